import { audit, first, raw } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, expect, it } from "vitest";
import { MEMBER, openHarness, START, type Harness } from "../testing/open-harness.ts";

const DAY = 86_400_000;
const PLAN = { brand: "10001", fromMs: START - 90 * DAY, toMs: START, count: 150, seed: "past" };

withEngines("a seeded bet history", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
    for (const platform of ["xhdz", "lyty", "zjqp", "lhzr"])
      await harness.provider.wallet.credit(MEMBER, platform, `fund-${platform}`, 2_000_000n, "CNY");
  });
  const list = (over: object = {}) =>
    harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 100, locale: "zh-CN", ...over });

  it("is settled, within its time, over the funded platforms, and agrees with the postings", async () => {
    expect(await harness.provider.bets.seedBets(MEMBER, PLAN)).toBe(150);
    const [one, two] = [await list(), await list({ page: 2 })];
    const rows = [...one.rows, ...two.rows];
    expect(one.total).toBe(150);
    expect(rows).toHaveLength(150);
    expect(
      rows.every(
        ({ placedAt, settledAt, state }) =>
          placedAt >= PLAN.fromMs && (settledAt ?? Infinity) <= PLAN.toMs && state !== "unsettled",
      ),
    ).toBe(true);
    expect(new Set(rows.map(({ platform }) => platform))).toEqual(new Set(["xhdz", "lyty", "zjqp", "lhzr"]));
    expect(rows.map(({ placedAt }) => placedAt)).toEqual(
      rows.map(({ placedAt }) => placedAt).toSorted((a, b) => b - a),
    );
    const added = rows.reduce(
      (sum, row) => ({ stake: sum.stake + row.stake, valid: sum.valid + row.valid, net: sum.net + row.net }),
      { stake: 0n, valid: 0n, net: 0n },
    );
    expect(one.sum).toEqual({ count: 150, ...added });
    for (const platform of ["xhdz", "lyty", "zjqp", "lhzr"]) {
      const { sum } = await list({ platform });
      expect(await harness.provider.wallet.balance(MEMBER, platform)).toBe(2_000_000n + sum.net);
    }
    const posted = await harness.database.read(() =>
      first(raw<{ count: bigint }>("select count(*) as count from ledger_transfer where kind = 'bet'")),
    );
    expect(posted?.count).toBe(150n);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is created once, even when requested again", async () => {
    await harness.provider.bets.seedBets(MEMBER, { ...PLAN, count: 20 });
    expect(await harness.provider.bets.seedBets(MEMBER, { ...PLAN, count: 20 })).toBe(0);
    expect((await list()).total).toBe(20);
    expect(await harness.provider.bets.seedBets(MEMBER, { ...PLAN, count: 5, seed: "more" })).toBe(5);
  });

  it("reports every bet to onSettled, and the turnover is their sum", async () => {
    await harness.provider.bets.seedBets(MEMBER, { ...PLAN, count: 40 });
    const settled = new Map(harness.settled.map((bet) => [bet.betId, bet]));
    expect(settled.size).toBe(40);
    const valid = [...settled.values()].reduce((sum, bet) => sum + bet.valid, 0n);
    expect(await harness.provider.bets.turnoverTotal(MEMBER)).toBe(valid);
    expect(await harness.provider.bets.turnoverTotal(MEMBER, PLAN.fromMs, PLAN.toMs + 1)).toBe(valid);
    expect(await harness.provider.bets.turnoverTotal(MEMBER, PLAN.toMs + 1)).toBe(0n);
    expect(await harness.provider.bets.turnoverTotal("10001/nobody")).toBe(0n);
  });

  it("leaves out bets above the balance, and creates none without a wallet", async () => {
    await harness.provider.wallet.credit("10001/poor", "xhdz", "poor", 300n, "CNY");
    const placed = await harness.provider.bets.seedBets("10001/poor", { ...PLAN, count: 60, reach: 3 });
    expect(placed).toBeLessThan(60);
    expect(await harness.provider.bets.seedBets("10001/none", PLAN)).toBe(0);
    await expect(harness.provider.bets.seedBets(MEMBER, { ...PLAN, seed: "x", toMs: PLAN.fromMs })).rejects.toThrow(
      RangeError,
    );
    expect(await audit(harness.database)).toEqual([]);
  });

  it("can be narrowed by time, category, platform and state, with sums of exactly that", async () => {
    await harness.provider.bets.seedBets(MEMBER, PLAN);
    const everything = [...(await list()).rows, ...(await list({ page: 2 })).rows];
    const middle = START - 45 * DAY;
    const filters = [
      [{ fromMs: middle }, (row: (typeof everything)[number]) => row.placedAt >= middle],
      [{ toMs: middle }, (row: (typeof everything)[number]) => row.placedAt < middle],
      [{ category: 6 }, (row: (typeof everything)[number]) => row.gameType === 6],
      [{ platform: "xhdz" }, (row: (typeof everything)[number]) => row.platform === "xhdz"],
      [{ state: "lost" }, (row: (typeof everything)[number]) => row.state === "lost"],
      [
        { state: "won", category: 4, fromMs: middle },
        (row: (typeof everything)[number]) => row.state === "won" && row.gameType === 4 && row.placedAt >= middle,
      ],
    ] as const;
    for (const [filter, keeps] of filters) {
      const kept = everything.filter(keeps);
      const { sum, total, rows } = await list(filter);
      expect([total, sum.count, rows.length]).toEqual([kept.length, kept.length, Math.min(100, kept.length)]);
      expect(sum.net).toBe(kept.reduce((net, row) => net + row.net, 0n));
      expect(sum.valid).toBe(kept.reduce((valid, row) => valid + row.valid, 0n));
    }
    const summary = await harness.provider.bets.summary({ memberRef: MEMBER });
    expect(summary.map(({ category }) => category)).toEqual([2, 4, 6, 7]);
    expect(summary.reduce((count, part) => count + part.count, 0)).toBe(150);
  });

  it("shows nothing of one member to another", async () => {
    await harness.provider.bets.seedBets(MEMBER, { ...PLAN, count: 5 });
    expect(await list({ memberRef: "10001/m2" })).toEqual({
      total: 0,
      sum: { count: 0, stake: 0n, valid: 0n, net: 0n },
      rows: [],
    });
    expect(await harness.provider.bets.summary({ memberRef: "10001/m2" })).toEqual([]);
  });
});
