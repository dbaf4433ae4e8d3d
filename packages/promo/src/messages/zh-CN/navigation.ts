/** Labels in the site's menus. */
export const navigation = {
  discount: "优惠活动",
  sign: "每日签到",
  gifts: "豪礼兑换",
  vip: "VIP 特权",
} as const;
