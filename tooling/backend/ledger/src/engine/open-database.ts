import type { Database, OpenDatabase } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

/** Opens PostgreSQL when `url` is given, SQLite at `file` otherwise. Throws StorageFault when it cannot be reached. */
export const openDatabase = async ({ url, file }: OpenDatabase): Promise<Database> => {
  if (url !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new TypeError("The database address must begin with postgres://. Leave it out to use SQLite.");
    // Who keeps money in SQLite has no need of the other driver.
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(url);
  }
  if (file === undefined || file === "")
    throw new TypeError("Give either a PostgreSQL address or the path of a SQLite file.");
  return openSqlite(file);
};
