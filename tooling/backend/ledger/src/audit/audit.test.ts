import { expect, it } from "vitest";
import { raw, run } from "../engine/builder.ts";
import type { Database } from "../engine/database.ts";
import { withEngines } from "../testing/index.ts";
import { audit, type AuditFinding } from "./audit.ts";
import { balanceSums, verifyOnOpen } from "./balances.ts";

/** The ledger's tables without their walls, so that rows can be wrong. */
const bare = [
  `create table ledger_account (id text, kind text, owner text, asset text,
   may_be_negative bigint, balance bigint, held bigint, version bigint)`,
  "create table ledger_transfer (id text, kind text, at bigint, memo text)",
  `create table ledger_posting (transfer text, seq bigint, account text, amount bigint,
   balance_after bigint, version bigint)`,
  "create table ledger_hold (id text, account text, amount bigint, state text)",
];
/** The entries of the nth transfer of one unit from the bank to Ann. */
const entriesOf = (n: number): string => `('t${n}', 0, 'bank', -1, -${n}, ${n}), ('t${n}', 1, 'ann', 1, ${n}, ${n})`;

/** The bank paid Ann 100, Ann paid Bo 30, Ann has 20 on hold. */
const good = [
  `insert into ledger_account values ('bank', 'house', 'h', 'CNY', 1, -100, 0, 1),
   ('ann', 'member', 'ann', 'CNY', 0, 70, 20, 3),
   ('bo', 'member', 'bo', 'CNY', 0, 30, 0, 1),
   ('coins', 'house', 'h', 'USDT', 1, 0, 0, 0)`,
  "insert into ledger_transfer values ('t1', 'deposit', 1, null), ('t2', 'gift', 2, null)",
  `insert into ledger_posting values ('t1', 0, 'bank', -100, -100, 1),
   ('t1', 1, 'ann', 100, 100, 1),
   ('t2', 0, 'ann', -30, 70, 2),
   ('t2', 1, 'bo', 30, 30, 1)`,
  `insert into ledger_hold values ('h1', 'ann', 20, 'open'),
   ('h2', 'ann', 50, 'released'),
   ('h3', 'ann', 9, 'captured')`,
];
const of = (findings: readonly AuditFinding[]) => findings.map(({ rule, subject }) => `${rule} ${subject}`).toSorted();

withEngines("the auditor", (openEmpty) => {
  const open = async (statements: readonly string[]): Promise<Database> => {
    const database = await openEmpty();
    await database.migrate("bare", [{ name: "001", statements: [...bare, ...statements] }]);
    return database;
  };

  it("finds nothing where nothing is, and nothing where all is right", async () => {
    for (const database of [await open([]), await open(good)])
      expect([await audit(database), await verifyOnOpen(database)]).toEqual([[], []]);
    expect(await balanceSums(await open([]))).toEqual([]);
  });

  it.each<[string, string, string[], string[]]>([
    [
      "a balance raised by hand",
      "update ledger_account set balance = 71 where id = 'ann'",
      ["balance_not_entries ann", "sum_not_zero CNY"],
      ["balance_not_entries ann", "sum_not_zero CNY"],
    ],
    [
      "two balances shifted by hand",
      "update ledger_account set balance = case id when 'ann' then 69 when 'bo' then 31 else balance end",
      ["balance_not_entries ann", "balance_not_entries bo"],
      ["balance_not_entries ann", "balance_not_entries bo"],
    ],
    [
      "a deleted account",
      "delete from ledger_account where id = 'bo'",
      ["balance_not_entries bo", "sum_not_zero CNY", "unbalanced_transfer t2", "unbalanced_transfer t2"],
      ["sum_not_zero CNY"],
    ],
    [
      "a deleted entry",
      "delete from ledger_posting where account = 'bo'",
      ["balance_not_entries bo", "unbalanced_transfer t2"],
      ["balance_not_entries bo"],
    ],
    [
      "both entries of a transfer deleted",
      "delete from ledger_posting where transfer = 't2'",
      ["balance_not_entries ann", "balance_not_entries bo", "unbalanced_transfer t2"],
      ["balance_not_entries ann", "balance_not_entries bo"],
    ],
    [
      "an entry with a wrong balance beside it",
      "update ledger_posting set balance_after = 99 where transfer = 't1' and seq = 1",
      ["balance_not_entries ann"],
      [],
    ],
    [
      "a transfer across assets",
      "update ledger_account set asset = 'USDT' where id = 'bo'",
      ["sum_not_zero CNY", "sum_not_zero USDT", "unbalanced_transfer t2", "unbalanced_transfer t2"],
      ["sum_not_zero CNY", "sum_not_zero USDT"],
    ],
    [
      "an account below zero that must not be",
      "update ledger_account set may_be_negative = 0 where id = 'bank'",
      ["held_over_balance bank", "negative bank"],
      [],
    ],
    [
      "more held than there is",
      "update ledger_account set held = 71 where id = 'ann'",
      ["held_not_holds ann", "held_over_balance ann"],
      [],
    ],
    ["a hold that is not counted", "update ledger_hold set state = 'open' where id = 'h3'", ["held_not_holds ann"], []],
    ["a hold that is deleted but still counted", "delete from ledger_hold where id = 'h1'", ["held_not_holds ann"], []],
  ])("finds %s", async (_, tampering, audited, atStart) => {
    const database = await open([...good, tampering]);
    expect(of(await audit(database))).toEqual(audited);
    expect(of(await verifyOnOpen(database))).toEqual(atStart);
  });

  it("reads on over many pages", async () => {
    const database = await open([]);
    const rows = 4001;
    await database.atomic(function* () {
      yield* run(
        raw(
          `insert into ledger_account values ('bank', 'house', 'h', 'CNY', 1, ?, 0, 0),
           ('ann', 'member', 'a', 'CNY', 0, ?, 0, 0)`,
          -rows,
          rows,
        ),
      );
      for (let start = 0; start < rows; start += 500) {
        const part = Array.from({ length: Math.min(500, rows - start) }, (_, index) => start + index + 1);
        yield* run(raw(`insert into ledger_transfer values ${part.map((n) => `('t${n}', 'k', 1, null)`).join()}`));
        yield* run(raw(`insert into ledger_posting values ${part.map(entriesOf).join()}`));
      }
    });
    expect(await audit(database)).toEqual([]);
    await database.atomic(() =>
      run(raw("update ledger_posting set amount = 2 where transfer = ? and seq = 1", `t${rows}`)),
    );
    expect(of(await audit(database))).toEqual([
      "balance_not_entries ann",
      "balance_not_entries ann",
      `unbalanced_transfer t${rows}`,
    ]);
  });
});
