import Sqlite from "better-sqlite3";
import type { CompiledQuery } from "kysely";
import { builder, raw, run } from "../builder.ts";
import { StorageFault } from "../faults.ts";
import { HISTORY, migration } from "../migrate.ts";
import type { Database, QueryOutcome, Work } from "../types.ts";
import { dialects, remember } from "./dialect.ts";
import { toParameter } from "./parameter.ts";

/** Most transactions in one commit; bounds the time the event loop is held. */
const GROUP = 128;
const BUSY_MS = 5000;
const STORAGE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CORRUPT|NOTADB|READONLY|CANTOPEN|NOMEM|PROTOCOL)/;

const isStorage = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && STORAGE.test(error.code);

const asFault = (error: unknown): unknown =>
  isStorage(error)
    ? new StorageFault(
        `SQLite could not complete the work (${String(error)}). Nothing was written; free the disk or the lock and try again.`,
        { cause: error },
      )
    : error;

interface Job {
  /** Drives the work; gives what to tell the caller once the commit is durable. */
  run(): () => void;
  fail(error: unknown): void;
}

/** Opens SQLite at `file` with WAL and full synchronisation. `prepare` runs before first use, e.g. further pragmas. */
export const openSqlite = (
  file: string,
  prepare: (connection: Sqlite.Database) => void = () => undefined,
): Database => {
  const connection = connect(file);
  prepare(connection);
  const statement = remember(500, (text) =>
    connection.prepare<unknown[], Record<string, unknown>>(dialects.sqlite.adapt(text)),
  );
  const control = (text: string) => {
    const prepared = connection.prepare(text);
    return () => void prepared.run();
  };
  const begin = { write: control("begin immediate"), read: control("begin deferred") };
  const [commit, rollback] = [control("commit"), control("rollback")];
  const [save, keep, undo] = [
    control("savepoint job"),
    control("release job"),
    control("rollback to job"),
  ];
  let queue: Job[] = [];
  let isScheduled = false;
  let isClosed = false;

  const execute = (query: CompiledQuery, isRead: boolean): QueryOutcome => {
    const prepared = statement(query.sql);
    if (isRead && !prepared.readonly) throw new TypeError("A read must not write. Use atomic.");
    const parameters = query.parameters.map(toParameter);
    if (!prepared.reader) return { rows: [], affected: prepared.run(parameters).changes };
    const rows = prepared.all(parameters);
    return { rows, affected: prepared.readonly ? 0 : rows.length };
  };

  const drive = <R>(work: () => Work<R>, isRead: boolean): R => {
    const steps = work();
    let step = steps.next();
    while (step.done !== true) step = steps.next(execute(step.value, isRead));
    return step.value;
  };

  const abandon = (): void => {
    if (connection.inTransaction) rollback();
  };

  const commitAlone = (job: Job): void => {
    try {
      begin.write();
      const settle = job.run();
      commit();
      settle();
    } catch (error) {
      abandon();
      job.fail(asFault(error));
    }
  };

  /** One commit for all; false when the transaction as a whole was lost, and then nothing is written or settled. */
  const commitTogether = (jobs: readonly Job[]): boolean => {
    const settlements: (() => void)[] = [];
    try {
      begin.write();
      for (const job of jobs) {
        save();
        try {
          settlements.push(job.run());
        } catch (error) {
          if (isStorage(error) || !connection.inTransaction) throw error;
          undo();
          settlements.push(() => job.fail(error));
        }
        keep();
      }
      commit();
    } catch {
      abandon();
      return false;
    }
    for (const settle of settlements) settle();
    return true;
  };

  const flush = (): void => {
    isScheduled = false;
    const jobs = queue.slice(0, GROUP);
    queue = queue.slice(GROUP);
    if (queue.length > 0) schedule();
    if (jobs.length > 1 && commitTogether(jobs)) return;
    for (const job of jobs) commitAlone(job);
  };

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  };

  const refuseClosed = (): void => {
    if (isClosed) throw new StorageFault("The database is closed. Open it again.");
  };

  const atomic = <R>(work: () => Work<R>): Promise<R> =>
    new Promise<R>((resolve, reject) => {
      refuseClosed();
      queue.push({
        run: () => {
          const value = drive(work, false);
          return () => resolve(value);
        },
        fail: reject,
      });
      schedule();
    });

  return {
    engine: "sqlite",
    builder,
    atomic,
    read: async (work) => {
      refuseClosed();
      try {
        begin.read();
        return drive(work, true);
      } catch (error) {
        throw asFault(error);
      } finally {
        abandon();
      }
    },
    migrate: (owner, migrations) =>
      atomic(function* () {
        yield* run(raw(HISTORY));
        yield* migration(owner, migrations, "sqlite");
      }),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      while (queue.length > 0) flush();
      connection.close();
    },
  };
};

const connect = (file: string): Sqlite.Database => {
  try {
    const connection = new Sqlite(file, { timeout: BUSY_MS });
    connection.defaultSafeIntegers(true);
    const mode = connection.pragma("journal_mode = wal", { simple: true });
    if (mode !== "wal" && mode !== "memory")
      throw new StorageFault(
        `SQLite refused write-ahead logging and stays in "${String(mode)}". Move ${file} to a local disk.`,
      );
    for (const pragma of ["synchronous = full", "foreign_keys = on", "case_sensitive_like = on"])
      connection.pragma(pragma);
    return connection;
  } catch (error) {
    if (error instanceof StorageFault) throw error;
    throw new StorageFault(
      `SQLite cannot open ${file}: ${error instanceof Error ? error.message : String(error)}. Check that its folder exists and may be written.`,
      { cause: error },
    );
  }
};
