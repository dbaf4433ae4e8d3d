import { all, run, type Database } from "@baize/ledger";
import type { Kysely } from "kysely";
import { PROVIDERS } from "./catalogue/providers.ts";
import type { Tables } from "./store/tables.ts";
import type { Closing, MaintenanceBoard } from "./types.ts";

/** The planned closings, with the question that play and wallets ask. */
export interface ClosingBoard extends MaintenanceBoard {
  isClosed(platform: string): boolean;
  /** Whether the closing that is known now covers an instant. */
  isClosedAt(platform: string, at: number): boolean;
}

/** Throws RangeError for a platform that there is not. */
export const checkPlatform = (platform: string): void => {
  if (!PROVIDERS.some((provider) => provider.platform === platform)) throw new RangeError(`There is no platform "${platform.slice(0, 64)}". The catalogue lists them.`);
};

const toMs = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** Reads the closings that were kept, and holds them in memory from then on. */
export const openClosings = async (database: Database, q: Kysely<Tables>, clock: () => number, changed: (platform: string) => void): Promise<ClosingBoard> => {
  const rows = await database.read(() => all(q.selectFrom("provider_closing").selectAll()));
  const closings = new Map<string, Closing>(rows.map((row) => [row.platform, { start: toMs(row.start_at), end: toMs(row.end_at), text: row.text }]));
  /** Since when a closing without a start is in force: it closes nothing that began before it was said. */
  const said = new Map<string, number>(rows.map(({ platform, said_at }) => [platform, Number(said_at ?? 0n)]));
  const isClosedAt = (platform: string, at: number): boolean => {
    const closing = closings.get(platform);
    return closing !== undefined && (closing.start ?? said.get(platform) ?? 0) <= at && at < (closing.end ?? Infinity);
  };
  return {
    async set(platform, closing) {
      checkPlatform(platform);
      const saidAt = isClosedAt(platform, clock()) ? (said.get(platform) ?? clock()) : clock();
      await database.atomic(function* () {
        yield* run(q.deleteFrom("provider_closing").where("platform", "=", platform));
        if (closing !== null)
          yield* run(q.insertInto("provider_closing").values({ platform, start_at: closing.start, end_at: closing.end, text: closing.text, said_at: saidAt }));
      });
      said.set(platform, saidAt);
      if (closing === null) closings.delete(platform);
      else closings.set(platform, closing);
      changed(platform);
    },
    get: (platform) => closings.get(platform) ?? null,
    list: () => [...closings].map(([platform, closing]) => ({ platform, closing })),
    isClosed: (platform) => isClosedAt(platform, clock()),
    isClosedAt,
  };
};
