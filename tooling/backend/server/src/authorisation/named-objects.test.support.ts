import type { AnyCall, CallInput, Contract } from "@baize/api-client/contract";

/**
 * Things of one member, or of one device, in an order in which none hinders the next: turnover comes late, after it
 * what locks withdrawals, and last what ends the owner's session.
 */
export const OWNED = [
  "captcha",
  "bindTicket",
  "session",
  "passkey",
  "passkeyTicket",
  "coinQuote",
  "withdrawal",
  "bankAccount",
  "spareCard",
  "coinAccount",
  "alipayPicture",
  "feedbackPicture",
  "identityPicture",
  "slip",
  "depositOrder",
  "exchangeQuote",
  "transferOrder",
  "moneyKey",
  "feedbackKey",
  "deskKey",
  "message",
  "deletedMessage",
  "feedback",
  "pendingLimit",
  "award",
  "giftKey",
  "creditedDeposit",
  "requirement",
  "withdrawTicket",
  "passkeyLogin",
] as const;
export type Owned = (typeof OWNED)[number];
/**
 * What a field names: a thing of somebody's; an entry of a list that is the same for all; a secret that is good for
 * whoever holds it, such as a visitor's token or the ticket of a code that was sent to a number.
 */
export type Named = Owned | "listed" | "bearer";

type NamedFields = {
  readonly [A in keyof Contract]: {
    readonly [N in keyof Contract[A]]?: {
      readonly [F in keyof CallInput<Extract<Contract[A][N], AnyCall>> & string]?: Named;
    };
  };
};

/** Every field of the contract that names something, by what it names. */
export const NAMED_FIELDS = {
  account: {
    register: { keyId: "listed", ticket: "bearer" },
    login: { keyId: "listed", captchaId: "captcha" },
    setWithdrawPassword: { keyId: "listed" },
  },
  member: {
    forgetPassword: { ticket: "bearer", captchaId: "captcha", keyId: "listed" },
    recordGame: { platform: "listed" },
    loginMpe: { ticket: "bearer" },
  },
  profile: {
    bind: { ticket: "bindTicket", keyId: "listed" },
    changePassword: { keyId: "listed" },
    changeWithdrawPassword: { keyId: "listed" },
    resetWithdrawPassword: { ticket: "withdrawTicket", keyId: "listed" },
    endSessions: { id: "session" },
  },
  passkey: {
    add: { ticket: "passkeyTicket", keyId: "listed" },
    rename: { id: "passkey" },
    remove: { id: "passkey", keyId: "listed" },
    login: { ticket: "passkeyLogin" },
  },
  service: { sms: { captchaId: "captcha" } },
  finance: {
    virtualDelete: { id: "coinAccount" },
    payoutDelete: { id: "spareCard" },
    payoutDefault: { id: "bankAccount" },
    bankAdd: { bankCode: "listed", keyId: "listed" },
    alipayAdd: { qrId: "alipayPicture", keyId: "listed" },
    virtualAdd: { protocol: "listed", keyId: "listed" },
    depositCreate: { channelId: "listed", offer: "listed", reqId: "moneyKey" },
    depositOrder: { id: "depositOrder" },
    depositPaid: { id: "depositOrder", slipId: "slip" },
    depositCancel: { id: "depositOrder" },
    depositNewsRead: { id: "listed" },
    withdrawPreview: { accountId: "bankAccount" },
    withdrawQuote: { accountId: "bankAccount" },
    withdrawSubmit: { accountId: "bankAccount", quoteId: "coinQuote", keyId: "listed", reqId: "moneyKey" },
    withdrawOrder: { id: "withdrawal" },
    turnoverBets: { id: "requirement" },
    exchangeSubmit: { quoteId: "exchangeQuote", reqId: "moneyKey" },
    operation: { reqId: "moneyKey" },
    operationClose: { reqId: "moneyKey" },
  },
  games: {
    walletList: { show: "listed" },
    transfer: { from: "listed", to: "listed", reqId: "moneyKey" },
    recycle: { platform: "listed", reqId: "moneyKey" },
    heartbeat: { gameid: "listed", platform: "listed" },
    transferPost: { from: "listed", to: "listed", reqId: "moneyKey" },
    recyclePost: { platform: "listed", reqId: "moneyKey" },
    transferOrder: { orderNo: "transferOrder" },
    start: { gameId: "listed" },
    favourite: { gameId: "listed" },
  },
  promo: {
    list: { nav: "listed" },
    detail: { id: "listed" },
    giftExchange: { giftId: "listed", reqId: "giftKey" },
    giftExchangeBet: { giftId: "listed" },
    rechargeRewards: { id: "listed" },
    rules: { id: "listed" },
    isJoinActive: { id: "listed" },
    join: { id: "listed" },
    applyDepositActive: { id: "listed", orderNo: "creditedDeposit" },
    applyAloneActive: { id: "listed" },
    record: { id: "listed" },
    forfeit: { id: "award" },
  },
  protection: {
    confirmLimit: { id: "pendingLimit" },
    dropLimit: { id: "pendingLimit" },
    takeBreak: { keyId: "listed" },
    exclude: { keyId: "listed" },
    askIdentity: { pictures: "identityPicture" },
  },
  messages: {
    detail: { id: "message" },
    remove: { ids: "message" },
    restore: { ids: "deletedMessage" },
  },
  feedback: {
    add: { pictures: "feedbackPicture", reqId: "feedbackKey" },
    detail: { id: "feedback" },
    follow: { id: "feedback", pictures: "feedbackPicture", reqId: "feedbackKey" },
  },
  desk: {
    read: { visitor: "bearer" },
    write: { visitor: "bearer", picture: "feedbackPicture", reqId: "deskKey" },
    seen: { visitor: "bearer" },
  },
  help: { article: { id: "listed", visitor: "bearer" }, vote: { id: "listed", visitor: "bearer" } },
  agent: {},
} as const satisfies NamedFields;
