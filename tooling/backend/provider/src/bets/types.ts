import type { AssetCode, BetStatus, CategoryId, SiteLocale } from "@baize/domain";

/** A bet in its final state. Amounts in minor units of `asset`. */
export interface SettledBet {
  readonly betId: string;
  readonly memberRef: string;
  readonly brand: string;
  readonly asset: AssetCode;
  readonly platform: string;
  readonly gameId: string;
  readonly gameType: CategoryId;
  readonly state: Exclude<BetStatus, "unsettled">;
  readonly stake: bigint;
  /** Valid turnover: the stake of a won or lost bet, 0 of a drawn or cancelled one. */
  readonly valid: bigint;
  /** Paid back, stake included. */
  readonly payout: bigint;
  /** `payout` − `stake`. */
  readonly net: bigint;
  readonly placedAt: number;
  readonly settledAt: number;
}

/** Where a bet was placed, in words. */
export interface BetNames {
  readonly platformName: string;
  readonly gameName: string;
}

/** One line of a member's bet record. */
export interface BetRow {
  readonly id: string;
  readonly platform: string;
  readonly platformName: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly gameType: CategoryId;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly asset: AssetCode;
  readonly stake: bigint;
  readonly valid: bigint;
  /** 0 while unsettled. */
  readonly net: bigint;
  readonly state: BetStatus;
  /** The round in words of the locale asked for. */
  readonly content: string;
}

export interface BetFilter {
  readonly memberRef: string;
  /** Half-open range of the instant of placing; absent is unbounded. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly category?: CategoryId | undefined;
  readonly platform?: string | undefined;
  readonly state?: BetStatus | undefined;
}
export interface BetSum {
  readonly count: number;
  readonly stake: bigint;
  readonly valid: bigint;
  readonly net: bigint;
}
export interface BetPage {
  /** Rows that the filter matches, on all pages. */
  readonly total: number;
  /** Over all of them. */
  readonly sum: BetSum;
  /** Newest first. */
  readonly rows: readonly BetRow[];
}

/** Settled bets of a past, spread evenly at random over a time, played by the games' own rules. */
export interface BetPlan {
  readonly brand: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
  /** The same seed plays the same past; planned twice for a member it acts once. */
  readonly seed: string;
  /** Platforms to play at, where a funded game wallet is open; absent for all of those. */
  readonly platforms?: readonly string[] | undefined;
  /** Largest stake as a multiple of a game's smallest; default 20. */
  readonly reach?: number | undefined;
}

export interface BetRecords {
  list(
    filter: BetFilter & { readonly page: number; readonly size: number; readonly locale: SiteLocale },
  ): Promise<BetPage>;
  /** Sums by category, for the filter. */
  summary(filter: BetFilter): Promise<readonly (BetSum & { readonly category: CategoryId })[]>;
  /** Valid turnover of a member's whole life, or from `fromMs` to before `toMs` by instant of settling. */
  turnoverTotal(memberRef: string, fromMs?: number, toMs?: number): Promise<bigint>;
  /** Gives the stake of an unsettled bet back. For the operator. Rejects with ReadOnlyFault while no money moves. */
  cancel(betId: string): Promise<"ok" | "bet_unknown" | "bet_settled">;
  /** Calls a match off, by its id as the play page and the record's tables have it: its legs count as 1.00. For the operator. */
  callOff(fixtureId: string): Promise<"ok" | "match_unknown" | "match_over">;
  /** Gives the number of bets placed: fewer than planned when a wallet runs dry. Rejects with ReadOnlyFault. */
  seedBets(memberRef: string, plan: BetPlan): Promise<number>;
}
