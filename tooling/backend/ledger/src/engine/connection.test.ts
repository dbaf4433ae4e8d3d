import { expect, it } from "vitest";
import { StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import { freshPostgres } from "../testing/index.ts";
import { first, raw } from "./builder.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase({ url });
  await database.migrate("ledger", ledgerMigrations);
  return database;
};
const openAccount = (database: Database) =>
  database.atomic(() => ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" }));

it("a connection ended in the middle of a work fails it with a StorageFault, and the next try succeeds", async () => {
  const database = await open(await freshPostgres());
  const attempt = database.atomic(function* () {
    yield* ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" });
    yield* first(raw("select pg_terminate_backend(pg_backend_pid())"));
  });
  await expect(attempt).rejects.toThrow(StorageFault);
  await expect(attempt).rejects.toMatchObject({ outcome: "rolled_back" });
  expect(await database.read(() => ledger.account("ann"))).toBeNull();
  expect(await openAccount(database)).toMatchObject({ id: "ann" });
  await database.close();
});

it("connections ended while idle are replaced without anybody noticing", async () => {
  const database = await open(await freshPostgres());
  await openAccount(database);
  const killer = await open(await freshPostgres());
  await killer.read(() =>
    first(
      raw(
        `select count(pg_terminate_backend(pid)) from pg_stat_activity
         where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await database.read(() => ledger.account("ann"))).toMatchObject({ id: "ann" });
  await Promise.all([database.close(), killer.close()]);
});

it("a read sees one moment, whatever is committed meanwhile", async () => {
  const database = await open(await freshPostgres());
  const count = () => first(raw<{ count: bigint }>("select count(*) as count from ledger_account"));
  const reading = database.read(function* () {
    const before = yield* count();
    yield* first(raw("select pg_sleep(0.5)"));
    return [before, yield* count()];
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await openAccount(database);
  expect(await reading).toEqual([{ count: 0n }, { count: 0n }]);
  expect(await database.read(count)).toEqual({ count: 1n });
  await database.close();
});
