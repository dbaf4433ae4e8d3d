import { setTimeout as sleep } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { StorageFault } from "../faults.ts";
import { createWatchers } from "../changes/watchers.ts";
import { builder, raw, run } from "./builder.ts";
import type { Database, Work } from "./database.ts";
import { HISTORY, migration } from "./migrate.ts";
import { asFault, connect, isBusy, PAUSES, type SqliteConnection } from "./sqlite-connection.ts";
import { createWriteQueue } from "./write-queue.ts";

/** Work is driven without a pause from its first statement to its commit, so a microtask comes after that. */
const tellAfterCommit = ({ raw }: SqliteConnection, tell: (subject: string) => void): void => {
  raw.function("pg_notify", (_channel: unknown, subject: unknown) => {
    queueMicrotask(() => tell(String(subject)));
    return null;
  });
};

/** Only a process that locks all others out, or recovers the log, makes a read try again. */
const whileBusy = async <R>(readOnce: () => R): Promise<R> => {
  for (let count = 0; ; count += 1) {
    try {
      return readOnce();
    } catch (error) {
      const pause = PAUSES[count];
      if (pause === undefined || !isBusy(error)) throw asFault(error);
      await sleep(pause);
    }
  }
};

interface Reads {
  drive<R>(work: () => Work<R>): R;
  /** Ends the snapshot, if there is one. */
  end(): void;
}
/**
 * Reads of one turn of the event loop share a snapshot: to take one and give it back takes longer than most reads. On
 * the writer's own connection each has its own.
 */
const createReads = (reader: SqliteConnection, isWriter: boolean): Reads => {
  const beginRead = reader.control("begin deferred");
  let isOpen = false;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    reader.abandon();
  };
  const begin = (): void => {
    if (isOpen) return;
    beginRead();
    isOpen = true;
    if (!isWriter) setImmediate(end);
  };
  return {
    drive: (work) => {
      try {
        begin();
        return reader.drive(work, true);
      } catch (error) {
        end();
        throw error;
      } finally {
        if (isWriter) end();
      }
    },
    end,
  };
};

/**
 * Opens SQLite at `file`. Reads have a connection of their own, so that they wait neither for writers nor for a lock
 * that another process holds for writing. `prepare` runs on the writer before first use, e.g. further pragmas.
 */
export const openSqlite = (file: string, prepare: (writer: Sqlite.Database) => void = () => undefined): Database => {
  const writer = connect(file, false);
  prepare(writer.raw);
  const reader = writer.raw.memory ? writer : connect(file, true);
  const { watch, tell } = createWatchers();
  tellAfterCommit(writer, tell);
  const queue = createWriteQueue(writer);
  const reads = createReads(reader, reader === writer);
  let isClosed = false;

  const refuseClosed = (): void => {
    if (isClosed) throw new StorageFault("The database is closed. Open it again.");
  };
  const atomic = <R>(work: () => Work<R>): Promise<R> =>
    new Promise<R>((resolve, reject) => {
      refuseClosed();
      queue.add({
        run: () => {
          reads.end();
          const value = writer.drive(work, false);
          return () => resolve(value);
        },
        fail: reject,
      });
    });
  const readOnce = <R>(work: () => Work<R>): R => {
    refuseClosed();
    return reads.drive(work);
  };
  return {
    engine: "sqlite",
    builder,
    atomic,
    read: (work) => whileBusy(() => readOnce(work)),
    migrate: (owner, migrations) =>
      atomic(function* () {
        yield* run(raw(HISTORY));
        yield* migration(owner, migrations, "sqlite");
      }),
    watch,
    close: async () => {
      isClosed = true;
      await queue.drained();
      reader.raw.close();
      writer.raw.close();
    },
  };
};
