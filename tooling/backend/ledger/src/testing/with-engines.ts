import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, ENGINE_NAMES, type EngineName } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { freshPostgres, sharedPostgres } from "./fresh-postgres.ts";

/** How long a PostgreSQL server may take to be made and started on a busy machine. */
const START_MS = 60_000;

interface Engine {
  readonly title: string;
  /** Registers what a block needs; gives what opens a new, empty database. */
  readonly prepare: () => () => Promise<Database>;
}

const ENGINES = {
  sqlite: {
    title: "on SQLite",
    prepare: () => {
      const folder = mkdtempSync(join(tmpdir(), "ledger-sqlite-"));
      let files = 0;
      afterAll(() => rmSync(folder, { recursive: true, force: true }));
      return () => openDatabase({ file: join(folder, `${(files += 1)}.db`) });
    },
  },
  postgres: {
    title: "on PostgreSQL",
    prepare: () => {
      beforeAll(async () => void (await sharedPostgres()), START_MS);
      return async () => openDatabase({ url: await freshPostgres() });
    },
  },
} satisfies Record<EngineName, Engine>;

/** The engines that `TEST_ENGINES` names, such as "sqlite"; all without it. Throws for any other name. */
const chosenEngines = (): readonly Engine[] =>
  (process.env["TEST_ENGINES"]?.split(",") ?? ENGINE_NAMES).map((name) => {
    const known = ENGINE_NAMES.find((one) => one === name);
    if (known === undefined) throw new Error(`TEST_ENGINES names "${name}". It may name: ${ENGINE_NAMES.join(", ")}.`);
    return ENGINES[known];
  });

/**
 * Describes the same facts on SQLite (a temporary file) and on PostgreSQL (a throw-away server). Each `open()` gives a
 * new, empty database, closed after the last test of the block. Without PostgreSQL the tests fail; they are never
 * skipped. Only mutation testing chooses its engine, by `TEST_ENGINES`.
 */
export const withEngines = (name: string, body: (open: () => Promise<Database>) => void): void => {
  for (const { title, prepare } of chosenEngines())
    describe(`${name}, ${title}`, () => {
      const open = prepare();
      const opened: Database[] = [];
      afterAll(async () => {
        await Promise.all(opened.map((database) => database.close()));
      });
      body(async () => {
        const database = await open();
        opened.push(database);
        return database;
      });
    });
};
