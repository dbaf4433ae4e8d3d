import { beforeAll, expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import { all, first, raw } from "../engine/builder.ts";
import type { Database } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import { freshPostgres, type PostgresServer, startPostgres, type StopMode } from "./index.ts";

const CLIENTS = 16;
const OUTCOMES = ["done", "rolled_back", "unknown"];
const modes: readonly StopMode[] = ["fast", "immediate", "kill"];

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  return () => server.stop("immediate");
});

const open = async (): Promise<Database> => {
  const database = await openDatabase({ url: await freshPostgres(server) });
  await database.migrate("ledger", ledgerMigrations);
  await database.atomic(function* () {
    const bank = { id: "bank", kind: "house", owner: "house", asset: "CNY", mayBeNegative: true };
    yield* ledger.openAccount(bank);
    for (let member = 0; member < CLIENTS; member += 1)
      yield* ledger.openAccount({ id: `m${member}`, kind: "member", owner: "m", asset: "CNY" });
  });
  return database;
};

it("is a server of its own: stopped, it refuses its clients and nobody else's, and it starts again", async () => {
  const database = await open();
  const other = await openDatabase({ url: await freshPostgres() });
  await server.stop("fast");
  await server.stop("fast");
  await expect(database.read(() => ledger.account("bank"))).rejects.toMatchObject({
    outcome: "rolled_back",
  });
  expect(await other.read(() => first(raw("select 1 as one")))).toEqual({ one: 1n });
  await server.start();
  expect(await database.read(() => ledger.account("bank"))).toMatchObject({ id: "bank" });
  await Promise.all([database.close(), other.close()]);
});

it.each(modes)("a restart (%s) under load fails works with a StorageFault whose outcome is true", async (mode) => {
  const database = await open();
  const answers = new Map<string, string>();
  const reads = new Set<string>();
  let isOver = false;
  const outcomeOf = async (work: () => Promise<unknown>): Promise<string> => {
    try {
      await work();
      return "done";
    } catch (error) {
      return error instanceof StorageFault ? error.outcome : String(error);
    }
  };
  const run = async (client: number): Promise<void> => {
    for (let made = 0; !isOver; made += 1) {
      const id = `${mode}/${client}/${made}`;
      const legs = [{ from: "bank", to: `m${client}`, amount: 1n }];
      const post = () => ledger.post({ id, kind: "pay", at: 1, legs });
      answers.set(id, await outcomeOf(() => database.atomic(post)));
      reads.add(await outcomeOf(() => database.read(() => ledger.account("bank"))));
    }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, client) => run(client)));
  for (let times = 0; times < 2; times += 1) {
    const before = [...answers.values()].filter((each) => each === "done").length;
    await expect
      .poll(() => [...answers.values()].filter((each) => each === "done").length, {
        timeout: 10_000,
      })
      .toBeGreaterThan(before + CLIENTS);
    await server.restart(mode);
  }
  isOver = true;
  await running;

  const rows = await database.read(() => all(raw<{ id: string }>("select id from ledger_transfer")));
  const written = new Set(rows.map(({ id }) => id));
  const untrue = [...answers].filter(
    ([id, outcome]) => outcome !== "unknown" && (outcome === "done") !== written.has(id),
  );
  expect(untrue).toEqual([]);
  expect([...answers.values()]).toContain("rolled_back");
  expect([...answers.values()].filter((each) => !OUTCOMES.includes(each))).toEqual([]);
  expect([...reads].toSorted()).toEqual(["done", "rolled_back"]);
  expect(await audit(database)).toEqual([]);
  await database.close();
});
