/** Labels in the site's menus. */
export const navigation = {
  hub: "会员中心",
  me: "我的",
} as const;
