import type { AssetCode, CategoryId, OpenMode, SiteLocale } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import type { Hono } from "hono";
import type { Catalogue } from "./catalogue/types.ts";
import type { BetRecords, BetNames, SettledBet } from "./bets/types.ts";
import type { FaultBoard } from "./faults/types.ts";
import type { TransferWallet } from "./wallet/types.ts";

/** A planned closing, epoch milliseconds; null is open-ended. Closed while start ≤ now < end. */
export interface Closing {
  readonly start: number | null;
  readonly end: number | null;
  /** Said to members; empty for the provider's ordinary words. */
  readonly text: string;
}

export interface ProviderDeps {
  /** Migrated with `ledgerMigrations`; the provider adds its own tables. */
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Composed into the transaction that settles the bet, once per bet. */
  readonly onSettled: (bet: SettledBet) => Work<void>;
  /**
   * The closing of a brand's whole site, planned or in force; null for none. While it is in force, launches, tickets,
   * sessions and rounds of the brand stop as for a closed platform; asked often, so answered from memory.
   */
  readonly isSiteClosed?: ((brand: string) => Closing | null) | undefined;
  /** Games in the catalogue at least, made with seeded titles beyond the ordinary ones; for measuring. */
  readonly games?: number | undefined;
  /** How long whoever asks waits for an answer that a fault keeps back; 10 s unless told (Specification §9). */
  readonly answerTimeoutMs?: number | undefined;
  /** Exact origins, beside the own one, that a game's way out may lead to. */
  readonly exitOrigins?: readonly string[] | undefined;
}

export interface LaunchRequest {
  /** Opaque and unique over all brands, 1 to 64 characters of A-Z a-z 0-9 _ . : - and /. */
  readonly memberRef: string;
  readonly brand: string;
  readonly currency: AssetCode;
  readonly gameId: string;
  readonly mode: "real" | "demo";
  readonly surface: "desktop" | "mobile";
  readonly locale: SiteLocale;
  /** IANA zone of the clock in the game's bar; the device's when absent or unknown. */
  readonly zone?: string | undefined;
  /**
   * Where a game in a window of its own leads when it is left: a path of the site or an address on one of
   * `exitOrigins`. Anything else is the site's root (Safety, rule 22).
   */
  readonly exitUrl?: string | undefined;
}
export type LaunchCode = "game_unknown" | "game_maintenance" | "game_soon" | "demo_unavailable";
export type LaunchAnswer =
  | {
      readonly ok: true;
      /** Path on the own origin, `/play/<ticket>`: opens once, within `expireSec`. */
      readonly url: string;
      readonly openMode: OpenMode;
      readonly expireSec: number;
      readonly gameId: string;
      readonly gameName: string;
      readonly platform: string;
      readonly platformName: string;
      readonly gameType: CategoryId;
    }
  | { readonly ok: false; readonly code: LaunchCode; readonly maintenance: Closing | null };

export interface MaintenanceSchedule {
  /**
   * Plans or lifts (null) a platform's closing. Kept in the database: obeyed in this process at once, in others within
   * about a second. Throws RangeError for an unknown platform.
   */
  set(platform: string, closing: Closing | null): Promise<void>;
  /** The closing of a platform that is over or to come or now; null for none. */
  get(platform: string): Closing | null;
  list(): readonly { readonly platform: string; readonly closing: Closing }[];
}

/** Whose favourites and recent games. */
export interface SavedGamesOwner {
  readonly memberRef: string;
  readonly brand: string;
}
/** Game ids, the latest first; 100 favourites and 50 recent games at most. */
export interface SavedGames {
  readonly favourites: readonly string[];
  readonly recents: readonly string[];
  readonly maxFavourites: number;
}
export type SetFavouriteAnswer =
  | { readonly ok: true; readonly favourites: readonly string[] }
  | { readonly ok: false; readonly code: "game_unknown" | "favourite_limit" };

/** The games provider: a party of its own, with its own accounts in the ledger's database. */
export interface Provider {
  readonly catalogue: Catalogue;
  readonly wallet: TransferWallet;
  readonly faults: FaultBoard;
  readonly maintenance: MaintenanceSchedule;
  readonly bets: BetRecords;
  /**
   * `/art/*` and `/play/*` of one brand's site, for mounting at its root. They bring their own security headers.
   * Tickets and sessions of other brands are unknown here.
   */
  routes(brand: string): Hono;
  /** Wakes a brand's open pages when its site closing was set or lifted; otherwise they learn within about a second. */
  siteClosed(brand: string): void;
  /** Puts the game on top of the member's recent ones too. Throws PlatformSilence when a fault keeps the answer back. */
  launch(request: LaunchRequest): Promise<LaunchAnswer>;
  /** What the member has kept and lately started; games that there are no more are left out. */
  savedGames(owner: SavedGamesOwner): Promise<SavedGames>;
  /** Again changes nothing. */
  setFavourite(owner: SavedGamesOwner, gameId: string, on: boolean): Promise<SetFavouriteAnswer>;
  /** Names of platform and game by bet id, in Chinese unless told; bets that there are not are left out. */
  describeBets(betIds: readonly string[], locale?: SiteLocale): Promise<ReadonlyMap<string, BetNames>>;
  /** Ends a member's play at once (logged out, locked, excluded); gives the number of sessions ended. */
  endSessions(memberRef: string): Promise<number>;
  /**
   * Settles every bet whose event is over; gives their number. For a timer of the host, each second or so. While no
   * money moves (the ledger's gate) nothing is settled: "read_only" the first time, then 0 until the gate is open.
   */
  settleDue(): Promise<number | "read_only">;
  /** Deletes sessions that are long over and questions to late platforms. For a timer of the host, each hour or so. */
  sweep(): Promise<number>;
  /** Stops following the database, wakes whoever waits, and waits for wallet orders still being worked on. */
  close(): Promise<void>;
}
/** Migrates the provider's tables and reads the planned closings. */
export type CreateProvider = (deps: ProviderDeps) => Promise<Provider>;
