/** Labels in the site's menus. */
export const navigation = {
  deposit: "充值",
  withdraw: "提款",
  transfer: "转账",
  transRecord: "资金记录",
  depositNews: "充值教程与公告",
  coinHelp: "虚拟币充值说明",
} as const;
