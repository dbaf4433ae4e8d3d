import type { IdentityFault, IdentityState, LimitKind, LimitPeriod, PauseKind } from "@baize/domain";
import { builder } from "@baize/ledger";

/** A limit from its begin to its end; amounts are minor units of the account's currency, or minutes of a time limit. */
export interface LimitRow {
  id: string;
  brand: string;
  member: string;
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint;
  since: bigint;
  /** Null: in force. */
  until: bigint | null;
}

/** A looser limit that was asked for and not confirmed. */
export interface PendingRow {
  id: string;
  brand: string;
  member: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Null: no limit. */
  amount: bigint | null;
  asked_at: bigint;
  /** It may be confirmed from then on, before `until_at`. */
  from_at: bigint;
  until_at: bigint;
  /** When the member was told that it may be confirmed. */
  told_at: bigint | null;
}

export interface PauseRow {
  id: string;
  brand: string;
  member: string;
  kind: PauseKind;
  since: bigint;
  until: bigint;
  /** Exclusions: it holds at every brand. */
  all_brands: bigint;
  /** Exclusions: when the operator lifted it. */
  lifted_at: bigint | null;
}

/** A minute in which a member played for money, in any game on any device. */
export interface MinuteRow {
  brand: string;
  member: string;
  /** Whole minutes since the epoch. */
  minute: bigint;
  /** When the session of play began to which it belongs. */
  began_at: bigint;
  /** Longest interval of reality checks that the licence allowed then, in minutes. */
  longest: bigint;
}

/** How often the reality check comes, from then on. */
export interface IntervalRow {
  brand: string;
  member: string;
  since: bigint;
  minutes: bigint;
}

export interface AcknowledgedRow {
  brand: string;
  member: string;
  at: bigint;
}

/** What became of a member's identity, the first with number 1; the last one holds. */
export interface IdentityRow {
  brand: string;
  member: string;
  number: bigint;
  state: Exclude<IdentityState, "none">;
  fault: IdentityFault | null;
  /** Ids of pictures, joined by commas. */
  pictures: string;
  by: "member" | "operator";
  at: bigint;
}

export type EventKind =
  | "limit_set"
  | "limit_asked"
  | "limit_confirmed"
  | "limit_dropped"
  | "no_limit_wanted"
  | "break_taken"
  | "excluded"
  | "exclusion_lifted"
  | "operator_acted";

export interface EventRow {
  id: string;
  brand: string;
  member: string;
  kind: EventKind;
  by: "member" | "operator";
  /** JSON of what changed. */
  facts: string;
  at: bigint;
}

export interface Tables {
  /** Members who have set a limit or said that none is wanted. */
  protection_decided: { brand: string; member: string; at: bigint };
  protection_limit: LimitRow;
  protection_pending: PendingRow;
  protection_pause: PauseRow;
  /** Digests of phones and e-mail addresses by which an excluded person is known. */
  protection_mark: { pause: string; mark: string };
  protection_event: EventRow;
  protection_identity: IdentityRow;
  protection_minute: MinuteRow;
  protection_interval: IntervalRow;
  /** Reality checks that were acknowledged. */
  protection_acknowledged: AcknowledgedRow;
}

export const q = builder<Tables>();
