import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import { first, raw } from "../engine/builder.ts";
import { StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import { type FailingDatabase, failingDatabase, withEngines } from "./index.ts";

/** Statements of a posting of one leg: lock, transfer, two accounts, entries. */
const STATEMENTS = 5;

withEngines("a failing database", (openEmpty) => {
  const open = async (): Promise<FailingDatabase> => {
    const database = failingDatabase(await openEmpty());
    await database.migrate("ledger", ledgerMigrations);
    await database.atomic(function* () {
      const bank = { id: "bank", kind: "house", owner: "house", asset: "CNY", mayBeNegative: true };
      yield* ledger.openAccount(bank);
      yield* ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" });
    });
    return database;
  };
  const pay = (database: FailingDatabase, id: string) =>
    database.atomic(() => ledger.post({ id, kind: "pay", at: 1, legs: [{ from: "bank", to: "ann", amount: 1n }] }));
  const balance = async (database: FailingDatabase) => (await database.read(() => ledger.account("ann")))?.balance;

  it("counts a posting's statements and two for its commit, and fails nothing beyond its plan", async () => {
    const database = await open();
    database.arm({ nth: Infinity, mode: "until_lifted" });
    expect(await pay(database, "t")).toMatchObject({ ok: true });
    expect(database.boundaries).toBe(STATEMENTS + 2);
    expect(await balance(database)).toBe(1n);
    expect(database.boundaries).toBe(STATEMENTS + 3);
  });

  it("fails each boundary up to the commit with nothing written, and the one after it with all written", async () => {
    const database = await open();
    let paid = 0n;
    for (let nth = 1; nth <= STATEMENTS + 2; nth += 1) {
      database.arm({ nth, mode: "once" });
      const isAfter = nth === STATEMENTS + 2;
      const attempt = pay(database, `t${nth}`);
      await expect(attempt).rejects.toThrow(StorageFault);
      await expect(attempt).rejects.toMatchObject({ outcome: isAfter ? "unknown" : "rolled_back" });
      expect(database.boundaries).toBe(nth);
      if (isAfter) paid += 1n;
      expect(await balance(database)).toBe(paid);
      expect(await pay(database, `u${nth}`)).toMatchObject({ ok: true });
      paid += 1n;
    }
    database.arm({ nth: STATEMENTS + 3, mode: "once" });
    expect(await pay(database, "t-last")).toMatchObject({ ok: true });
    expect(await audit(database).catch((error: unknown) => error)).toBeInstanceOf(StorageFault);
    expect(await audit(database)).toEqual([]);
  });

  it("fails on until it is lifted, reads too, and then goes on", async () => {
    const database = await open();
    database.arm({ nth: STATEMENTS + 2, mode: "until_lifted" });
    await expect(pay(database, "t")).rejects.toMatchObject({ outcome: "unknown" });
    await expect(balance(database)).rejects.toMatchObject({ outcome: "rolled_back" });
    await expect(pay(database, "u")).rejects.toMatchObject({ outcome: "rolled_back" });
    expect(database.boundaries).toBe(STATEMENTS + 4);
    database.lift();
    expect(await balance(database)).toBe(1n);
    expect(await pay(database, "t")).toEqual({ ok: false, code: "duplicate" });
    expect(database.boundaries).toBe(STATEMENTS + 4);
  });

  it("fails one of several works at once and lets the others through", async () => {
    const database = await open();
    database.arm({ nth: STATEMENTS + 3, mode: "once" });
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((id) => pay(database, id)));
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    database.lift();
    const isUnknown = outcomes.some(
      (each) => each.status === "rejected" && (each.reason as StorageFault).outcome === "unknown",
    );
    expect(await balance(database)).toBe(isUnknown ? 3n : 2n);
    expect(await audit(database)).toEqual([]);
  });

  it("counts nothing unarmed, and each statement of a read once", async () => {
    const database = await open();
    await pay(database, "t");
    expect(database.boundaries).toBe(0);
    database.arm({ nth: 2, mode: "once" });
    const attempt = database.read(function* () {
      yield* first(raw("select 1 as one"));
      return yield* first(raw("select 2 as two"));
    });
    await expect(attempt).rejects.toMatchObject({
      message: expect.stringContaining("select 2") as string,
      outcome: "rolled_back",
    });
    expect(await database.read(() => first(raw("select 3 as three")))).toEqual({ three: 3n });
  });
});
