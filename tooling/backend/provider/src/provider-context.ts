import type { Database } from "@baize/ledger";
import type { Kysely } from "kysely";
import type { FreeBets } from "./bets/free-bets.ts";
import type { LiveCatalogue } from "./catalogue/catalogue.ts";
import type { Faults } from "./faults/faults.ts";
import type { Notifier } from "./notifier.ts";
import type { Draw } from "./random/draw.ts";
import type { ClosingSchedule } from "./maintenance.ts";
import type { Closing, PlayGate, ProviderDeps } from "./types.ts";
import type { Tables } from "./store/tables.ts";

/** What every part of the provider works with. */
export interface ProviderContext {
  readonly database: Database;
  readonly q: Kysely<Tables>;
  readonly clock: () => number;
  readonly random: (n: number) => Uint8Array;
  readonly draw: Draw;
  readonly catalogue: LiveCatalogue;
  readonly closings: ClosingSchedule;
  /** The closing of a brand's whole site, planned or present. */
  readonly siteClosing: (brand: string) => Closing | null;
  readonly faults: Faults;
  /** Waits that a fault causes, by member. */
  readonly faultWaits: Notifier;
  readonly answerTimeoutMs: number;
  /**
   * Wakes long polls of open pages. Topics: platform and site (a closing changed), member (a session ended, the
   * balance changed, a bet was settled), and the money gate.
   */
  readonly notifier: Notifier;
  readonly exitOrigins: readonly string[];
  readonly onSettled: ProviderDeps["onSettled"];
  readonly freeBets: FreeBets;
  readonly gate: PlayGate;
}
