import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { FolderLockFault, reasonOf, StorageFault } from "../faults.ts";

/** A connection that nobody refers to is collected, and its lock would go with it. */
const held = new Set<Sqlite.Database>();

/**
 * Keeps every other process out of `folder`, by an operating system's lock on `lock.db` in it, until the returned
 * function is called or this process ends in whatever way. Throws FolderLockFault when another holds it, StorageFault
 * when the file cannot be made. Nothing else in this process may open the file: closing it would drop the lock (POSIX).
 */
export const lockFolder = (folder: string): (() => void) => {
  let connection: Sqlite.Database | undefined;
  try {
    connection = new Sqlite(join(folder, "lock.db"), { timeout: 0 });
    connection.pragma("locking_mode = exclusive");
    connection.exec("begin exclusive");
  } catch (error) {
    connection?.close();
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY")
      throw new FolderLockFault(folder, { cause: error });
    const reason = reasonOf(error);
    throw new StorageFault(`${folder} cannot be locked: ${reason}. Check that it exists and may be written.`, {
      cause: error,
    });
  }
  const lock = connection;
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
