import type { Database } from "@baize/ledger";
import type { Kysely } from "kysely";
import type { Shelf } from "../catalogue/catalogue.ts";
import type { Faults } from "../faults/faults.ts";
import type { Patience } from "../faults/patience.ts";
import type { Draw } from "../random/draw.ts";
import type { ClosingBoard } from "../maintenance.ts";
import type { ProviderDeps } from "../types.ts";
import type { Tables } from "./tables.ts";

/** What the rooms of the provider share. */
export interface Room {
  readonly database: Database;
  readonly q: Kysely<Tables>;
  readonly clock: () => number;
  readonly random: (n: number) => Uint8Array;
  readonly draw: Draw;
  readonly shelf: Shelf;
  readonly closings: ClosingBoard;
  readonly faults: Faults;
  /** For waiting that a fault asks for. */
  readonly patience: Patience;
  readonly patienceMs: number;
  /** For open pages: called by platform when its closing changes, and by member when sessions end, money moves or a bet is settled. */
  readonly bell: Patience;
  readonly exitOrigins: readonly string[];
  readonly onSettled: ProviderDeps["onSettled"];
}
