import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import type { Database, Work } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { ReadOnlyFault, StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import type { LedgerResult } from "../postings/types.ts";
import { failingDatabase, freshPostgres, withEngines } from "../testing/index.ts";
import { keyed, type KeyedRequest, lookupKey } from "./keyed.ts";
import { closeMoneyGate, openMoneyGate, readMoneyGate } from "./money-gate.ts";

const at = 1_795_000_000_000;
const key: KeyedRequest = { member: "ann", route: "pay", key: "0123456789abcdef", payload: "", at };
const legs = [{ from: "bank", to: "ann", amount: 10n }];
const post = (id: string) => ledger.post({ id, kind: "test", at, legs });

const prepare = async (database: Database): Promise<void> => {
  await database.migrate("ledger", ledgerMigrations);
  await database.atomic(function* () {
    const bank = { id: "bank", kind: "house", owner: "house", asset: "CNY", mayBeNegative: true };
    yield* ledger.openAccount(bank);
    yield* ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" });
    yield* keyed(key, () => post("known"));
    yield* ledger.hold({ id: "open", account: "ann", amount: 4n, at });
  });
};

const movements: readonly (readonly [string, () => Work<LedgerResult<unknown>>])[] = [
  ["a posting", () => post("new")],
  [
    "a posting of money that is not there",
    () =>
      ledger.post({
        id: "new",
        kind: "test",
        at,
        legs: [{ from: "ann", to: "bank", amount: 99n }],
      }),
  ],
  [
    "a posting to an unknown account",
    () =>
      ledger.post({
        id: "new",
        kind: "test",
        at,
        legs: [{ from: "bank", to: "nobody", amount: 1n }],
      }),
  ],
  ["a hold", () => ledger.hold({ id: "new", account: "ann", amount: 1n, at })],
  ["a hold of money that is not there", () => ledger.hold({ id: "new", account: "ann", amount: 99n, at })],
  ["a release", () => ledger.release("open", at)],
  ["a capture", () => ledger.capture("open", { id: "new", kind: "test", to: "bank", at })],
  [
    "a new key",
    function* () {
      const answer = yield* keyed({ ...key, key: "another-key-of-hers" }, () => ledger.account("ann"));
      return { ok: true, value: answer };
    },
  ],
];

withEngines("the money gate", (openEmpty) => {
  const open = async (): Promise<Database> => {
    const database = await openEmpty();
    await prepare(database);
    return database;
  };
  const close = (database: Database, reason = "the books do not agree") =>
    database.atomic(() => closeMoneyGate(reason, at));
  const everything = async (database: Database) => ({
    accounts: await database.read(() => ledger.accounts(["bank", "ann"])),
    key: await database.read(() => lookupKey("ann", "another-key-of-hers")),
    findings: await audit(database),
  });

  it.each(movements)(
    "while closed refuses %s and writes nothing, and once open lets it through",
    async (_, movement) => {
      const database = await open();
      await close(database);
      const before = await everything(database);
      const attempt = database.atomic(movement);
      await expect(attempt).rejects.toBeInstanceOf(ReadOnlyFault);
      await expect(attempt).rejects.toBeInstanceOf(StorageFault);
      await expect(attempt).rejects.toMatchObject({
        outcome: "rolled_back",
        reason: "the books do not agree",
        message: expect.stringContaining("the books do not agree") as string,
      });
      expect(await everything(database)).toEqual(before);
      await database.atomic(openMoneyGate);
      expect(await database.atomic(movement)).toHaveProperty("ok");
    },
  );

  it("while closed still answers what was recorded, opens accounts and says why and since when", async () => {
    const database = await open();
    const known = await database.read(() => lookupKey("ann", key.key));
    await close(database);
    await close(database, "another reason");
    expect(await database.read(readMoneyGate)).toEqual({ reason: "the books do not agree", at });
    expect(await database.atomic(() => keyed(key, () => post("again")))).toEqual({
      outcome: "repeated",
      value: known?.value,
    });
    expect(await database.atomic(() => keyed({ ...key, payload: "x" }, () => post("again")))).toEqual({
      outcome: "mismatch",
    });
    expect(await database.atomic(() => post("known"))).toEqual({ ok: false, code: "duplicate" });
    expect(await database.atomic(() => ledger.release("none", at))).toEqual({
      ok: false,
      code: "not_open",
    });
    expect(
      await database.atomic(() => ledger.openAccount({ id: "bo", kind: "member", owner: "bo", asset: "CNY" })),
    ).toMatchObject({ balance: 0n });
    await database.atomic(openMoneyGate);
    await database.atomic(openMoneyGate);
    expect(await database.read(readMoneyGate)).toBeNull();
  });

  it("undoes all of a work that meets it, not only the movement", async () => {
    const database = await open();
    await close(database);
    const attempt = database.atomic(function* () {
      yield* ledger.openAccount({ id: "bo", kind: "member", owner: "bo", asset: "CNY" });
      return yield* post("new");
    });
    await expect(attempt).rejects.toBeInstanceOf(ReadOnlyFault);
    expect(await database.read(() => ledger.account("bo"))).toBeNull();
  });

  it("refuses those of many queued at once that come after it, and no other", async () => {
    const database = await open();
    const works = Array.from({ length: 30 }, (_, index) => () => post(`p${index}`));
    const before = await Promise.all(works.slice(0, 15).map((work) => database.atomic(work)));
    expect(before.every(({ ok }) => ok)).toBe(true);
    await close(database);
    const after = await Promise.allSettled(works.slice(15).map((work) => database.atomic(work)));
    expect(after.every((each) => each.status === "rejected" && each.reason instanceof ReadOnlyFault)).toBe(true);
    expect(await database.read(() => ledger.account("ann"))).toMatchObject({ balance: 160n });
  });

  it("costs a movement no statement while it is open", async () => {
    const database = failingDatabase(await open());
    const count = async (movement: () => Work<unknown>) => {
      database.arm({ nth: Infinity, mode: "once" });
      await database.atomic(movement);
      return database.boundaries - 2;
    };
    expect(await count(() => post("new"))).toBe(5);
    expect(await count(() => ledger.hold({ id: "new", account: "ann", amount: 1n, at }))).toBe(3);
    expect(await count(() => ledger.release("new", at))).toBe(3);
    expect(await count(() => ledger.capture("open", { id: "out", kind: "test", to: "bank", at }))).toBe(8);
    expect(await count(() => keyed({ ...key, key: "another-key-of-hers" }, () => ledger.account("ann")))).toBe(3);
  });
});

it("closed by one process is closed for all that share the PostgreSQL database", async () => {
  const url = await freshPostgres();
  const [one, other] = [await openDatabase({ url }), await openDatabase({ url })];
  await prepare(one);
  await one.atomic(() => closeMoneyGate("closed elsewhere", at));
  await expect(other.atomic(() => post("new"))).rejects.toBeInstanceOf(ReadOnlyFault);
  expect(await other.read(readMoneyGate)).toEqual({ reason: "closed elsewhere", at });
  await Promise.all([one.close(), other.close()]);
});
