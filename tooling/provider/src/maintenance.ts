import { all, run, type Database } from "@baize/ledger";
import type { Kysely } from "kysely";
import { PROVIDERS } from "./catalogue/providers.ts";
import type { Tables } from "./store/tables.ts";
import type { Closing, MaintenanceBoard } from "./types.ts";

/** The planned closings, with the question that play and wallets ask. */
export interface ClosingBoard extends MaintenanceBoard {
  isClosed(platform: string): boolean;
}

/** Throws RangeError for a platform that there is not. */
export const checkPlatform = (platform: string): void => {
  if (!PROVIDERS.some((provider) => provider.platform === platform)) throw new RangeError(`There is no platform "${platform.slice(0, 64)}". The catalogue lists them.`);
};

const toMs = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** Reads the closings that were kept, and holds them in memory from then on. */
export const openClosings = async (database: Database, q: Kysely<Tables>, clock: () => number): Promise<ClosingBoard> => {
  const rows = await database.read(() => all(q.selectFrom("provider_closing").selectAll()));
  const closings = new Map<string, Closing>(rows.map((row) => [row.platform, { start: toMs(row.start_at), end: toMs(row.end_at), text: row.text }]));
  return {
    async set(platform, closing) {
      checkPlatform(platform);
      await database.atomic(function* () {
        yield* run(q.deleteFrom("provider_closing").where("platform", "=", platform));
        if (closing !== null)
          yield* run(q.insertInto("provider_closing").values({ platform, start_at: closing.start, end_at: closing.end, text: closing.text }));
      });
      if (closing === null) closings.delete(platform);
      else closings.set(platform, closing);
    },
    get: (platform) => closings.get(platform) ?? null,
    list: () => [...closings].map(([platform, closing]) => ({ platform, closing })),
    isClosed(platform) {
      const closing = closings.get(platform);
      if (closing === undefined) return false;
      const now = clock();
      return (closing.start ?? 0) <= now && now < (closing.end ?? Infinity);
    },
  };
};
