/* Closed lists of the wire. Schemas, stores and screens take them from here; the rules about them stand elsewhere. */

/** What a member may say of themselves; empty: nothing. */
export const GENDERS = ["", "female", "male"] as const;
export type Gender = (typeof GENDERS)[number];

/** Avatars that are drawn, besides a member's own picture. */
export const AVATARS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type AvatarId = (typeof AVATARS)[number];

/** What a session is used on, by its device id (docs/specification.md §3.10); "web": a desktop, or not known. */
export const DEVICE_KINDS = ["web", "ios", "android"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Pages of a brand's own rules that a member agrees to. */
export const LEGAL_TEXTS = ["terms", "privacy"] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

/**
 * What a limit holds for, the latest so long: 24 hours, seven times 24 hours, a month of the brand's calendar back from
 * now (to the month's last day where it has no such day).
 */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Limits on play. Stakes and losses are money of the account's currency; time is whole minutes in games. */
export const PLAY_LIMITS = ["stake", "loss", "time"] as const;
export type PlayLimitKind = (typeof PLAY_LIMITS)[number];

/** Every limit that a member may set; a deposit limit is one of what is paid in, before withdrawals. */
export const LIMIT_KINDS = ["deposit", ...PLAY_LIMITS] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Minutes of play between two reality checks. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number];

/** How long a break may be, as ISO 8601 durations of the brand's calendar. */
export const BREAKS = ["P1D", "P7D", "P1M", "P2M", "P3M"] as const;
export type BreakLength = (typeof BREAKS)[number];

/** How long a self-exclusion may be. */
export const EXCLUSIONS = ["P6M", "P1Y", "P2Y", "P5Y"] as const;
export type ExclusionLength = (typeof EXCLUSIONS)[number];

/** Why a member may not play, pay in or take part in promotions: a break, or a self-exclusion. */
export const PAUSE_KINDS = ["break", "exclusion"] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** How far the verification of a member's identity and age is; refused: it may be asked for again. */
export const IDENTITY_STATES = ["none", "asked", "verified", "refused"] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Why an identity was not verified. */
export const IDENTITY_FAULTS = ["name_differs", "birthday_differs", "document_unclear", "under_age"] as const;
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];

/** What is known of a member's age: nothing, the birthday that they gave, or the one of their document. */
export const AGE_STATES = ["unknown", "declared", "verified"] as const;
export type AgeState = (typeof AGE_STATES)[number];

/** What a licence may close to members whose identity is not verified. */
export const IDENTITY_GATES = ["deposit", "play", "withdraw"] as const;
export type IdentityGate = (typeof IDENTITY_GATES)[number];

/** What a promotion can ask for of a member. */
export const PROMOTION_CONDITIONS = [
  "newMember",
  "audienceLevel",
  "invited",
  "firstDeposit",
  "deposit",
  "deposits",
  "bet",
  "loss",
  "level",
  "registeredDays",
  "birthday",
] as const;
export type PromotionCondition = (typeof PROMOTION_CONDITIONS)[number];

/** For what an operator refuses an application or an order of goods. */
export const DECLINE_REASONS = [
  "not_eligible",
  "details_wrong",
  "address_wrong",
  "duplicate_account",
  "rules_broken",
  "other",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why a reward was refused or has ended. */
export const PROMOTION_REASONS = [
  ...DECLINE_REASONS,
  /** Another promotion, or this one before, had the deposit. */
  "already_joined",
  "budget_gone",
  /** Given up by the member. */
  "forfeited",
  /** Its turnover was not done in time. */
  "expired",
  /** Taken back by the operator. */
  "reversed",
] as const;
export type PromotionReason = (typeof PROMOTION_REASONS)[number];

/** Why a bet with a free bet is refused; of another member's award nothing is told. */
export const FREE_BET_REFUSALS = [
  "free_bet_unknown",
  /** Its time is over, or it was given up or taken back. */
  "free_bet_ended",
  "free_bet_used_up",
  /** The game is of none of its categories. */
  "free_bet_category",
  /** The stake is not that of the award. */
  "free_bet_stake",
] as const;
export type FreeBetRefusal = (typeof FREE_BET_REFUSALS)[number];

/** `notice`: to all or from a level on; `personal`: to one member; `activity`: about promotions, to any of them. */
export const MESSAGE_KINDS = ["notice", "personal", "activity"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** HTML is kept as it was written; who shows it sanitises it. */
export const MESSAGE_FORMATS = ["text", "html"] as const;
export type MessageFormat = (typeof MESSAGE_FORMATS)[number];

/** What a member writes to the operator about, and what became of it. */
export const FEEDBACK_TYPES = ["deposit", "withdrawal", "game", "account", "suggestion", "complaint", "other"] as const;
export const FEEDBACK_STATES = ["open", "answered", "closed"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

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

/** States of orders and bets; `order-status.ts` says how they may follow on each other. */
export const DEPOSIT_STATUSES = [
  "awaiting_payment",
  "awaiting_confirmation",
  "succeeded",
  "cancelled",
  "expired",
  "refused",
] as const;
export const WITHDRAW_STATUSES = ["under_review", "paying", "paid", "refused"] as const;
export const TRANSFER_STATUSES = ["processing", "succeeded", "failed"] as const;
export const BET_STATUSES = ["unsettled", "won", "lost", "draw", "cancelled"] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
export type WithdrawStatus = (typeof WITHDRAW_STATUSES)[number];
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];
export type BetStatus = (typeof BET_STATUSES)[number];

export type TransactionStatus = DepositStatus | WithdrawStatus | TransferStatus;
/** States of a money record of any kind, each once. */
export const TRANSACTION_STATUSES: readonly TransactionStatus[] = [
  ...new Set<TransactionStatus>([...DEPOSIT_STATUSES, ...WITHDRAW_STATUSES, ...TRANSFER_STATUSES]),
];

/** Groups that order banks (docs/specification.md §9.8). */
export const BANK_GROUPS = [1, 2, 3, 4] as const;
export type BankGroup = (typeof BANK_GROUPS)[number];

/** How a game is opened. */
export const PLAY_MODES = ["real", "demo"] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** The two layouts of a site. */
export const SURFACES = ["desktop", "mobile"] as const;
export type Surface = (typeof SURFACES)[number];
