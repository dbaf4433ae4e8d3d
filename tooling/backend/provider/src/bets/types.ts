import type { AssetCode, BetStatus, CategoryId, TextLocale } from "@baize/domain";

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

/** Sums over bets by when they were placed, free bets left out, in minor units. */
export interface PlayedSums {
  readonly stakes: bigint;
  /** What the settled ones have paid, stakes included. */
  readonly returns: bigint;
  /** When the first was placed; null of none. */
  readonly firstAt: number | null;
}

/** A bet over its life, in minor units and epoch milliseconds. */
export interface PlayedBet {
  readonly id: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** It took a free bet: the stake was not the member's. */
  readonly isFree: boolean;
  readonly placedAt: number;
  readonly settledAt: number | null;
}

/** Names of the platform and game of a bet. */
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
  /** It took a free bet: the stake was not the member's. */
  readonly isFree: boolean;
  readonly valid: bigint;
  /** 0 while unsettled. */
  readonly net: bigint;
  readonly state: BetStatus;
  /** Description of the round in the requested locale. */
  readonly content: string;
}

export interface BetFilter {
  readonly memberRef: string;
  /** Half-open range of `placedAt`, epoch milliseconds; unbounded by default. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly category?: CategoryId | undefined;
  readonly platform?: string | undefined;
  readonly state?: BetStatus | undefined;
}
export interface BetSum {
  readonly count: number;
  /** Those of free bets too. */
  readonly stake: bigint;
  readonly valid: bigint;
  readonly net: bigint;
}
export interface BetPage {
  /** Number of matching rows on all pages. */
  readonly total: number;
  /** Sums over all of them. */
  readonly sum: BetSum;
  /** Newest first. */
  readonly rows: readonly BetRow[];
}

/** A history of settled bets at uniformly random times, by the games' own rules. */
export interface BetPlan {
  readonly brand: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
  /** The same seed gives the same history; a second call with it for a member changes nothing. */
  readonly seed: string;
  /** Platforms to play at. Default: all where the member has a funded game wallet. */
  readonly platforms?: readonly string[] | undefined;
  /** Largest stake as a multiple of a game's smallest; default 20. */
  readonly reach?: number | undefined;
}

export interface BetRecords {
  list(
    filter: BetFilter & { readonly page: number; readonly size: number; readonly locale: TextLocale },
  ): Promise<BetPage>;
  /** Sums by category, for the filter. */
  summary(filter: BetFilter): Promise<readonly (BetSum & { readonly category: CategoryId })[]>;
  /** Valid turnover of all time, or of bets settled at or after `fromMs` and before `toMs`. */
  turnoverTotal(memberRef: string, fromMs?: number, toMs?: number): Promise<bigint>;
  /** Returns the stake of an unsettled bet. For the operator. Rejects with ReadOnlyFault while money is stopped. */
  cancel(betId: string): Promise<"ok" | "bet_unknown" | "bet_settled">;
  /** Calls a match off by its fixture id, `<game>/<number>`: its legs count as 1.00. For the operator. */
  callOff(fixtureId: string): Promise<"ok" | "match_unknown" | "match_over">;
  /** Returns the number of bets placed: fewer than planned when a balance runs out. Rejects with ReadOnlyFault. */
  seedBets(memberRef: string, plan: BetPlan): Promise<number>;
}
