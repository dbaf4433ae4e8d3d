import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { audit } from "../audit/audit.ts";
import { verifyOnOpen } from "../audit/balances.ts";
import { StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

const HOLD = `import Sqlite from "better-sqlite3";
const connection = new Sqlite(process.argv[1]);
connection.exec("begin exclusive");
process.stdout.write("held");
process.stdin.resume().on("end", () => connection.close());`;

/** Another process takes the write lock of `file`. Gives what makes it let go. */
const lockFrom = async (file: string): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", HOLD, file], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await once(child, "exit");
  };
};

const open = async (): Promise<{ readonly file: string; readonly database: Database }> => {
  const folder = mkdtempSync(join(tmpdir(), "ledger-lock-"));
  const file = join(folder, "locked.db");
  const database = openSqlite(file);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await database.migrate("ledger", ledgerMigrations);
  return { file, database };
};
const openAccount = (database: Database, id: string) =>
  database.atomic(() => ledger.openAccount({ id, kind: "member", owner: id, asset: "CNY" }));

/** Longest time in ms that the event loop was held since. */
const watchLoop = (): (() => number) => {
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 2);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
};

it("a foreign lock refuses all queued writes together and blocks neither reads nor the event loop", async () => {
  const { file, database } = await open();
  await openAccount(database, "ann");
  const unlock = await lockFrom(file);
  const longestHeld = watchLoop();
  const started = performance.now();
  let ended: number[] = [];
  const refusalOf = (id: string) =>
    openAccount(database, id)
      .catch((error: unknown) => error)
      .finally(() => ended.push(performance.now() - started));

  const early = Array.from({ length: 200 }, (_, index) => refusalOf(`early${index}`));
  await sleep(300);
  const late = Array.from({ length: 20 }, (_, index) => refusalOf(`late${index}`));
  let reads = 0;
  while (ended.length === 0) {
    expect(await database.read(() => ledger.account("ann"))).toMatchObject({ id: "ann" });
    expect([...(await verifyOnOpen(database)), ...(await audit(database))]).toEqual([]);
    reads += 1;
    await sleep(5);
  }
  const refusals = await Promise.all([...early, ...late]);
  expect(new Set(refusals.map((each) => each instanceof StorageFault && each.outcome))).toEqual(
    new Set(["rolled_back"]),
  );
  expect(refusals[0]).toMatchObject({ cause: { code: "SQLITE_BUSY" } });
  const [first, last] = [Math.min(...ended), Math.max(...ended)];
  expect(last).toBeGreaterThan(500);
  expect(last - first).toBeLessThan(last / 4);
  expect(longestHeld()).toBeLessThan(last / 4);
  expect(reads).toBeGreaterThan(10);

  ended = [];
  expect(await refusalOf("again")).toBeInstanceOf(StorageFault);
  await unlock();
  expect(await openAccount(database, "bo")).toMatchObject({ id: "bo" });
  expect(await database.read(() => ledger.accounts(["early0", "late0", "again", "bo"]))).toHaveLength(1);
});

it("a foreign lock that ends in time delays the queued writes and refuses none", async () => {
  const { file, database } = await open();
  const unlock = await lockFrom(file);
  const writes = Array.from({ length: 200 }, (_, index) => openAccount(database, `a${index}`));
  await sleep(100);
  await unlock();
  expect(await Promise.all(writes)).toHaveLength(200);
});

it("a foreign lock does not keep the database from closing; what was queued is refused first", async () => {
  const { file, database } = await open();
  await lockFrom(file);
  const write = openAccount(database, "ann").catch((error: unknown) => error);
  await database.close();
  expect(await write).toMatchObject({ outcome: "rolled_back", cause: { code: "SQLITE_BUSY" } });
});

it("a read that finds the store locked altogether tries again, and after a second is refused", async () => {
  const { database } = await open();
  let tries = 0;
  const readAfter = (failures: number) => {
    tries = 0;
    return database.read(function* () {
      tries += 1;
      if (tries <= failures) throw new Sqlite.SqliteError("locked", "SQLITE_BUSY_RECOVERY");
      return yield* ledger.account("ann");
    });
  };
  expect(await readAfter(3)).toBeNull();
  expect(tries).toBe(4);
  await expect(readAfter(Infinity)).rejects.toBeInstanceOf(StorageFault);
  expect(await readAfter(0)).toBeNull();
});

it("a read sees every commit acknowledged before it, and none of the one under way", async () => {
  const { database } = await open();
  for (let made = 1; made <= 50; made += 1) {
    const writing = openAccount(database, `a${made}`);
    expect(await database.read(() => ledger.account(`a${made}`))).toBeNull();
    await writing;
    expect(await database.read(() => ledger.account(`a${made}`))).not.toBeNull();
  }
});

it("reads of one turn share a snapshot, and those of the next see what another process has committed", async () => {
  const { database, file } = await open();
  const other = new Sqlite(file);
  const read = () => database.read(() => ledger.account("ann"));
  const before = read();
  other
    .prepare("insert into ledger_account (id, kind, owner, asset, may_be_negative) values (?, ?, ?, ?, ?)")
    .run("ann", "member", "ann", "CNY", 0);
  const after = read();
  expect(await Promise.all([before, after])).toEqual([null, null]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read()).toMatchObject({ id: "ann" });
  other.close();
});

it("a read that fails costs the others of its turn nothing", async () => {
  const { database } = await open();
  await openAccount(database, "ann");
  const read = () => database.read(() => ledger.account("ann"));
  const failing = () =>
    database.read(function* () {
      yield* ledger.account("ann");
      throw new Error("later");
    });
  const [before, failed, after] = await Promise.allSettled([read(), failing(), read()]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "later" } });
  for (const each of [before, after]) expect(each).toMatchObject({ status: "fulfilled", value: { id: "ann" } });
});
