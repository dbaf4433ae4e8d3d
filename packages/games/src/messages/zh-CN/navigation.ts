/** Labels in the site's menus. */
export const navigation = {
  home: "首页",
  betRecord: "投注记录",
} as const;
