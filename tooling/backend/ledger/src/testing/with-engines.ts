import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import type { Database, EngineName } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { freshPostgres } from "./fresh-postgres.ts";

interface Engine {
  readonly title: string;
  /** Prepares a block; gives what opens a new, empty database, and what to do after the block. */
  readonly prepare: () => { readonly open: () => Promise<Database>; readonly afterwards: () => void };
}

const ENGINES = {
  sqlite: {
    title: "on SQLite",
    prepare: () => {
      const folder = mkdtempSync(join(tmpdir(), "ledger-sqlite-"));
      let files = 0;
      return {
        open: () => openDatabase({ file: join(folder, `${(files += 1)}.db`) }),
        afterwards: () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
  postgres: {
    title: "on PostgreSQL",
    prepare: () => ({ open: async () => openDatabase({ url: await freshPostgres() }), afterwards: () => undefined }),
  },
} satisfies Record<EngineName, Engine>;

/** The engines that `TEST_ENGINES` names, such as "sqlite"; both without it. Throws for any other name. */
const chosenEngines = (): readonly Engine[] => {
  const names = process.env["TEST_ENGINES"]?.split(",") ?? Object.keys(ENGINES);
  return names.map((name) => {
    if (name !== "sqlite" && name !== "postgres")
      throw new Error(`TEST_ENGINES names "${name}". It may name: ${Object.keys(ENGINES).join(", ")}.`);
    return ENGINES[name];
  });
};

/**
 * Describes the same facts on SQLite (a temporary file) and on PostgreSQL (a throw-away server). Each `open()` gives a
 * new, empty database, closed after the last test of the block. Without PostgreSQL the tests fail; they are never
 * skipped. Only mutation testing chooses its engine, by `TEST_ENGINES`.
 */
export const withEngines = (name: string, body: (open: () => Promise<Database>) => void): void => {
  for (const { title, prepare } of chosenEngines())
    describe(`${name}, ${title}`, () => {
      const { open, afterwards } = prepare();
      const opened: Database[] = [];
      afterAll(async () => {
        await Promise.all(opened.map((database) => database.close()));
        afterwards();
      });
      body(async () => {
        const database = await open();
        opened.push(database);
        return database;
      });
    });
};
