import { createServer, createConnection } from "node:net";
import type { Server } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { audit } from "../audit.ts";
import { first, raw } from "../builder.ts";
import { openDatabase } from "../database.ts";
import { StorageFault } from "../faults.ts";
import { keyed, lookupKey } from "../keyed.ts";
import { ledger } from "../ledger.ts";
import { ledgerMigrations } from "../migrations.ts";
import { freshPostgres } from "../testing/index.ts";
import type { Database } from "../types.ts";

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase({ url });
  await database.migrate("ledger", ledgerMigrations);
  return database;
};
const openAccount = (database: Database) =>
  database.atomic(() =>
    ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" }),
  );

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
        "select count(pg_terminate_backend(pid)) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
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

/** Stands between client and server and cuts the client off as soon as it asks to commit; the server still does it. */
const cutAtCommit = (folder: string, target: string): Server =>
  createServer((client) => {
    const upstream = createConnection(join(target, ".s.PGSQL.5432"));
    client
      .on("error", () => undefined)
      .on("data", (data) => {
        upstream.write(data);
        if (data.includes("commit\0")) client.destroy();
      });
    upstream
      .on("error", () => undefined)
      .on("data", (data) => client.destroyed || client.write(data));
    client.on("close", () => setTimeout(() => upstream.destroy(), 200));
  }).listen(join(folder, ".s.PGSQL.5432"));

it("an answer lost after the commit is told as unknown, and the key settles it", async () => {
  const url = await freshPostgres();
  const direct = await open(url);
  await openAccount(direct);
  const folder = mkdtempSync(join(tmpdir(), "ledger-cut-"));
  const address = new URL(url);
  const proxy = cutAtCommit(folder, address.searchParams.get("host") ?? "");
  onTestFinished(() => {
    proxy.close();
    rmSync(folder, { recursive: true });
  });
  address.searchParams.set("host", folder);
  const cut = await openDatabase({ url: address.toString().replaceAll("+", "%20") });
  const request = { member: "ann", route: "open", key: "0123456789abcdef", payload: "", at: 1 };
  const attempt = cut.atomic(() =>
    keyed(request, () =>
      ledger.openAccount({ id: "bo", kind: "member", owner: "bo", asset: "CNY" }),
    ),
  );
  await expect(attempt).rejects.toThrow(StorageFault);
  await expect(attempt).rejects.toMatchObject({ outcome: "unknown" });
  await expect
    .poll(() => direct.read(() => lookupKey("ann", request.key)))
    .toMatchObject({ route: "open", value: { id: "bo" } });
  expect(
    await direct.atomic(() =>
      keyed(request, () =>
        ledger.openAccount({ id: "bo", kind: "member", owner: "bo", asset: "CNY" }),
      ),
    ),
  ).toMatchObject({ outcome: "repeated" });
  expect(await audit(direct)).toEqual([]);
  await Promise.all([cut.close(), direct.close()]);
});
