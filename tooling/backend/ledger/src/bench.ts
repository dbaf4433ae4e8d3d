import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Sqlite from "better-sqlite3";
import type { Database } from "./engine/database.ts";
import { openDatabase } from "./engine/open-database.ts";
import { ledgerMigrations } from "./migrations.ts";
import { ledger } from "./postings/ledger.ts";

/**
 * Transfers per second on SQLite with full synchronisation, each beside its baseline in the same run: the five bare
 * statements of a transfer in one transaction, the ledger's post one after another, and 32 posts at a time.
 */
const GROUP = 32;
const BUDGET = { single: 0.85, grouped: 5 };
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "40" },
    transfers: { type: "string", default: "256" },
  },
});
const rounds = Number(values.rounds);
const transfers = Math.ceil(Number(values.transfers) / GROUP) * GROUP;

const prepare = async (file: string): Promise<Database> => {
  const database = await openDatabase({ file });
  await database.migrate("ledger", ledgerMigrations);
  await database.atomic(function* () {
    yield* ledger.openAccount({
      id: "house/10001/bank",
      kind: "house",
      owner: "house",
      asset: "CNY",
      mayBeNegative: true,
    });
    for (let member = 0; member < 100; member += 1)
      yield* ledger.openAccount({
        id: `member/10001/${member}/main`,
        kind: "member",
        owner: `${member}`,
        asset: "CNY",
      });
  });
  return database;
};

const bareTransfer = (file: string): ((id: string, to: string) => void) => {
  const connection = new Sqlite(file);
  for (const pragma of ["journal_mode = wal", "synchronous = full", "foreign_keys = on"]) connection.pragma(pragma);
  const statements = {
    begin: connection.prepare("begin immediate"),
    transfer: connection.prepare("insert into ledger_transfer (id, kind, at, memo) values (?, 'deposit', 1, null)"),
    move: connection
      .prepare(
        `update ledger_account set balance = balance + ?, version = version + 1
         where id = ? returning balance, version`,
      )
      .raw(),
    posting: connection.prepare(
      "insert into ledger_posting (transfer, seq, account, amount, balance_after, version) values (?, ?, ?, ?, ?, ?)",
    ),
    commit: connection.prepare("commit"),
  };
  return (id, to) => {
    statements.begin.run();
    statements.transfer.run(id);
    for (const [seq, account, amount] of [
      [0, "house/10001/bank", -1],
      [1, to, 1],
    ] as const) {
      const [balance, version] = statements.move.get(amount, account) as [number, number];
      statements.posting.run(id, seq, account, amount, balance, version);
    }
    statements.commit.run();
  };
};

const folder = mkdtempSync(join(tmpdir(), "ledger-bench-"));
const best = { bare: 0, single: 0, grouped: 0 };
const ratios = { single: [] as number[], grouped: [] as number[] };
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)] ?? 0;
try {
  const [forBare, forSingle, forGrouped] = [
    await prepare(join(folder, "bare.db")),
    await prepare(join(folder, "single.db")),
    await prepare(join(folder, "grouped.db")),
  ];
  await forBare.close();
  const bare = bareTransfer(join(folder, "bare.db"));
  let made = 0;
  const next = (): { readonly id: string; readonly to: string } => {
    made += 1;
    return { id: `deposit:${made}`, to: `member/10001/${made % 100}/main` };
  };
  const post = async (database: Database): Promise<void> => {
    const { id, to } = next();
    const result = await database.atomic(() =>
      ledger.post({
        id,
        kind: "deposit",
        at: 1,
        legs: [{ from: "house/10001/bank", to, amount: 1n }],
      }),
    );
    if (!result.ok) throw new Error(`A transfer of the benchmark was refused: ${result.code}.`);
  };
  const perSecond = async (work: () => void | Promise<void>): Promise<number> => {
    const started = performance.now();
    await work();
    return transfers / ((performance.now() - started) / 1000);
  };
  for (let round = 0; round < rounds; round += 1) {
    const rate = {
      bare: await perSecond(() => {
        for (let done = 0; done < transfers; done += 1) {
          const { id, to } = next();
          bare(id, to);
        }
      }),
      single: await perSecond(async () => {
        for (let done = 0; done < transfers; done += 1) await post(forSingle);
      }),
      grouped: await perSecond(async () => {
        for (let done = 0; done < transfers; done += GROUP)
          await Promise.all(Array.from({ length: GROUP }, () => post(forGrouped)));
      }),
    };
    if (round === 0) continue;
    for (const name of ["bare", "single", "grouped"] as const) best[name] = Math.max(best[name], rate[name]);
    ratios.single.push(rate.single / rate.bare);
    ratios.grouped.push(rate.grouped / rate.single);
  }
  await Promise.all([forSingle.close(), forGrouped.close()]);
} finally {
  rmSync(folder, { recursive: true });
}

const single = median(ratios.single);
const grouped = median(ratios.grouped);
console.table({
  "five bare statements": { "transfers/s": Math.round(best.bare), ratio: 1, budget: "" },
  "ledger, one at a time ÷ bare": {
    "transfers/s": Math.round(best.single),
    ratio: Number(single.toFixed(2)),
    budget: `≥ ${BUDGET.single}`,
  },
  "ledger, 32 in one commit ÷ one at a time": {
    "transfers/s": Math.round(best.grouped),
    ratio: Number(grouped.toFixed(2)),
    budget: `≥ ${BUDGET.grouped}`,
  },
});
process.exitCode = single >= BUDGET.single && grouped >= BUDGET.grouped ? 0 : 1;
