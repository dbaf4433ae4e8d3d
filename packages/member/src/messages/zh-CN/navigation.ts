/** Labels in the site's menus. */
export const navigation = {
  hub: "会员中心",
  me: "我的",
  terms: "服务条款",
  privacy: "隐私政策",
} as const;
