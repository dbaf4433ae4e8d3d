import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { all, raw, run } from "../engine/builder.ts";
import type { Database, Work } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { LedgerFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import { freshPostgres, withEngines } from "../testing/index.ts";
import { forgetKeys, keyed, type KeyedRequest, lookupKey } from "./keyed.ts";

const request: KeyedRequest = {
  member: "ann",
  route: "deposit",
  key: "0123456789abcdef",
  payload: "100",
  at: 5,
};

withEngines("an operation key", (openEmpty) => {
  const open = async (): Promise<Database> => {
    const database = await openEmpty();
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
    return database;
  };
  const pay = (amount: bigint, id: string) => () =>
    ledger.post({ id, kind: "deposit", at: 5, legs: [{ from: "bank", to: "ann", amount }] });
  const balance = async (database: Database) => (await database.read(() => ledger.account("ann")))?.balance;
  const transfers = async (database: Database) =>
    (await database.read(() => all(raw("select id from ledger_transfer")))).length;

  it("gives the recorded answer, bigint included, the second time", async () => {
    const database = await open();
    const once = await database.atomic(() => keyed(request, pay(100n, "d1")));
    const twice = await database.atomic(() => keyed(request, pay(100n, "d2")));
    expect(once.outcome).toBe("done");
    expect(twice).toEqual({ ...once, outcome: "repeated" });
    expect(await balance(database)).toBe(100n);
  });

  it("refuses another payload and does nothing for it (F02)", async () => {
    const database = await open();
    await database.atomic(() => keyed(request, pay(100n, "d1")));
    expect(await database.atomic(() => keyed({ ...request, payload: "1000" }, pay(1000n, "d2")))).toEqual({
      outcome: "mismatch",
    });
    expect(await balance(database)).toBe(100n);
  });

  it.each([5, 50])("has one effect when used %i times at once (F01)", async (times) => {
    const database = await open();
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) => database.atomic(() => keyed(request, pay(100n, `d${index}`)))),
    );
    expect(answers.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "repeated")).toHaveLength(times - 1);
    expect(
      new Set(
        answers.map((answer) =>
          answer.outcome === "mismatch" ? "" : String(answer.value.ok && answer.value.value.id),
        ),
      ).size,
    ).toBe(1);
    expect([await balance(database), await transfers(database)]).toEqual([100n, 1]);
  });

  it("means another operation for another member, route or key", async () => {
    const database = await open();
    const others: Partial<KeyedRequest>[] = [{}, { member: "bo" }, { route: "gift" }, { key: "0123456789ABCDEF" }];
    for (const [index, other] of others.entries())
      expect((await database.atomic(() => keyed({ ...request, ...other }, pay(1n, `d${index}`)))).outcome).toBe("done");
    expect(await balance(database)).toBe(4n);
  });

  it("keeps a refusal, even when its cause has ended since", async () => {
    const database = await open();
    const spend = () =>
      ledger.post({
        id: "s1",
        kind: "bet",
        at: 5,
        legs: [{ from: "ann", to: "bank", amount: 10n }],
      });
    const refused = { ok: false, code: "insufficient_funds" };
    expect(await database.atomic(() => keyed(request, spend))).toEqual({
      outcome: "done",
      value: refused,
    });
    await database.atomic(pay(100n, "d1"));
    expect(await database.atomic(() => keyed(request, spend))).toEqual({
      outcome: "repeated",
      value: refused,
    });
    expect(await balance(database)).toBe(100n);
  });

  it("is not used up by a work that throws", async () => {
    const database = await open();
    const attempt = database.atomic(() =>
      keyed(request, function* () {
        yield* pay(100n, "d1")();
        throw new Error("broke");
      }),
    );
    await expect(attempt).rejects.toThrow("broke");
    expect(await database.read(() => lookupKey("ann", request.key))).toBeNull();
    expect((await database.atomic(() => keyed(request, pay(100n, "d1")))).outcome).toBe("done");
    expect(await balance(database)).toBe(100n);
  });

  it("gives what became of an operation, to its member only", async () => {
    const database = await open();
    await database.atomic(() => keyed(request, pay(7n, "d1")));
    expect(await database.read(() => lookupKey("ann", request.key))).toMatchObject({
      route: "deposit",
      value: { ok: true, value: { id: "d1", accounts: [{ balance: -7n }, { balance: 7n }] } },
    });
    expect(await database.read(() => lookupKey("bo", request.key))).toBeNull();
    expect(await database.read(() => lookupKey("ann", "another-key-of-hers"))).toBeNull();
  });

  it.each(["", "short", "x".repeat(65), "with space 123456", "0123456789abcde√"])(
    "refuses the form %j",
    async (key) => {
      const database = await open();
      await expect(database.atomic(() => keyed({ ...request, key }, pay(1n, "d1")))).rejects.toThrow(RangeError);
      expect(await balance(database)).toBe(0n);
    },
  );

  it.each([[null], [undefined], ["文字"], [0], [-5n], [[]], [{ a: [1n, { b: "x" }], $bigint: "no" }]])(
    "records %o",
    async (value) => {
      const database = await open();
      const work = function* () {
        yield* ledger.account("ann");
        return value;
      };
      await database.atomic(() => keyed(request, work));
      expect(await database.atomic(() => keyed(request, work))).toEqual({
        outcome: "repeated",
        value,
      });
    },
  );

  it("cannot be used inside its own work", async () => {
    const database = await open();
    await expect(database.atomic(() => keyed(request, () => keyed(request, pay(1n, "d1"))))).rejects.toThrow(
      LedgerFault,
    );
    expect(await balance(database)).toBe(0n);
  });

  it("is forgotten when old enough, and no sooner", async () => {
    const database = await open();
    await database.atomic(() => keyed(request, pay(1n, "d1")));
    expect(await database.atomic(() => forgetKeys(5))).toBe(0);
    expect(await database.atomic(() => forgetKeys(6))).toBe(1);
    expect(await database.read(() => lookupKey("ann", request.key))).toBeNull();
  });

  it("is never forgotten when its answer is permanent, however old it is", async () => {
    const database = await open();
    const keep = (key: string, id: string) => () => keyed({ ...request, key }, pay(1n, id), ({ ok }) => ok);
    const spend = () =>
      ledger.post({
        id: "s1",
        kind: "bet",
        at: 5,
        legs: [{ from: "ann", to: "bank", amount: 99n }],
      });
    await database.atomic(keep("permanent-key-of-hers", "d1"));
    await database.atomic(() => keyed(request, spend, ({ ok }) => ok));
    expect(await database.atomic(() => forgetKeys(Number.MAX_SAFE_INTEGER))).toBe(1);
    expect(await database.read(() => lookupKey("ann", request.key))).toBeNull();
    expect(await database.atomic(keep("permanent-key-of-hers", "d2"))).toMatchObject({
      outcome: "repeated",
      value: { value: { id: "d1" } },
    });
    expect(await balance(database)).toBe(1n);
  });

  it("recorded before the kind of its answer was recorded is kept", async () => {
    const database = await openEmpty();
    await database.migrate("ledger", ledgerMigrations.slice(0, 1));
    const old = ["ann", request.key, "deposit", "100", '{"value":7}', 1] as const;
    const columns = "(member, op_key, route, payload, value, at)";
    await database.atomic(() => run(raw(`insert into ledger_key ${columns} values (?, ?, ?, ?, ?, ?)`, ...old)));
    await database.migrate("ledger", ledgerMigrations);
    expect(await database.atomic(() => forgetKeys(Number.MAX_SAFE_INTEGER))).toBe(0);
    expect(await database.read(() => lookupKey("ann", request.key))).toMatchObject({ value: 7 });
  });

  it("says of an operation under way that it has no answer yet", async () => {
    const database = await open();
    const answer = await database.atomic(() =>
      keyed(request, function* () {
        const known = yield* lookupKey("ann", request.key);
        return known === null;
      }),
    );
    expect(answer).toEqual({ outcome: "done", value: true });
  });

  /** Settles a key for good: its recorded answer, or a refusal recorded now. */
  function* closeKey(): Work<unknown> {
    const known = yield* lookupKey("ann", request.key);
    if (known !== null) return known.value;
    const closed = yield* keyed({ ...request, payload: "closed" }, function* () {
      yield* ledger.account("ann");
      return { ok: false, code: "closed" };
    });
    return closed.outcome === "mismatch" ? "undecided" : closed.value;
  }

  it.each(["before", "with"])(
    "closed %s its work settles once: what one gets is what the other finds",
    async (when) => {
      for (let round = 0; round < 15; round += 1) {
        const database = await open();
        const paying = () => database.atomic(() => keyed(request, pay(100n, "d1")));
        const closing = () => database.atomic(closeKey);
        const [closed, paid] =
          when === "before"
            ? await Promise.all([closing(), paying()])
            : (await Promise.all([paying(), closing()])).toReversed();
        const known = await database.read(() => lookupKey("ann", request.key));
        expect(closed).toEqual(known?.value);
        const isPaid = (closed as { ok: boolean }).ok;
        expect(paid).toMatchObject({ outcome: isPaid ? "done" : "mismatch" });
        expect(await balance(database)).toBe(isPaid ? 100n : 0n);
      }
    },
  );
});

it("closing a key waits on PostgreSQL for the transaction that uses it, and then gives its answer", async () => {
  const database = await openDatabase({ url: await freshPostgres() });
  await database.migrate("ledger", ledgerMigrations);
  const slow = (fails: boolean) =>
    database.atomic(() =>
      keyed(request, function* () {
        yield* all(raw("select pg_sleep(0.5)"));
        if (fails) throw new Error("broke");
        return "answer";
      }),
    );
  const close = () => database.atomic(() => keyed(request, () => closed()));
  function* closed(): Work<string> {
    yield* lookupKey("ann", request.key);
    return "closed";
  }
  const failing = slow(true).catch((error: unknown) => error);
  await sleep(200);
  expect(await close()).toEqual({ outcome: "done", value: "closed" });
  expect(await failing).toMatchObject({ message: "broke" });

  await database.atomic(() => forgetKeys(6));
  const using = slow(false);
  await sleep(200);
  expect(await close()).toEqual({ outcome: "repeated", value: "answer" });
  expect(await using).toEqual({ outcome: "done", value: "answer" });
  await database.close();
});
