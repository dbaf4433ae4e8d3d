import type { Database } from "@baize/ledger";
import type { Kysely } from "kysely";
import type { LiveCatalogue } from "./catalogue/catalogue.ts";
import type { Faults } from "./faults/faults.ts";
import type { Patience } from "./faults/patience.ts";
import type { Draw } from "./random/draw.ts";
import type { ClosingSchedule } from "./maintenance.ts";
import type { Closing, ProviderDeps } from "./types.ts";
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
  /** The closing of a brand's whole site, planned or in force. */
  readonly siteClosing: (brand: string) => Closing | null;
  readonly faults: Faults;
  /** For waiting that a fault asks for. */
  readonly patience: Patience;
  readonly answerTimeoutMs: number;
  /**
   * For open pages: woken by platform and by site when its closing changes, by member when sessions end, money moves or a
   * bet is settled, and for all when the money gate closes or opens.
   */
  readonly notifier: Patience;
  readonly exitOrigins: readonly string[];
  readonly onSettled: ProviderDeps["onSettled"];
}
