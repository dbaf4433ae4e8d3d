import { newId, type Vault } from "@baize/safeguards";
import type { RewardHooks } from "@baize/cashier";
import type { AssetCode, DateRange, TextLocale } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";

/** What a brand is to its agents. */
export interface AgencyBrand {
  readonly code: string;
  /** IANA zone of the brand's days. */
  readonly zone: string;
  readonly currency: AssetCode;
  /** Language of the labels of money records. */
  readonly locale: TextLocale;
}

export interface AgencyContext {
  readonly brand: AgencyBrand;
  readonly member: string;
}

export interface AgencyMember {
  readonly id: string;
  /** User name, not masked: what members see of another is masked here. */
  readonly name: string;
  /** The member's own invitation code. */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
}

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** What the host knows. All works compose inside the transaction that decides. */
export interface AgencyDeps {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Seals what applicants write. */
  readonly vault: Vault;
  readonly rewards: Pick<RewardHooks, "fundBudget" | "payReward" | "memberSums" | "membersWithTurnover">;
  /**
   * Bonuses and rebates credited to a member's central wallet in a half-open period, less what was taken back, in minor
   * units; without commission.
   */
  readonly bonusesOf: (member: string, range: DateRange) => Work<bigint>;
  readonly memberOf: (brand: string, member: string) => Work<AgencyMember>;
  /** Whether a deposit of the member had arrived by then, to whatever wallet. */
  readonly hasDeposited: (member: string, before: number) => Work<boolean>;
  /** Who invited the member; null: nobody. */
  readonly inviterOf: (brand: string, member: string) => Work<string | null>;
  /** A page of those whom the member has invited, newest first, and how many there are. */
  readonly invitees: (
    brand: string,
    member: string,
    paging: Paging,
  ) => Work<{ readonly total: number; readonly list: readonly AgencyMember[] }>;
  /** Excluded, on a break or locked at some time of a half-open period, as far as the accounts know. */
  readonly isBarred: (brand: string, member: string, range: DateRange) => Work<boolean>;
  /** Whether two members look like one person: a device or a payout account in common. */
  readonly sharesMark: (brand: string, one: string, other: string) => Work<boolean>;
}

export interface Env extends AgencyDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
  newId(prefix: string): string;
}

export const createEnv = (deps: AgencyDeps): Env => ({
  ...deps,
  newId: (prefix) => newId(deps, prefix),
});
