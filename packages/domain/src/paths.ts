/** Every route of the site (docs/specification.md §2), below the surface's base. Ids are escaped. */
export const paths = {
  root: "/",
  home: "/home",
  login: "/login",
  register: "/register",
  iframeCustomerService: "/iframeCustomerService",
  user: "/user",
  agent: "/agent",
  activityDiscount: "/activity/discount",
  activityDetail: (id: string): string => `/activity/list/${encodeURIComponent(id)}`,
  activityGifts: "/activity/enjoyLuxuryGifts",
  activitySign: "/activity/sign",
  venueSports: "/venue/sports",
  venueRealbet: "/venue/realbet",
  venueChess: "/venue/chess",
  venueGaming: "/venue/gaming",
  venueLottery: "/venue/lottery",
  venueFish: "/venue/fishGame",
  egame: "/game/egame",
  download: "/download",
  help: (id: string): string => `/help/${encodeURIComponent(id)}`,
  forgetPassword: "/forgetPassword",
  sports: "/sports",
  venues: "/venues",
  deposit: "/finance/deposit",
  depositNewsletter: "/finance/deposit/newsletter",
  depositCardInfo: "/finance/deposit/cardinfo",
  virtualCoinHelp: "/finance/deposit/virtualCoinHelp",
  withdraw: "/finance/withdraw",
  transfer: "/finance/transfer",
  addBankCard: "/finance/addBankCard",
  addAlipay: "/finance/addAlipay",
  virtualCoinCard: "/finance/virtualCoinCard",
  personal: "/user/personal",
  bankCardsManage: "/user/bankCardsManage",
  message: "/user/message",
  messageDetail: "/user/messageDetail",
  feedBack: "/user/feedBack",
  feedBackList: "/user/feedBackList",
  betRecord: "/user/betRecord",
  transRecord: "/user/transRecord",
  vip: "/user/vip",
  vipDetail: "/user/vip/detail",
  /** Ours, beside those of the specification (docs/decisions/031-player-protection.md). */
  protection: "/user/protection",
  statement: "/user/statement",
} as const;

export type PathKey = keyof typeof paths;

/** The same routes as patterns for a router: ids are `:id`. */
export const routePatterns: Readonly<Record<PathKey, string>> = {
  ...paths,
  activityDetail: "/activity/list/:id",
  help: "/help/:id",
};

/** Base of the mobile surface. */
export const MOBILE_BASE = "/app";
