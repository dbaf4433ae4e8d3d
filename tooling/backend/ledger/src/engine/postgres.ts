import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type PoolClient, types } from "pg";
import { reasonOf, StorageFault } from "../faults.ts";
import { type Listener, listenPostgres } from "../changes/postgres-listener.ts";
import { createWatchers } from "../changes/watchers.ts";
import { builder } from "./builder.ts";
import type { Database, Work } from "./database.ts";
import { HISTORY, migration } from "./migrate.ts";
import {
  ALONE,
  asFault,
  BEGIN_READ,
  isConflict,
  isStorage,
  send,
  TOGETHER,
  transact,
  unsound,
} from "./postgres-transaction.ts";

/** int8, int4, int2, and numeric, which is what the sum of an int8 is, arrive as bigint; bool as 0n or 1n. */
const INTEGERS: readonly number[] = [
  types.builtins.INT8,
  types.builtins.INT4,
  types.builtins.INT2,
  types.builtins.NUMERIC,
];

const asInteger = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);

const asBit = (text: string): bigint => (text === "t" ? 1n : 0n);

const getTypeParser = ((oid: number) => {
  if (INTEGERS.includes(oid)) return asInteger;
  return oid === types.builtins.BOOL ? asBit : types.getTypeParser(oid);
}) as typeof types.getTypeParser;

const SETUP_LOCK = 7_101_964;
const CONNECTIONS = 8;
const ATTEMPTS = 8;

/** How long after a conflict new work is not let in together. */
const HOT_MS = 50;

/** Opens PostgreSQL at `url`. Connections are made as needed, at most eight. */
export const openPostgres = async (url: string): Promise<Database> => {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  });
  // A connection that breaks fails its statement, or is dropped by the pool when idle; nothing else depends on it.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => unsound.add(client)));

  const withClient = async <R>(task: (client: PoolClient) => Promise<R>): Promise<R> => {
    const client = await pool.connect().catch((error: unknown) => {
      const reason = reasonOf(error);
      throw new StorageFault(
        `PostgreSQL gave no connection: ${reason}. Check that the server runs and the address is right.`,
        { cause: error },
      );
    });
    let broken = false;
    try {
      return await task(client);
    } catch (error) {
      broken = isStorage(error) || (error instanceof StorageFault && error.outcome === "unknown");
      throw asFault(error);
    } finally {
      client.release(broken || unsound.has(client));
    }
  };

  let hotUntil = 0;
  const atomic = async <R>(work: () => Work<R>): Promise<R> => {
    for (let count = 1; ; count += 1) {
      const begin = count > 1 || performance.now() < hotUntil ? ALONE : TOGETHER;
      try {
        return await withClient((client) => transact(client, begin, work));
      } catch (error) {
        if (!isConflict(error)) throw error;
        if (count === ATTEMPTS)
          throw new StorageFault(
            `The work met other transactions ${ATTEMPTS} times in a row. Nothing was written; try again.`,
            { cause: error },
          );
        hotUntil = performance.now() + HOT_MS;
        await sleep(Math.random() * 2 ** count);
      }
    }
  };

  // Two processes that create it at once would fail on the catalogue, so they take turns.
  await withClient((client) => send(client, `select pg_advisory_xact_lock(${SETUP_LOCK}); ${HISTORY}`)).catch(
    async (error: unknown) => {
      await pool.end();
      throw error;
    },
  );
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  /** What is under way when the database is closed is still finished. */
  const admitted = <R>(task: () => Promise<R>): Promise<R> => {
    if (closing !== undefined) return Promise.reject(new StorageFault("The database is closed. Open it again."));
    const promise = task();
    running.add(promise);
    const forget = () => void running.delete(promise);
    promise.then(forget, forget);
    return promise;
  };
  const { watch, tell } = createWatchers();
  let listener: Listener | undefined;
  return {
    engine: "postgres",
    builder,
    atomic: (work) => admitted(() => atomic(work)),
    read: (work) => admitted(() => withClient((client) => transact(client, BEGIN_READ, work))),
    migrate: (owner, migrations) =>
      admitted(() => withClient((client) => transact(client, ALONE, () => migration(owner, migrations, "postgres")))),
    watch: (watcher) => {
      listener ??= listenPostgres(url, tell);
      return watch(watcher);
    },
    close: () =>
      (closing ??= Promise.allSettled(running).then(async () => {
        await listener?.close();
        await pool.end();
      })),
  };
};
