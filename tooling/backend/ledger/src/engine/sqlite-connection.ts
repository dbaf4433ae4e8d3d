import Sqlite from "better-sqlite3";
import type { CompiledQuery } from "kysely";
import { reasonOf, StorageFault } from "../faults.ts";
import type { QueryOutcome, Work } from "./database.ts";
import { dialects, remember } from "./dialect.ts";
import { toParameter } from "./parameter.ts";

/** SQLite's own wait blocks the event loop; this one spans another process's ordinary commit, and then we back off. */
const BUSY_MS = 20;
/** Processes that open one file at once wait for each other's recovery and switch to write-ahead logging. */
const OPENING_MS = 5000;
const STORAGE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CORRUPT|NOTADB|READONLY|CANTOPEN|NOMEM|PROTOCOL)/;
const BUSY = /^SQLITE_(BUSY|PROTOCOL)/;

/** Pauses in ms, about a second in all, between tries for a lock that another process holds. */
export const PAUSES: readonly number[] = [10, 20, 40, 80, 160, 320, 320];

const codeOf = (error: unknown): string => (error instanceof Sqlite.SqliteError ? error.code : "");

export const isStorage = (error: unknown): boolean => STORAGE.test(codeOf(error));
/** Another process holds a lock; the same may succeed a moment later. */
export const isBusy = (error: unknown): boolean => BUSY.test(codeOf(error));

export const asFault = (error: unknown): unknown =>
  isStorage(error)
    ? new StorageFault(
        `SQLite could not complete the work (${String(error)}). ` +
          "Nothing was written; free the disk or the lock and try again.",
        { cause: error },
      )
    : error;

const open = (file: string, isReader: boolean): Sqlite.Database => {
  try {
    const connection = new Sqlite(file, { timeout: OPENING_MS, readonly: isReader });
    connection.defaultSafeIntegers(true);
    const mode = connection.pragma(isReader ? "journal_mode" : "journal_mode = wal", {
      simple: true,
    });
    if (mode !== "wal" && mode !== "memory")
      throw new StorageFault(
        `SQLite refused write-ahead logging and stays in "${String(mode)}". Move ${file} to a local disk.`,
      );
    for (const pragma of ["synchronous = full", "foreign_keys = on", "case_sensitive_like = on"])
      connection.pragma(pragma);
    connection.pragma(`busy_timeout = ${BUSY_MS}`);
    return connection;
  } catch (error) {
    if (error instanceof StorageFault) throw error;
    const reason = reasonOf(error);
    throw new StorageFault(`SQLite cannot open ${file}: ${reason}. Check that its folder exists and may be written.`, {
      cause: error,
    });
  }
};

/** One connection with its statements prepared once. Nothing here waits but SQLite itself. */
export interface SqliteConnection {
  readonly raw: Sqlite.Database;
  /** A statement without parameters or rows, such as "commit". */
  control(text: string): () => void;
  /** Runs a work to its end. `isRead`: refuses statements that write. */
  drive<R>(work: () => Work<R>, isRead: boolean): R;
  /** Rolls back what is open, if anything is. */
  abandon(): void;
}

/** Opens `file` with write-ahead logging and full synchronisation; a reader never writes. Throws StorageFault. */
export const connect = (file: string, isReader: boolean): SqliteConnection => {
  const connection = open(file, isReader);
  const statement = remember(500, (text) =>
    connection.prepare<unknown[], Record<string, unknown>>(dialects.sqlite.adapt(text)),
  );
  const control = (text: string) => {
    const prepared = connection.prepare(text);
    return () => void prepared.run();
  };
  const rollback = control("rollback");

  const execute = (query: CompiledQuery, isRead: boolean): QueryOutcome => {
    const prepared = statement(query.sql);
    if (isRead && !prepared.readonly) throw new TypeError("A read must not write. Use atomic.");
    const parameters = query.parameters.map(toParameter);
    if (!prepared.reader) return { rows: [], affected: prepared.run(parameters).changes };
    const rows = prepared.all(parameters);
    return { rows, affected: prepared.readonly ? 0 : rows.length };
  };

  return {
    raw: connection,
    control,
    drive: (work, isRead) => {
      const steps = work();
      let step = steps.next();
      while (step.done !== true) step = steps.next(execute(step.value, isRead));
      return step.value;
    },
    abandon: () => {
      if (connection.inTransaction) rollback();
    },
  };
};
