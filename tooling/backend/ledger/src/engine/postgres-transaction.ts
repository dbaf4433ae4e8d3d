import { DatabaseError, type PoolClient } from "pg";
import { reasonOf, StorageFault } from "../faults.ts";
import type { QueryOutcome, Work } from "./database.ts";
import { dialects, remember } from "./dialect.ts";
import { toParameter } from "./parameter.ts";

/**
 * Serializable gives generators the meaning they have on SQLite: as if each ran alone. All writers take a table lock
 * before the snapshot: together as a rule, but one at a time where they would only make each other retry.
 */
const beginWrite = (mode: "row share" | "exclusive"): string =>
  `begin isolation level serializable; set local synchronous_commit = on; lock table schema_history in ${mode} mode`;

export const TOGETHER = beginWrite("row share");
export const ALONE = beginWrite("exclusive");
export const BEGIN_READ = "begin isolation level repeatable read read only";

const stateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? "") : "");

export const isConflict = (error: unknown): boolean => ["40001", "40P01"].includes(stateOf(error));

/** Classes of SQLSTATE that concern the server, not the statement; an error without one is the connection's. */
export const isStorage = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? /^(08|53|57|58|XX|55P03|25P03)/.test(stateOf(error))
    : error instanceof ConnectionFault;

class ConnectionFault extends Error {}

export const asFault = (error: unknown): unknown =>
  isStorage(error)
    ? new StorageFault(
        `PostgreSQL could not complete the work (${reasonOf(error)}). ` +
          "Nothing was written; check the server and try again.",
        { cause: error },
      )
    : error;

const adapt = remember(1000, (text) => dialects.postgres.adapt(text));

/** One statement; whatever fails outside the server's own answer is the connection's fault. */
export const send = async (client: PoolClient, text: string, values?: unknown[]) => {
  try {
    return await client.query<Record<string, unknown>>(values === undefined ? text : { text, values });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new ConnectionFault(reasonOf(error), { cause: error });
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
export const unsound = new WeakSet<PoolClient>();

/** The caller gets what made the work fail, not that rolling back failed as well. */
const rollBack = (client: PoolClient): Promise<unknown> => send(client, "rollback").catch(() => unsound.add(client));

export const transact = async <R>(client: PoolClient, begin: string, work: () => Work<R>): Promise<R> => {
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
    // A server that is being stopped may answer 57P01 to a commit that took effect.
    if (begin === BEGIN_READ || !isStorage(error)) throw error;
    throw new StorageFault(
      "PostgreSQL broke off during the commit, so it is not known whether it took effect. Ask by the operation's key.",
      { cause: error, outcome: "unknown" },
    );
  }
  return value;
};
