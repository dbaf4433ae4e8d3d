import { expect, it } from "vitest";
import { MigrationFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { freshPostgres, withEngines } from "../testing/index.ts";
import { all, raw, run } from "./builder.ts";
import type { Database, Migration } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const one: Migration = {
  name: "001_a",
  statements: ["create table a (id text not null primary key)", "insert into a (id) values ('first')"],
};
const two: Migration = {
  name: "002_b",
  statements: ["create table b (id text not null primary key)"],
  appendOnly: ["b"],
};
const count = (database: Database) =>
  database.read(() => all(raw<{ id: string }>("select id from a"))).then((rows) => rows.length);

withEngines("migrations", (open) => {
  it("run once each, in order, and only what is new", async () => {
    const database = await open();
    await database.migrate("x", []);
    await database.migrate("x", [one]);
    await database.migrate("x", [one, two]);
    await database.migrate("x", [one, two]);
    expect(await count(database)).toBe(1);
  });

  it("are kept apart by owner", async () => {
    const database = await open();
    await database.migrate("x", [one]);
    await database.migrate("y", [{ ...one, statements: ["create table c (id text)"] }]);
    await expect(database.migrate("z", [one])).rejects.toThrow(/already exists/);
  });

  it.each([
    ["a changed text", [{ ...one, statements: [...one.statements, "select 1"] }, two]],
    ["a table made append-only afterwards", [{ ...one, appendOnly: ["a"] }, two]],
    ["a dropped migration", [one]],
    ["one inserted before", [{ name: "000_z", statements: [] }, one, two]],
    ["one inserted between", [one, { name: "001_b", statements: [] }, two]],
    ["names out of order", [one, two, { name: "002_a", statements: [] }]],
    ["a name twice", [one, two, two]],
  ])("refuse %s, and change nothing", async (_, changed) => {
    const database = await open();
    await database.migrate("x", [one, two]);
    await expect(database.migrate("x", changed)).rejects.toThrow(MigrationFault);
    await database.migrate("x", [one, two]);
    expect(await count(database)).toBe(1);
  });

  it("leave nothing of a list that fails half-way, and run when it is mended", async () => {
    const database = await open();
    await expect(
      database.migrate("x", [one, { name: "002_bad", statements: ["create table nonsense ("] }]),
    ).rejects.toThrow(/incomplete input|syntax error/);
    await expect(count(database)).rejects.toThrow(/no such table|does not exist/);
    await database.migrate("x", [one, two]);
    expect(await count(database)).toBe(1);
  });

  it("run once when asked for ten times at once", async () => {
    const database = await open();
    await Promise.all(Array.from({ length: 10 }, () => database.migrate("x", [one, two])));
    expect(await count(database)).toBe(1);
  });

  it("let rows of an append-only table be added but never changed or deleted", async () => {
    const database = await open();
    await database.migrate("x", [one, two]);
    await database.atomic(() => run(raw("insert into b (id) values ('x')")));
    for (const text of ["update b set id = 'y'", "delete from b", "update b set id = id"])
      await expect(database.atomic(() => run(raw(text)))).rejects.toThrow(/append-only/);
    expect(await database.read(() => all(raw("select id from b")))).toEqual([{ id: "x" }]);
  });

  it("refuse a table name that is not plain", async () => {
    const database = await open();
    await expect(
      database.migrate("x", [{ name: "001", statements: [], appendOnly: ["b; drop table a"] }]),
    ).rejects.toThrow(TypeError);
  });
});

it("run once when several connections of PostgreSQL start at once, and refuse truncate", async () => {
  const url = await freshPostgres();
  const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url })));
  await Promise.all(databases.map((database) => database.migrate("ledger", ledgerMigrations)));
  const [database] = databases;
  if (database === undefined) throw new Error("no database");
  expect(await database.read(() => all(raw("select name from schema_history order by name")))).toEqual([
    { name: "001_ledger" },
    { name: "002_gate" },
    { name: "003_changes" },
    { name: "004_owners" },
  ]);
  await expect(database.atomic(() => run(raw("truncate ledger_posting cascade")))).rejects.toThrow(/append-only/);
  await Promise.all(databases.map((each) => each.close()));
});
