import type { RewardHooks } from "@baize/cashier";
import type { AssetCode, CategoryId, DeclineReason, OwnText, TextLocale } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import { newId, type Vault } from "@baize/safeguards";
import type { OneAccountMark } from "../rules/activity-rules.ts";

/** What a brand is to its promotions. */
export interface PromotionBrand {
  readonly code: string;
  /** IANA zone of the brand's days. */
  readonly zone: string;
  readonly currency: AssetCode;
  /** Language of the labels of money records. */
  readonly locale: TextLocale;
}

/** Who asks. */
export interface PromotionContext {
  readonly brand: PromotionBrand;
  /** Null: a visitor. */
  readonly member: string | null;
  readonly locale: TextLocale;
}
export type MemberContext = PromotionContext & { readonly member: string };

export interface MemberProfile {
  readonly id: string;
  /** 0 to 10. */
  readonly level: number;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isInvited: boolean;
  /** `MM-DD`; null where it is not known. */
  readonly birthday: string | null;
  /** Excluded, on a break or locked: gets nothing, and sees no promotion. */
  readonly isBarred: boolean;
  /** Devices, payout accounts and so on, as digests or ids that are equal for equal things. */
  readonly marks: Readonly<Partial<Record<OneAccountMark, readonly string[]>>>;
}

/** What a VIP level gives; amounts are decimals of the brand's currency, "0" for none. */
export interface VipRights {
  readonly level: number;
  /** Once, when the level is reached. */
  readonly upgradeGift: string;
  /** On the birthday, once a year. */
  readonly birthdayGift: string;
  /** Once in each month of the brand's calendar. */
  readonly monthGift: string;
  /** Percent of valid turnover, by category id. */
  readonly rebates: Readonly<Record<string, string>>;
}

/** What has become of an award beside money that was paid, which `rewards` see: what its member is told. */
export type AwardNews = {
  /** The award's id. */
  readonly id: string;
  readonly brand: string;
  readonly member: string;
  /** The promotion's title in each language. */
  readonly title: OwnText;
} & (
  | {
      readonly kind: "freeBetsGiven";
      readonly count: number;
      /** Minor units of one bet. */
      readonly stake: bigint;
      readonly categories: readonly CategoryId[];
      /** Epoch milliseconds. */
      readonly until: number;
    }
  | { readonly kind: "applicationDeclined"; readonly reason: DeclineReason }
  | { readonly kind: "goodsApproved" }
  | { readonly kind: "rewardReversed" }
);

export interface PromotionDeps {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Seals addresses and makes the digests of codes. */
  readonly vault: Vault;
  readonly rewards: RewardHooks;
  /** Whether the games take an amount, in minor units, as a stake. */
  readonly isStake: (asset: AssetCode, minor: bigint) => boolean;
  /** All levels of a brand, 0 first. */
  readonly vipRights: (brand: string) => readonly VipRights[];
  /** Composes inside the transaction of the event. */
  readonly onAward?: (news: AwardNews, at: number) => Work<void>;
  /** The member as known to the accounts; composes inside the transaction that decides. */
  readonly profileOf: (brand: string, member: string) => Work<MemberProfile>;
}

export interface Env extends PromotionDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
  newId(prefix: string): string;
}

export const createEnv = (deps: PromotionDeps): Env => ({
  ...deps,
  newId: (prefix) => newId(deps, prefix),
});
