import { all, type Database, first, run, type Work } from "@baize/ledger";
import type { Kysely, Selectable } from "kysely";
import { PROVIDERS } from "./catalogue/providers.ts";
import type { Followed } from "./store/follow.ts";
import type { ClosingTable, Tables } from "./store/tables.ts";
import type { Closing, MaintenanceSchedule } from "./types.ts";

/** The planned closings, and whether a platform is closed. */
export interface ClosingSchedule extends MaintenanceSchedule, Followed {
  isClosed(platform: string): boolean;
  /** Whether the platform's present closing covers an instant. */
  isClosedAt(platform: string, at: number): boolean;
}
type ClosingRow = Selectable<ClosingTable>;

/** Throws RangeError for an unknown platform. */
export const checkPlatform = (platform: string): void => {
  if (!PROVIDERS.some((provider) => provider.platform === platform))
    throw new RangeError(`There is no platform "${platform.slice(0, 64)}". The catalogue lists them.`);
};

const toMs = (value: bigint | null): number | null => (value === null ? null : Number(value));
const toClosing = ({ start_at, end_at, text }: ClosingRow): Closing => ({
  start: toMs(start_at),
  end: toMs(end_at),
  text,
});

/** A closing without a start takes effect when it is set, and not on what began before. */
const covers = ({ start_at, said_at, end_at }: ClosingRow, at: number): boolean =>
  Number(start_at ?? said_at ?? 0n) <= at && at < (toMs(end_at) ?? Infinity);

const isSame = (a: ClosingRow | undefined, b: ClosingRow | undefined): boolean =>
  a?.start_at === b?.start_at && a?.end_at === b?.end_at && a?.text === b?.text && a?.said_at === b?.said_at;

/**
 * The closings in the database, cached in memory; `changed` is called with each platform whose closing changes, and
 * `written` runs in the transaction of a change that this process makes.
 */
export const createClosings = (
  database: Database,
  q: Kysely<Tables>,
  clock: () => number,
  changed: (platform: string) => void,
  written?: (platform: string, at: number) => Work<void>,
): ClosingSchedule => {
  let known: ReadonlyMap<string, ClosingRow> = new Map();
  /** Raised before and after each write of this process: a read that overlaps a write is discarded. */
  let writes = 0;
  const take = (rows: readonly ClosingRow[]): void => {
    const before = known;
    known = new Map(rows.map((row) => [row.platform, row]));
    const platforms = new Set([...before.keys(), ...known.keys()]);
    for (const platform of platforms) if (!isSame(before.get(platform), known.get(platform))) changed(platform);
  };
  const isClosedAt = (platform: string, at: number): boolean => {
    const row = known.get(platform);
    return row !== undefined && covers(row, at);
  };
  const ofPlatform = (platform: string) =>
    q.selectFrom("provider_closing").selectAll().where("platform", "=", platform);
  return {
    *follow() {
      const from = writes;
      const rows = yield* all(q.selectFrom("provider_closing").selectAll().orderBy("platform"));
      return () => {
        if (from === writes) take(rows);
      };
    },
    async set(platform, closing) {
      checkPlatform(platform);
      writes += 1;
      const row = await database.atomic(function* () {
        const now = clock();
        const before = yield* first(ofPlatform(platform));
        const saidAt = before !== undefined && covers(before, now) ? (before.said_at ?? now) : now;
        yield* run(q.deleteFrom("provider_closing").where("platform", "=", platform));
        if (written !== undefined) yield* written(platform, now);
        if (closing === null) return undefined;
        const { start, end, text } = closing;
        yield* run(
          q.insertInto("provider_closing").values({ platform, start_at: start, end_at: end, text, said_at: saidAt }),
        );
        return yield* first(ofPlatform(platform));
      });
      writes += 1;
      take([...[...known.values()].filter((one) => one.platform !== platform), ...(row === undefined ? [] : [row])]);
    },
    get(platform) {
      const row = known.get(platform);
      return row === undefined ? null : toClosing(row);
    },
    list: () => [...known.values()].map((row) => ({ platform: row.platform, closing: toClosing(row) })),
    isClosed: (platform) => isClosedAt(platform, clock()),
    isClosedAt,
  };
};
