import type { PromotionReason } from "@baize/domain";
import { builder } from "@baize/ledger";
import type { ActivityType, OneAccountMark } from "../rules/activity-rules.ts";

export interface ActivityRow {
  id: string;
  brand: string;
  type: ActivityType;
  seq: bigint;
  /** Half-open period in epoch milliseconds. */
  starts_at: bigint | null;
  ends_at: bigint | null;
  /** When an operator stopped it. */
  stopped_at: bigint | null;
  /** JSON of `ActivityRules`. */
  rules: string;
  created_at: bigint;
}

/** `ended`: what was left of it was taken back. */
export type AwardState = "pending" | "passed" | "refused" | "paid" | "ended";

export interface AwardRow {
  id: string;
  brand: string;
  activity: string;
  member: string;
  /** What makes it one of its kind for the member: a day, an order, a level. */
  once: string;
  amount: bigint;
  state: AwardState;
  /** Empty until it is refused or has ended. */
  reason: PromotionReason | "";
  /** JSON of what its kind adds. */
  facts: string;
  /** Goods: where they are sent to, sealed. */
  sealed: string | null;
  created_at: bigint;
  decided_at: bigint | null;
  expires_at: bigint | null;
  /** The deposit that it adds to; a deposit serves one reward. */
  deposit: string | null;
}

export interface CodeRow {
  brand: string;
  /** Keyed digest of the code. */
  code_index: string;
  activity: string;
  /** The code's last two characters, for the operator. */
  hint: string;
  amount: bigint;
  remaining: bigint;
  /** The only member who may redeem it; null: anyone. */
  owner: string | null;
  expires_at: bigint | null;
}

/** The free bets of an award. Left are `total` − `used` − `returned`, which its stakes in the ledger agree with. */
export interface FreeBetsRow {
  award: string;
  brand: string;
  activity: string;
  member: string;
  /** Minor units of one bet. */
  stake: bigint;
  total: bigint;
  used: bigint;
  /** Gone back to the budget. */
  returned: bigint;
  /** JSON of category ids. */
  categories: string;
  expires_at: bigint;
  /** When what was left went back; null: nothing has. */
  ended_at: bigint | null;
}

/** A bet that took a free bet. */
export interface FreeBetRow {
  bet: string;
  award: string;
  /** `returned`: it was called off, and its stake came back. */
  state: "open" | "settled" | "returned";
  placed_at: bigint;
  /** Minor units that the member won with it. */
  won: bigint;
}

export interface Tables {
  promo_activity: ActivityRow;
  promo_join: { brand: string; activity: string; member: string; at: bigint };
  promo_award: AwardRow;
  promo_free_bets: FreeBetsRow;
  promo_free_bet: FreeBetRow;
  promo_stock: { brand: string; activity: string; item: string; remaining: bigint };
  promo_code: CodeRow;
  promo_mark: { brand: string; activity: string; once: string; kind: OneAccountMark; value: string; member: string };
  promo_finding: {
    id: string;
    brand: string;
    activity: string;
    member: string;
    kind: OneAccountMark;
    /** The member who has the mark already. */
    other: string;
    at: bigint;
  };
  promo_sign: { brand: string; member: string; day: string; by: "sign" | "resign"; at: bigint };
  /** Days whose rebates are all paid. */
  promo_rebate_day: { brand: string; day: string; at: bigint };
  /** The address that goods were last sent to, sealed. */
  promo_address: { member: string; sealed: string; at: bigint };
}

export const q = builder<Tables>();
