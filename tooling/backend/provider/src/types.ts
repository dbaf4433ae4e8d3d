import type { AssetCode, CategoryId, LimitPeriod, OpenMode, PlayMode, TextLocale, Surface } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import type { Hono } from "hono";
import type { Catalogue } from "./catalogue/types.ts";
import type { FreeBets } from "./bets/free-bets.ts";
import type { BetRecords, BetNames, PlayedBet, PlayedSums, SettledBet } from "./bets/types.ts";
import type { FaultBoard } from "./faults/types.ts";
import type { TransferWallet } from "./wallet/types.ts";

/** A planned closing, epoch milliseconds; null is open-ended. Closed while start ≤ now < end. */
export interface Closing {
  readonly start: number | null;
  readonly end: number | null;
  /** Message to members; empty for the default message. */
  readonly text: string;
}

/** Whom a `PlayGate` is asked about. */
export interface GatedMember {
  readonly brand: string;
  readonly memberRef: string;
}

export type PlayLimitCode = "stake_limit" | "loss_limit" | "time_limit";

/** Why a launch or a stake is refused. Limits are minor units of the account's currency, or minutes of time. */
export type PlayRefusal =
  | { readonly code: "play_paused" | "identity_required" | "reality_check_due" }
  | {
      readonly code: PlayLimitCode;
      readonly period: LimitPeriod;
      readonly limit: bigint;
      readonly left: bigint;
      /** When more is left again; null where that is not known. */
      readonly until: number | null;
    };

/** What a reality check shows: play without 15 minutes' rest, in any game on any device. */
export interface DueCheck {
  readonly since: number;
  readonly stakes: bigint;
  readonly returns: bigint;
}

/**
 * What protects a member at play for money. Its works compose in the transaction that would write the launch or the
 * stake, or has written it.
 */
export interface PlayGate {
  /** Why it is refused; null: it is not. `stake` is zero for a launch and for a free bet. */
  refusal(member: GatedMember, stake: bigint, at: number): Work<PlayRefusal | null>;
  /** A stake was placed, or a free bet. */
  staked(member: GatedMember, at: number): Work<void>;
  /** The reality check that has to be acknowledged before play goes on; null: none is due. */
  dueCheck(member: GatedMember, at: number): Work<DueCheck | null>;
  /** Acknowledges it; again changes nothing. */
  acknowledge(member: GatedMember, at: number): Work<void>;
}

export interface ProviderDeps {
  /** With `ledgerMigrations` applied; the provider adds its own tables. */
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Runs in the transaction that settles the bet, once per bet from a game wallet. */
  readonly onSettled: (bet: SettledBet) => Work<void>;
  /** Free bets of members; a host without them leaves it out. They are settled by it, not by `onSettled`. */
  readonly freeBets?: FreeBets | undefined;
  /** Breaks, limits of play and reality checks; a host without them leaves it out. */
  readonly gate?: PlayGate | undefined;
  /**
   * The closing of a brand's whole site, planned or present; null for none. While it lasts, launches, tickets,
   * sessions and rounds of the brand are refused as for a closed platform. Called often: answer from memory.
   */
  readonly isSiteClosed?: ((brand: string) => Closing | null) | undefined;
  /** Runs in the transaction that plans, changes or lifts the closing of a platform. */
  readonly onClosing?: ((platform: string, at: number) => Work<void>) | undefined;
  /** Least number of games; what the ordinary ones lack is made from seeded titles. For measuring. */
  readonly games?: number | undefined;
  /** How long a caller waits for an answer that a fault withholds. Default 10 s (docs/specification.md §5.6). */
  readonly answerTimeoutMs?: number | undefined;
  /** Origins, besides the site's own, that `exitUrl` may have. */
  readonly exitOrigins?: readonly string[] | undefined;
}

export interface LaunchRequest {
  /** Opaque and unique over all brands, 1 to 64 characters of A-Z a-z 0-9 _ . : - and /. */
  readonly memberRef: string;
  readonly brand: string;
  readonly currency: AssetCode;
  readonly gameId: string;
  readonly mode: PlayMode;
  readonly surface: Surface;
  readonly locale: TextLocale;
  /** IANA zone of the clock in the game's bar. Default, and for an unknown zone: the device's. */
  readonly zone?: string | undefined;
  /**
   * Where leaving a game in its own window leads: a path of the site, or a URL on one of `exitOrigins`. The site's
   * root for anything else (docs/rules.md R32).
   */
  readonly exitUrl?: string | undefined;
}
export type LaunchCode = "game_unknown" | "game_maintenance" | "game_soon" | "demo_unavailable" | PlayRefusal["code"];
export type LaunchAnswer =
  | {
      readonly ok: true;
      /** Path on the site's origin, `/play/<ticket>`: opens once, within `expireSec`. */
      readonly url: string;
      readonly openMode: OpenMode;
      readonly expireSec: number;
      readonly gameId: string;
      readonly gameName: string;
      readonly platform: string;
      readonly platformName: string;
      readonly gameType: CategoryId;
    }
  | {
      readonly ok: false;
      readonly code: LaunchCode;
      readonly maintenance: Closing | null;
      /** What the gate says, where it refuses. */
      readonly gate?: PlayRefusal;
    };

export interface MaintenanceSchedule {
  /**
   * Plans or lifts (null) a platform's closing. Stored in the database: in force in this process at once, in others
   * within about a second. Rejects with RangeError for an unknown platform.
   */
  set(platform: string, closing: Closing | null): Promise<void>;
  /** The stored closing of a platform, past, present or planned; null for none. */
  get(platform: string): Closing | null;
  list(): readonly { readonly platform: string; readonly closing: Closing }[];
}

/** The owner of favourites and recent games. */
export interface SavedGamesOwner {
  readonly memberRef: string;
  readonly brand: string;
}
/** Game ids, latest first; at most 100 favourites and 50 recent games. */
export interface SavedGames {
  readonly favourites: readonly string[];
  readonly recents: readonly string[];
  readonly maxFavourites: number;
}
export type SetFavouriteAnswer =
  | { readonly ok: true; readonly favourites: readonly string[] }
  | { readonly ok: false; readonly code: "game_unknown" | "favourite_limit" };

/** The games provider, with its own accounts in the ledger's database. */
export interface Provider {
  readonly catalogue: Catalogue;
  readonly wallet: TransferWallet;
  readonly faults: FaultBoard;
  readonly maintenance: MaintenanceSchedule;
  readonly bets: BetRecords;
  /**
   * `/art/*` and `/play/*` of one brand's site, to be mounted at its root. They set their own security headers.
   * Tickets and sessions of other brands are unknown to them.
   */
  routes(brand: string): Hono;
  /** Wakes a brand's open pages after its site's closing changed; without it they notice within about a second. */
  siteClosed(brand: string): void;
  /**
   * Also puts the game first in the member's recent games. Rejects with PlatformSilence when a fault withholds the
   * answer.
   */
  launch(request: LaunchRequest): Promise<LaunchAnswer>;
  /** Favourites and recent games; games that no longer exist are left out. */
  savedGames(owner: SavedGamesOwner): Promise<SavedGames>;
  /** Idempotent. */
  setFavourite(owner: SavedGamesOwner, gameId: string, on: boolean): Promise<SetFavouriteAnswer>;
  /** Names of platform and game by bet id, by default in Chinese; unknown bets are left out. */
  describeBets(betIds: readonly string[], locale?: TextLocale): Promise<ReadonlyMap<string, BetNames>>;
  /** Ledger accounts of a member's game wallets, whether they are open or not. */
  walletAccounts(memberRef: string): readonly string[];
  /** Sums of a member's own stakes since an instant, inclusive; within a transaction. */
  playedSince(member: GatedMember, since: number): Work<PlayedSums>;
  /** All bets of a member, the first first; within a transaction. */
  playHistory(member: GatedMember): Work<readonly PlayedBet[]>;
  /** Whether a member has a game open for money; within a transaction. */
  hasOpenGame(member: GatedMember, gameId: string): Work<boolean>;
  /** Ends a member's sessions at once (logged out, locked, excluded). Returns their number. */
  endSessions(memberRef: string): Promise<number>;
  /**
   * Settles all bets whose matches are over. Returns their number. For a timer of the host, about once a second. While
   * the ledger's money gate is closed nothing is settled: "read_only" the first time, then 0.
   */
  settleDue(): Promise<number | "read_only">;
  /** Deletes old sessions and old requests to slow platforms. For a timer of the host, about once an hour. */
  sweep(): Promise<number>;
  /** Stops following the database, ends all waits, and resolves when the wallet orders in progress are done. */
  close(): Promise<void>;
}
/** Migrates the provider's tables and reads the planned closings. */
export type CreateProvider = (deps: ProviderDeps) => Promise<Provider>;
