import {
  type AssetCode,
  type CategoryId,
  type DeclineReason,
  type DeviceKind,
  formatDateTime,
  type IdentityFault,
  type OwnText,
} from "@baize/domain";

/** A decimal and its asset. */
export interface Amount {
  readonly value: string;
  readonly asset: AssetCode;
}

/** What a limit allows: money, or time. */
export type LimitMost = Amount | { readonly minutes: number };

/** A limit that is higher, or lifted; it may be confirmed between two instants. */
interface LooserLimit {
  readonly id: string;
  readonly name: OwnText;
  readonly span: "day" | "week" | "month";
  /** Null: no limit. */
  readonly amount: LimitMost | null;
  readonly from: number;
  readonly until: number;
}

/**
 * What members are told of by itself. `id` makes an event the only one of its type for its member; instants are epoch
 * milliseconds.
 */
export interface MemberEvents {
  depositCredited: { readonly id: string; readonly amount: Amount };
  depositRefused: { readonly id: string; readonly amount: Amount; readonly reason: string };
  withdrawalPaid: { readonly id: string; readonly amount: Amount; readonly to: string };
  withdrawalRefused: { readonly id: string; readonly amount: Amount; readonly reason: string };
  accountLocked: {
    readonly id: string;
    readonly what: "login" | "play" | "money" | "withdrawal";
    /** Null: until the operator lifts it. */
    readonly until: number | null;
  };
  accountUnlocked: { readonly id: string; readonly what: MemberEvents["accountLocked"]["what"] };
  promotionReward: {
    readonly id: string;
    /** The promotion's title. */
    readonly title: OwnText;
    readonly amount: Amount;
    /** Valid bets that it asks for; null for none. */
    readonly turnover: Amount | null;
  };
  freeBetsGiven: {
    readonly id: string;
    readonly title: OwnText;
    readonly count: number;
    /** Of one bet. */
    readonly amount: Amount;
    /** Of the games in which they can be used. */
    readonly categories: readonly CategoryId[];
    readonly until: number;
  };
  applicationDeclined: { readonly id: string; readonly title: OwnText; readonly reason: DeclineReason };
  goodsApproved: { readonly id: string; readonly title: OwnText };
  rewardReversed: { readonly id: string; readonly title: OwnText };
  limitChanged: {
    readonly id: string;
    /** What it limits, as the page calls it, e.g. "deposit limit". */
    readonly name: OwnText;
    readonly span: "day" | "week" | "month";
    /** Null: no limit. */
    readonly amount: LimitMost | null;
    readonly from: number;
  };
  /** A looser limit: asked for, or ready to be confirmed. */
  limitAsked: LooserLimit;
  limitReady: LooserLimit;
  breakTaken: { readonly id: string; readonly until: number };
  excluded: { readonly id: string; readonly until: number };
  exclusionLifted: { readonly id: string };
  identityAsked: { readonly id: string };
  identityVerified: { readonly id: string };
  identityRefused: { readonly id: string; readonly fault: IdentityFault };
  passwordChanged: {
    readonly id: string;
    readonly which: "login" | "withdrawal";
    readonly at: number;
    /** Passkeys went with a forgotten log-in password. */
    readonly hasRemovedPasskeys?: boolean;
  };
  /** `name` is what the member called the passkey. */
  passkeyAdded: { readonly id: string; readonly name: string; readonly at: number };
  passkeyRemoved: { readonly id: string; readonly name: string; readonly at: number };
  contactChanged: { readonly id: string; readonly which: "phone" | "email"; readonly at: number };
  newDevice: { readonly id: string; readonly device: DeviceKind; readonly at: number };
  answered: { readonly id: string; readonly about: "feedback" | "desk" };
}

export type MemberEvent<T extends keyof MemberEvents = keyof MemberEvents> = {
  [K in T]: { readonly type: K } & MemberEvents[K];
}[T];

export interface WrittenEvent {
  readonly title: string;
  readonly text: string;
}

export interface Forms {
  /** `1,234.50 CNY`. */
  amount(amount: Amount): string;
  /** An instant on the brand's clocks. */
  time(at: number): string;
}

/** Reasons of an operator that have words; any other is the operator's own text. */
export const ORDER_REASONS = ["not_received", "amount_mismatch", "name_mismatch", "account_check_failed"] as const;
export type OrderReasons = Readonly<Record<(typeof ORDER_REASONS)[number], string>>;
export const orderReason = (words: OrderReasons, reason: string): string => {
  const known = ORDER_REASONS.find((one) => one === reason);
  return known === undefined ? reason : words[known];
};

export type EventWords = {
  readonly [K in keyof MemberEvents]: (event: MemberEvent<K>, forms: Forms) => WrittenEvent;
};

export const formsOf = (zone: string): Forms => ({
  amount: ({ value, asset }) => {
    const [whole = "", fraction] = value.split(".");
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
    return `${grouped}${fraction === undefined ? "" : `.${fraction}`} ${asset}`;
  },
  time: (at) => formatDateTime(at, zone),
});
