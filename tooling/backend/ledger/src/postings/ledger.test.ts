import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import { balanceSums, verifyOnOpen } from "../audit/balances.ts";
import { raw, run } from "../engine/builder.ts";
import type { Database } from "../engine/database.ts";
import { LedgerFault } from "../faults.ts";
import { CAP, ledgerMigrations } from "../migrations.ts";
import { withEngines } from "../testing/index.ts";
import { ledger } from "./ledger.ts";
import type { LedgerResult, Leg } from "./types.ts";

const at = 1_795_000_000_000;
const POSTING = "insert into ledger_posting (transfer, seq, account, amount, balance_after, version)";

withEngines("the ledger", (openEmpty) => {
  /** A bank and a pool that may owe, a house account of another asset, Ann with 100 and Bo with nothing. */
  const open = async (): Promise<Database> => {
    const database = await openEmpty();
    await database.migrate("ledger", ledgerMigrations);
    await database.atomic(function* () {
      for (const [id, asset] of [
        ["bank", "CNY"],
        ["pool", "CNY"],
        ["coins", "USDT"],
      ] as const)
        yield* ledger.openAccount({
          id,
          kind: "house",
          owner: "house",
          asset,
          mayBeNegative: true,
        });
      for (const id of ["ann", "bo"]) yield* ledger.openAccount({ id, kind: "member", owner: id, asset: "CNY" });
      yield* ledger.post({
        id: "opening",
        kind: "deposit",
        at,
        legs: [{ from: "bank", to: "ann", amount: 100n }],
      });
    });
    return database;
  };
  const post = (database: Database, id: string, legs: readonly Leg[]) =>
    database.atomic(() => ledger.post({ id, kind: "test", at, legs }));
  const state = (database: Database, id: string) => database.read(() => ledger.account(id));
  const everything = async (database: Database) => ({
    accounts: await database.read(() => ledger.accounts(["ann", "bo", "bank", "coins"])),
    sums: await balanceSums(database),
    findings: await audit(database),
  });
  const codeOf = (result: LedgerResult<unknown>) => (result.ok ? "ok" : result.code);

  it("moves money and gives the new states", async () => {
    const database = await open();
    expect(await post(database, "t", [{ from: "ann", to: "bo", amount: 30n }])).toEqual({
      ok: true,
      value: {
        id: "t",
        accounts: [
          { id: "ann", asset: "CNY", balance: 70n, held: 0n, version: 2n },
          { id: "bo", asset: "CNY", balance: 30n, held: 0n, version: 1n },
        ],
      },
    });
    expect(await balanceSums(database)).toEqual([
      { kind: "house", asset: "CNY", accounts: 2n, balance: -100n, held: 0n },
      { kind: "house", asset: "USDT", accounts: 1n, balance: 0n, held: 0n },
      { kind: "member", asset: "CNY", accounts: 2n, balance: 100n, held: 0n },
    ]);
    expect([await audit(database), await verifyOnOpen(database)]).toEqual([[], []]);
  });

  it("takes legs in their order, so money may pass through an account", async () => {
    const database = await open();
    const through = [
      { from: "ann", to: "bo", amount: 100n },
      { from: "bo", to: "bank", amount: 60n },
    ];
    expect(codeOf(await post(database, "t1", through.toReversed()))).toBe("insufficient_funds");
    expect(codeOf(await post(database, "t2", through))).toBe("ok");
    expect(await state(database, "bo")).toMatchObject({ balance: 40n, version: 2n });
  });

  const leg = (amount: bigint, from = "ann", to = "bo"): Leg[] => [{ from, to, amount }];
  it.each<[string, string, string, readonly Leg[]]>([
    ["more than there is", "insufficient_funds", "t", leg(101n)],
    ["anything from an empty account", "insufficient_funds", "t", leg(1n, "bo", "ann")],
    ["two legs that together are more than there is", "insufficient_funds", "t", [...leg(60n), ...leg(60n)]],
    ["a second leg that cannot be paid", "insufficient_funds", "t", [...leg(10n), ...leg(91n, "ann", "bank")]],
    ["an event that was posted", "duplicate", "opening", leg(1n)],
    ["an event that was posted, even if it could not be paid now", "duplicate", "opening", leg(1000n)],
    ["an event that was posted, even between other accounts", "duplicate", "opening", leg(1n, "nobody", "none")],
    ["an unknown payer", "unknown_account", "t", leg(1n, "nobody")],
    ["an unknown receiver", "unknown_account", "t", leg(1n, "ann", "nobody")],
    ["an unknown receiver in the second leg", "unknown_account", "t", [...leg(1n), ...leg(1n, "bo", "nobody")]],
    ["another asset", "asset_mismatch", "t", leg(1n, "ann", "coins")],
    ["another asset in the second leg", "asset_mismatch", "t", [...leg(1n), ...leg(1n, "coins", "bo")]],
    ["nothing", "bad_amount", "t", leg(0n)],
    ["less than nothing", "bad_amount", "t", leg(-1n)],
    ["more than the cap", "bad_amount", "t", leg(CAP + 1n, "bank")],
    ["more than 64 bits", "bad_amount", "t", leg(2n ** 70n, "bank")],
    ["what would take a receiver over the cap", "bad_amount", "t", leg(CAP, "pool", "ann")],
    ["what would take a payer below the cap", "bad_amount", "t", leg(CAP, "bank", "bo")],
    ["no legs", "bad_amount", "t", []],
    ["a leg from an account to itself", "bad_amount", "t", leg(1n, "ann", "ann")],
    ["one bad leg of two", "bad_amount", "t", [...leg(1n), ...leg(0n)]],
  ])("refuses %s as %s and changes nothing", async (_, code, id, legs) => {
    const database = await open();
    const before = await everything(database);
    expect(await post(database, id, legs)).toEqual({ ok: false, code });
    expect(await everything(database)).toEqual(before);
    expect(codeOf(await post(database, "next", leg(100n)))).toBe("ok");
  });

  it("moves exactly the cap into an empty account and out again", async () => {
    const database = await open();
    expect(codeOf(await post(database, "t0", leg(100n, "ann", "bank")))).toBe("ok");
    expect(codeOf(await post(database, "t1", leg(CAP, "bank", "bo")))).toBe("ok");
    expect(codeOf(await post(database, "t2", leg(CAP, "bo", "ann")))).toBe("ok");
    expect(codeOf(await post(database, "t3", leg(1n, "bank", "ann")))).toBe("bad_amount");
    expect(await audit(database)).toEqual([]);
  });

  it("sets a hold aside: not spendable, still in the balance, spendable again after release", async () => {
    const database = await open();
    expect(await database.atomic(() => ledger.hold({ id: "h", account: "ann", amount: 80n, at }))).toEqual({
      ok: true,
      value: { id: "ann", asset: "CNY", balance: 100n, held: 80n, version: 2n },
    });
    expect(codeOf(await post(database, "t1", leg(21n)))).toBe("insufficient_funds");
    expect(codeOf(await post(database, "t2", leg(20n)))).toBe("ok");
    expect(await audit(database)).toEqual([]);
    expect(await database.atomic(() => ledger.release("h", at))).toMatchObject({
      ok: true,
      value: { balance: 80n, held: 0n, version: 4n },
    });
    expect(codeOf(await post(database, "t3", leg(80n)))).toBe("ok");
  });

  it.each<[string, string, { id?: string; account?: string; amount?: bigint }]>([
    ["more than is spendable", "insufficient_funds", { amount: 41n }],
    ["nothing", "bad_amount", { amount: 0n }],
    ["less than nothing", "bad_amount", { amount: -1n }],
    ["more than the cap", "bad_amount", { amount: CAP + 1n, account: "bank" }],
    ["what would take holds over the cap", "bad_amount", { amount: CAP, account: "bank" }],
    ["an unknown account", "unknown_account", { account: "nobody" }],
    ["an id that was used", "duplicate", { id: "h" }],
    ["an id that was used, even if too much", "duplicate", { id: "h", amount: 1000n }],
    ["an id that was used, even on an unknown account", "duplicate", { id: "h", account: "nobody" }],
  ])("refuses to hold %s as %s and changes nothing", async (_, code, change) => {
    const database = await open();
    await database.atomic(function* () {
      yield* ledger.hold({ id: "h", account: "ann", amount: 60n, at });
      yield* ledger.hold({ id: "b", account: "bank", amount: 1n, at });
    });
    const before = await everything(database);
    expect(await database.atomic(() => ledger.hold({ id: "new", account: "ann", amount: 1n, at, ...change }))).toEqual({
      ok: false,
      code,
    });
    expect(await everything(database)).toEqual(before);
  });

  it("captures all of a hold, or less and releases the rest", async () => {
    const database = await open();
    await database.atomic(function* () {
      yield* ledger.hold({ id: "h1", account: "ann", amount: 60n, at });
      yield* ledger.hold({ id: "h2", account: "ann", amount: 40n, at });
    });
    expect(
      await database.atomic(() => ledger.capture("h1", { id: "w1", kind: "withdrawal", to: "bank", at })),
    ).toMatchObject({
      ok: true,
      value: {
        id: "w1",
        accounts: [
          { id: "ann", balance: 40n, held: 40n },
          { id: "bank", balance: -40n },
        ],
      },
    });
    expect(
      await database.atomic(() =>
        ledger.capture("h2", {
          id: "w2",
          kind: "withdrawal",
          to: "bank",
          at,
          amount: 15n,
          memo: "part",
        }),
      ),
    ).toMatchObject({ ok: true });
    expect(await state(database, "ann")).toMatchObject({ balance: 25n, held: 0n });
    expect([await audit(database), await verifyOnOpen(database)]).toEqual([[], []]);
  });

  it("ends a hold once, in whatever order it is asked to", async () => {
    const database = await open();
    const capture = (hold: string, id: string) =>
      database.atomic(() => ledger.capture(hold, { id, kind: "w", to: "bank", at }));
    const release = (hold: string) => database.atomic(() => ledger.release(hold, at));
    await database.atomic(function* () {
      yield* ledger.hold({ id: "h1", account: "ann", amount: 10n, at });
      yield* ledger.hold({ id: "h2", account: "ann", amount: 10n, at });
    });
    expect([
      codeOf(await capture("h1", "w1")),
      codeOf(await capture("h1", "w1")),
      codeOf(await capture("h1", "w2")),
      codeOf(await release("h1")),
    ]).toEqual(["ok", "not_open", "not_open", "not_open"]);
    expect([codeOf(await release("h2")), codeOf(await release("h2")), codeOf(await capture("h2", "w3"))]).toEqual([
      "ok",
      "not_open",
      "not_open",
    ]);
    expect([codeOf(await release("none")), codeOf(await capture("none", "w4"))]).toEqual(["not_open", "not_open"]);
    expect(await state(database, "ann")).toMatchObject({ balance: 90n, held: 0n });
    expect(codeOf(await database.atomic(() => ledger.hold({ id: "h1", account: "ann", amount: 1n, at })))).toBe(
      "duplicate",
    );
  });

  it.each<[string, string, { id?: string; to?: string; amount?: bigint }]>([
    ["more than is held", "bad_amount", { amount: 51n }],
    ["nothing", "bad_amount", { amount: 0n }],
    ["less than nothing", "bad_amount", { amount: -5n }],
    ["to itself", "bad_amount", { to: "ann" }],
    ["to an unknown account", "unknown_account", { to: "nobody" }],
    ["to another asset", "asset_mismatch", { to: "coins" }],
    ["under an id that was posted", "duplicate", { id: "opening" }],
    ["under an id that was posted, to an unknown account", "duplicate", { id: "opening", to: "nobody" }],
  ])("refuses to capture %s as %s and leaves the hold open", async (_, code, change) => {
    const database = await open();
    await database.atomic(() => ledger.hold({ id: "h", account: "ann", amount: 50n, at }));
    const before = await everything(database);
    expect(await database.atomic(() => ledger.capture("h", { id: "w", kind: "w", to: "bank", at, ...change }))).toEqual(
      { ok: false, code },
    );
    expect(await everything(database)).toEqual(before);
    expect(codeOf(await database.atomic(() => ledger.release("h", at)))).toBe("ok");
  });

  it("opens an account once and refuses to open it as something else", async () => {
    const database = await open();
    const spec = { id: "ann", kind: "member", owner: "ann", asset: "CNY" };
    expect(await database.atomic(() => ledger.openAccount(spec))).toMatchObject({ balance: 100n });
    for (const change of [{ kind: "game" }, { owner: "bo" }, { asset: "USDT" }, { mayBeNegative: true }])
      await expect(database.atomic(() => ledger.openAccount({ ...spec, ...change }))).rejects.toThrow(LedgerFault);
    for (const id of ["", "x".repeat(201)])
      await expect(database.atomic(() => ledger.openAccount({ ...spec, id }))).rejects.toThrow(/check constraint/i);
  });

  it("gives states in the order asked for, of many and of none, and leaves out the unknown", async () => {
    const database = await open();
    const many = Array.from({ length: 1200 }, (_, index) => `many/${index}`);
    await database.atomic(function* () {
      for (const id of many) yield* ledger.openAccount({ id, kind: "member", owner: id, asset: "CNY" });
    });
    const found = await database.read(() => ledger.accounts(["bo", "nobody", "ann", ...many, "bo"]));
    expect(found.map(({ id }) => id)).toEqual(["bo", "ann", ...many, "bo"]);
    expect(await database.read(() => ledger.accounts([]))).toEqual([]);
    expect(await state(database, "nobody")).toBeNull();
  });

  it("takes back everything when a work throws after posting", async () => {
    const database = await open();
    const before = await everything(database);
    const attempt = database.atomic(function* () {
      yield* ledger.post({ id: "t", kind: "test", at, legs: leg(1n) });
      yield* ledger.hold({ id: "h", account: "ann", amount: 1n, at });
      throw new Error("later");
    });
    await expect(attempt).rejects.toThrow("later");
    expect(await everything(database)).toEqual(before);
  });

  it("has walls in the store itself: no negative balance, no change of entries, no stray entry", async () => {
    const database = await open();
    for (const text of [
      "update ledger_account set balance = -1 where id = 'ann'",
      "update ledger_account set held = 101 where id = 'ann'",
      "update ledger_account set balance = 10000000000001 where id = 'bank'",
      "update ledger_posting set amount = 1 where account = 'ann'",
      "delete from ledger_posting",
      "delete from ledger_transfer",
      `${POSTING} values ('nothing', 0, 'ann', 1, 1, 9)`,
      `${POSTING} values ('opening', 7, 'ann', 0, 1, 9)`,
    ])
      await expect(database.atomic(() => run(raw(text)))).rejects.toThrow(/constraint|append-only/i);
    expect(await audit(database)).toEqual([]);
  });
});
