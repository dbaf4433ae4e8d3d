/* Closed lists of the wire that carry no rule of their own. Schemas, stores and screens take them from here. */

/** Languages of the interface. */
export const SITE_LOCALES = ["zh-CN", "en"] as const;
export type SiteLocale = (typeof SITE_LOCALES)[number];

/** The central wallet's id. */
export const CENTRAL_WALLET = "central";

/** Whether a provider takes players: now, not during its maintenance, not yet. */
export const PROVIDER_STATES = ["normal", "maintenance", "soon"] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Where a game opens: inside the page, or in a window of its own. */
export const OPEN_MODES = ["frame", "window"] as const;
export type OpenMode = (typeof OPEN_MODES)[number];

/** Ways to pay in. */
export const DEPOSIT_KINDS = ["bank", "alipay", "wechat", "coin"] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** Where a withdrawal can go. */
export const PAYOUT_TYPES = ["bank", "alipay", "coin"] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** What moves a member's money outside play. */
export const TRANSACTION_KINDS = ["deposit", "withdraw", "transfer", "exchange", "bonus", "rebate"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
