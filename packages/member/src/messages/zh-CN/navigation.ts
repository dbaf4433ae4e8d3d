/** Labels in the site's menus. */
export const navigation = {
  hub: "会员中心",
  me: "我的",
  personal: "个人资料与安全",
  protection: "理性游戏",
  statement: "对账单",
  message: "消息中心",
  feedback: "意见反馈",
  agent: "合营计划",
  download: "下载应用",
  help: "帮助中心",
  terms: "服务条款",
  privacy: "隐私政策",
} as const;
