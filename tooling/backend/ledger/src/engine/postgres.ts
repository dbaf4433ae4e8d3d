import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { DatabaseError, Pool, types } from "pg";
import { builder } from "./builder.ts";
import { StorageFault } from "../faults.ts";
import { HISTORY, migration } from "./migrate.ts";
import type { Database, QueryOutcome, Work } from "../types.ts";
import { dialects, remember } from "./dialect.ts";
import { toParameter } from "./parameter.ts";

/**
 * Serializable gives generators the meaning they have on SQLite: as if each ran alone. All writers pass a gate, a table
 * lock taken before the snapshot: together as a rule, but one at a time where they would only make each other retry.
 */
const beginWrite = (mode: "row share" | "exclusive"): string =>
  `begin isolation level serializable; set local synchronous_commit = on; lock table schema_history in ${mode} mode`;
const TOGETHER = beginWrite("row share");
const ALONE = beginWrite("exclusive");
const BEGIN_READ = "begin isolation level repeatable read read only";
const SETUP_LOCK = 7_101_964;
const CONNECTIONS = 8;
const ATTEMPTS = 8;
/** How long after a conflict new work is not let in together. */
const HOT_MS = 50;

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

const stateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? "") : "");
const isConflict = (error: unknown): boolean => ["40001", "40P01"].includes(stateOf(error));
/** Classes of SQLSTATE that tell of the server and not of the statement; an error without one is the connection's. */
const isStorage = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? /^(08|53|57|58|XX|55P03|25P03)/.test(stateOf(error))
    : error instanceof ConnectionFault;

class ConnectionFault extends Error {}

const asFault = (error: unknown): unknown =>
  isStorage(error)
    ? new StorageFault(
        `PostgreSQL could not complete the work (${error instanceof Error ? error.message : String(error)}). ` +
          "Nothing was written; check the server and try again.",
        { cause: error },
      )
    : error;

const adapt = remember(1000, (text) => dialects.postgres.adapt(text));

/** One statement; whatever fails outside the server's own answer is the connection's fault. */
const send = async (client: PoolClient, text: string, values?: unknown[]) => {
  try {
    return await client.query<Record<string, unknown>>(values === undefined ? text : { text, values });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new ConnectionFault(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
};

const drive = async <R>(client: PoolClient, work: () => Work<R>): Promise<R> => {
  const steps = work();
  let step = steps.next();
  while (step.done !== true) {
    const answer = await send(client, adapt(step.value.sql), step.value.parameters.map(toParameter));
    const outcome: QueryOutcome = {
      rows: answer.rows,
      affected: answer.command === "SELECT" ? 0 : (answer.rowCount ?? 0),
    };
    step = steps.next(outcome);
  }
  return step.value;
};

/** Connections that broke or could not even roll back; not to be used again. */
const unsound = new WeakSet<PoolClient>();

/** What made a work fail is what its caller is told, not that rolling back failed as well. */
const rollBack = (client: PoolClient): Promise<unknown> => send(client, "rollback").catch(() => unsound.add(client));

const transact = async <R>(client: PoolClient, begin: string, work: () => Work<R>): Promise<R> => {
  let value: R;
  try {
    await send(client, begin);
    value = await drive(client, work);
  } catch (error) {
    if (!isStorage(error)) await rollBack(client);
    throw error;
  }
  if (unsound.has(client)) throw new ConnectionFault("it was lost before the commit");
  try {
    await send(client, "commit");
  } catch (error) {
    // A server told to stop may answer 57P01 to a commit that took effect.
    if (begin === BEGIN_READ || !isStorage(error)) throw error;
    throw new StorageFault(
      "PostgreSQL broke off during the commit, so it is not known whether it took effect. Ask by the operation's key.",
      { cause: error, outcome: "unknown" },
    );
  }
  return value;
};

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
  // A connection that breaks fails its statement, or is dropped by the pool when idle; nobody else needs to hear of it.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => unsound.add(client)));

  const withClient = async <R>(task: (client: PoolClient) => Promise<R>): Promise<R> => {
    const client = await pool.connect().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
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
  return {
    engine: "postgres",
    builder,
    atomic: (work) => admitted(() => atomic(work)),
    read: (work) => admitted(() => withClient((client) => transact(client, BEGIN_READ, work))),
    migrate: (owner, migrations) =>
      admitted(() => withClient((client) => transact(client, ALONE, () => migration(owner, migrations, "postgres")))),
    close: () => (closing ??= Promise.allSettled(running).then(() => pool.end())),
  };
};
