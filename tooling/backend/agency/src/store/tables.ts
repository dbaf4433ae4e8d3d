import { builder } from "@baize/ledger";

export const APPLICATION_STATES = ["pending", "approved", "refused"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export interface ApplicationRow {
  id: string;
  brand: string;
  member: string;
  state: ApplicationState;
  /** JSON of what the applicant wrote, sealed. */
  sealed: string;
  /** Why it was refused; the member reads it. */
  reason: string;
  created_at: bigint;
  /** Since then, where it was approved, the member is an agent. */
  decided_at: bigint | null;
}

/** Why play counted and earned nothing; empty where it earned by its percent. */
export type NoEarning = "" | "related" | "barred" | "no_deposit";

/** What an invitee's day earned an agent, by the part of the base. What is counted is never counted again. */
export interface EarningRow {
  brand: string;
  agent: string;
  invitee: string;
  /** Day of the brand's zone. */
  day: string;
  /** "net", or the category's id. */
  part: string;
  /** Minor units that were counted. */
  base: bigint;
  percent: string;
  /** Minor units that were earned. */
  amount: bigint;
  reason: NoEarning;
  /** The payout that paid it; null: not yet, or nothing was earned. */
  payout: string | null;
}

export interface PayoutRow {
  id: string;
  brand: string;
  agent: string;
  day: string;
  amount: bigint;
  at: bigint;
}

export interface Tables {
  agency_application: ApplicationRow;
  /** JSON of `CommissionRules`, by the first day that they are for. */
  agency_rules: { brand: string; from_day: string; rules: string; created_at: bigint };
  /** How many invitees of an agent were active on a day, and the tier that follows: 1 the first, 0 none. */
  agency_tier: { brand: string; agent: string; day: string; active: bigint; tier: bigint };
  agency_earning: EarningRow;
  agency_payout: PayoutRow;
  /** Days that are done. */
  agency_day: { brand: string; day: string; at: bigint };
  agency_finding: { brand: string; agent: string; invitee: string; day: string; at: bigint };
}

export const q = builder<Tables>();
