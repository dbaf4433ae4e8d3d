import { openDatabase, type Database } from "@baize/ledger";
import { freshPostgres, withEngines } from "@baize/ledger/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { budgetMigrations, budgets } from "./budgets.ts";
import type { Budget } from "./types.ts";

const NOW = 1_800_000_000_000;
const budget = (name: string, points: number, key = "10.0.0.1", windowMs = 60_000): Budget => ({
  name,
  key,
  points,
  windowMs,
});

withEngines("budgets", (openEmpty) => {
  const open = async () => {
    const database = await openEmpty();
    await database.migrate("safeguards", budgetMigrations);
    const take = (wanted: readonly Budget[], now = NOW) => database.atomic(() => budgets.take(wanted, now));
    const list = (now = NOW) => database.read(() => budgets.list(now));
    return { database, take, list };
  };

  it("let exactly five of fifty parallel takes pass", async () => {
    const { take, list } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => take([budget("sms/device", 5)])));
    expect(answers.filter((answer) => answer === null).length).toBe(5);
    expect(answers.filter((answer) => answer !== null)).toEqual(
      Array.from({ length: 45 }, () => ({ name: "sms/device", waitMs: 60_000 })),
    );
    expect(await list()).toEqual([{ name: "sms/device", key: "10.0.0.1", used: 5, endsAt: NOW + 60_000 }]);
  });

  it("take a point of each or of none, and name the first that is used up and how long", async () => {
    const { take, list } = await open();
    const [a, b, c] = [budget("a", 3), budget("b", 1, "10.0.0.1", 5_000), budget("c", 1)];
    expect(await take([a, b, c])).toBeNull();
    expect(await take([a, b, c], NOW + 1_000)).toEqual({ name: "b", waitMs: 4_000 });
    expect(await take([a, c, b], NOW + 1_000)).toEqual({ name: "c", waitMs: 59_000 });
    expect((await list()).map(({ name, used }) => [name, used])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
    expect(await take([a, b], NOW + 5_000)).toBeNull();
    expect((await list()).map(({ name, used }) => [name, used])).toEqual([
      ["a", 2],
      ["b", 1],
      ["c", 1],
    ]);
  });

  it("take all or none of several under concurrency", async () => {
    const { take, list } = await open();
    const pairs = Array.from({ length: 40 }, (_, index) =>
      take(index % 2 ? [budget("a", 30), budget("b", 7)] : [budget("b", 7), budget("a", 30)]),
    );
    const passed = (await Promise.all(pairs)).filter((answer) => answer === null).length;
    expect(passed).toBe(7);
    expect((await list()).map(({ used }) => used)).toEqual([7, 7]);
  });

  it("begin a new window when the last one is over, at its end and not before", async () => {
    const { take, list } = await open();
    const one = [budget("a", 1)];
    expect(await take(one)).toBeNull();
    expect(await take(one, NOW + 59_999)).toEqual({ name: "a", waitMs: 1 });
    expect(await take(one, NOW + 60_000)).toBeNull();
    expect(await list(NOW + 60_000)).toEqual([{ name: "a", key: "10.0.0.1", used: 1, endsAt: NOW + 120_000 }]);
  });

  it("agree with a count in memory, whatever is taken", async () => {
    const { take } = await open();
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, fc.nat(9)), { maxLength: 25 }), async (takes) => {
        run += 1;
        const model = new Map<string, { used: number; ends: number }>();
        let now = NOW;
        for (const [wanted, pause] of takes) {
          now += pause;
          for (const [name, { ends }] of model) if (ends <= now) model.delete(name);
          const over = wanted.find((name) => (model.get(name)?.used ?? 0) >= 3);
          for (const name of over === undefined ? wanted : []) {
            const before = model.get(name) ?? { used: 0, ends: now + 20 };
            model.set(name, { ...before, used: before.used + 1 });
          }
          const expected = over === undefined ? null : { name: over, waitMs: (model.get(over)?.ends ?? 0) - now };
          expect(
            await take(
              wanted.map((name) => budget(name, 3, `run ${run}`, 20)),
              now,
            ),
          ).toEqual(expected);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("keep names and keys apart, whatever text they are", async () => {
    const { take } = await open();
    const texts = ["", "a", "a' or '1'='1", "?", "é", "e\u0301", "中".repeat(200), "__proto__"];
    for (const name of texts.slice(0, 3))
      for (const key of texts) expect(await take([budget(name, 1, key)])).toBeNull();
    await expect(take([budget("a", 1, "x".repeat(201))])).rejects.toThrow(/constraint/i);
  });

  it("give nothing of a budget without points, nothing is asked of no budget, and none is named twice", async () => {
    const { take, list } = await open();
    expect(await take([budget("a", 1), budget("b", 0)])).toEqual({ name: "b", waitMs: 60_000 });
    expect(await take([])).toBeNull();
    await expect(take([budget("a", 1), budget("a", 2)])).rejects.toThrow(RangeError);
    expect(await list()).toEqual([]);
  });

  it("list open windows, fullest first, and prune those that are over", async () => {
    const { take, list, database } = await open();
    for (const [key, times] of [
      ["x", 1],
      ["y", 3],
      ["z", 2],
    ] as const)
      for (let count = 0; count < times; count += 1) await take([budget("a", 9, key, key === "z" ? 10 : 99)]);
    expect((await list()).map(({ key }) => key)).toEqual(["y", "z", "x"]);
    expect((await list(NOW + 10)).map(({ key }) => key)).toEqual(["y", "x"]);
    expect(await database.atomic(() => budgets.prune(NOW + 10))).toBe(1);
    expect((await list()).map(({ key }) => key)).toEqual(["y", "x"]);
  });
});

it("a budget is shared by processes that share the PostgreSQL database", async () => {
  const url = await freshPostgres();
  const processes: readonly Database[] = [await openDatabase({ url }), await openDatabase({ url })];
  await processes[0]?.migrate("safeguards", budgetMigrations);
  const takes = Array.from({ length: 25 }, () =>
    processes.map((each) => each.atomic(() => budgets.take([budget("a", 5)], NOW))),
  );
  const answers = await Promise.all(takes.flat());
  expect(answers.filter((answer) => answer === null).length).toBe(5);
  await Promise.all(processes.map((each) => each.close()));
});
