import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import { StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import { openSqlite } from "./sqlite.ts";

const CYCLES = 20;

it("F05: a full disk fails writes, not reads, and the next write succeeds once there is space", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ledger-full-"));
  let connection: Sqlite.Database | undefined;
  const database = openSqlite(join(folder, "full.db"), (opened) => {
    connection = opened;
  });
  const limitPages = (count: string) => connection?.pragma(`max_page_count = ${count}`);
  try {
    await database.migrate("ledger", ledgerMigrations);
    await database.atomic(function* () {
      yield* ledger.openAccount({
        id: "bank",
        kind: "house",
        owner: "house",
        asset: "CNY",
        mayBeNegative: true,
      });
      yield* ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" });
    });
    let made = 0;
    let posted = 0n;
    const pay = () => {
      made += 1;
      const id = `t${made}-${"x".repeat(150)}`;
      return database.atomic(() =>
        ledger.post({
          id,
          kind: "pay",
          at: 1,
          legs: [{ from: "bank", to: "ann", amount: 1n }],
          memo: "m".repeat(1000),
        }),
      );
    };
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      // The limit cannot be below the present size, so no page is free; cycles alternate single and grouped work.
      limitPages("1");
      const faults: unknown[] = [];
      while (faults.length === 0) {
        const outcomes = await Promise.allSettled(Array.from({ length: cycle % 2 === 0 ? 1 : 6 }, pay));
        for (const outcome of outcomes) {
          if (outcome.status === "fulfilled") posted += 1n;
          else faults.push(outcome.reason);
        }
      }
      for (const fault of faults) {
        expect(fault).toBeInstanceOf(StorageFault);
        expect(fault).toMatchObject({ outcome: "rolled_back", cause: { code: "SQLITE_FULL" } });
      }
      expect(await database.read(() => ledger.account("ann"))).toMatchObject({ balance: posted });
      expect(await audit(database)).toEqual([]);
      limitPages("1000000");
      expect(await pay()).toMatchObject({ ok: true });
      posted += 1n;
    }
    expect(await database.read(() => ledger.account("ann"))).toMatchObject({ balance: posted });
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
