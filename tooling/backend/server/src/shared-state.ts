import { all, type Database, first, type MoneyGate, readMoneyGate, run, StorageFault, type Work } from "@baize/ledger";
import { q } from "./accounts/tables.ts";

/** What one process changes, the others of the same database know after so long at the latest. */
export const SHARED_AGE_MS = 500;

/**
 * The settings of all processes of one database, and whether money may move. Read from a copy that `refresh` keeps
 * young; every request and every job awaits it first.
 */
export interface SharedState {
  /** Re-reads a copy that is older than `ageMs`. A store that cannot be read leaves it as it is. */
  refresh(ageMs?: number): Promise<void>;
  /** Why money is closed; null while it may move. */
  gate(): MoneyGate | null;
  get(name: string): string | undefined;
  /** Names with a prefix, with their values. */
  list(prefix: string): readonly (readonly [name: string, value: string])[];
  /** Null removes it. Known at once in this process. `also` runs in its transaction. */
  set(name: string, value: string | null, also?: () => Work<void>): Promise<void>;
  /** As `set`, from the present value, at once for all processes; gives the value before. */
  change(name: string, next: (value: string | undefined) => string | null): Promise<string | undefined>;
}

function* write(name: string, value: string | null): Work<void> {
  if (value === null) yield* run(q.deleteFrom("site_setting").where("name", "=", name));
  else
    yield* run(
      q
        .insertInto("site_setting")
        .values({ name, value })
        .onConflict((c) => c.column("name").doUpdateSet({ value })),
    );
}

/** Reads the settings of a database; what is younger than a restart counts by the machine's own monotonic clock. */
export const openSharedState = async (database: Database): Promise<SharedState> => {
  let settings: ReadonlyMap<string, string> = new Map();
  let gate: MoneyGate | null = null;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  let changes = 0;

  const read = async (): Promise<void> => {
    const [at, seen] = [performance.now(), changes];
    const found = await database.read(function* () {
      return [yield* all(q.selectFrom("site_setting").selectAll()), yield* readMoneyGate()] as const;
    });
    gate = found[1];
    // A copy that was read before a change of this process would undo it for a moment.
    if (seen !== changes) return;
    settings = new Map(found[0].map(({ name, value }) => [name, value]));
    readAt = at;
  };
  const apply = (name: string, value: string | null): void => {
    changes += 1;
    const next = new Map(settings);
    if (value === null) next.delete(name);
    else next.set(name, value);
    settings = next;
  };
  await read();
  return {
    refresh: async (ageMs = SHARED_AGE_MS) => {
      if (performance.now() - readAt < ageMs) return;
      reading ??= read()
        .catch((error: unknown) => {
          if (!(error instanceof StorageFault)) throw error;
        })
        .finally(() => {
          reading = null;
        });
      await reading;
    },
    gate: () => gate,
    get: (name) => settings.get(name),
    list: (prefix) => [...settings].filter(([name]) => name.startsWith(prefix)),
    set: async (name, value, also) => {
      await database.atomic(function* () {
        yield* write(name, value);
        if (also !== undefined) yield* also();
      });
      apply(name, value);
    },
    change: async (name, next) => {
      const [before, after] = await database.atomic(function* () {
        const row = yield* first(q.selectFrom("site_setting").select("value").where("name", "=", name));
        const value = next(row?.value);
        yield* write(name, value);
        return [row?.value, value] as const;
      });
      apply(name, after);
      return before;
    },
  };
};
