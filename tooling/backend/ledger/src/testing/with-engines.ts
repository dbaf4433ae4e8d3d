import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "../engine/open-database.ts";
import type { Database } from "../types.ts";
import { freshPostgres } from "./fresh-postgres.ts";

/**
 * Describes the same facts on SQLite (a temporary file) and on PostgreSQL (a throw-away server). Each `open()` gives a
 * new, empty database, closed after the last test of the block. Without PostgreSQL the tests fail; they are never left out.
 */
export const withEngines = (name: string, body: (open: () => Promise<Database>) => void): void => {
  describe(`${name}, on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), "ledger-sqlite-"));
    let files = 0;
    body(
      closing(
        () => openDatabase({ file: join(folder, `${(files += 1)}.db`) }),
        () => rmSync(folder, { recursive: true, force: true }),
      ),
    );
  });
  describe(`${name}, on PostgreSQL`, () => {
    body(closing(async () => openDatabase({ url: await freshPostgres() })));
  });
};

const closing = (
  open: () => Promise<Database>,
  afterwards: () => void = () => undefined,
): (() => Promise<Database>) => {
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    afterwards();
  });
  return async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
};
