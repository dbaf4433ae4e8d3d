import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { MemberContext } from "../interface/ports.ts";
import { createWorld, DAY, type World } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

const BUDGET = "promotion/10001/free-bets";
const OWED = "free-bets/10001/free-bets";
const BANK = "pbank/lotus/CNY";
const MIRROR = (member: string): string => `mirror/10001/${member}/lotus`;

withEngines("free bets", (open) => {
  const start = async (change: Parameters<typeof samples.freeBets>[0] = {}) => {
    const world = await createWorld(await open());
    expect(await world.promotions.operator.create(world.brand, samples.freeBets(change))).toMatchObject({ ok: true });
    return { world, ctx: await world.join("m1") };
  };
  const claim = async (world: World, ctx: MemberContext): Promise<string> => {
    const given = await world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" });
    if (!given.ok) throw new Error(given.code);
    return given.data.applyId;
  };
  const accounts = async (world: World) => ({
    budget: await world.minor(BUDGET),
    owed: await world.minor(OWED),
    bank: await world.minor(BANK),
  });
  const row = async (world: World, ctx: MemberContext) =>
    (await world.promotions.record(ctx, { page: 1, size: 10 })).list[0];

  it("are set aside from the budget when given, once, and shown with what is left, stake, games and end", async () => {
    const { world, ctx } = await start();
    expect((await world.promotions.detail(ctx, { id: "free-bets" })).ok).toBe(true);
    await claim(world, ctx);
    const again = await world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" });
    expect(again).toMatchObject({ ok: false, code: "already_joined" });
    expect(await accounts(world)).toEqual({ budget: 997_000n, owed: 3_000n, bank: 0n });
    expect(await world.balance(ctx)).toBe("0.00");
    const record = await world.promotions.record(ctx, { page: 1, size: 10 });
    expect(record).toMatchObject({
      paid: "0.00",
      list: [
        {
          amount: "30.00",
          state: "paid",
          turnoverNeed: "0.00",
          freeBets: { count: 3, left: 3, stake: "10.00", categories: [7, 4], expires: "2026-11-22T12:00:00+08:00" },
        },
      ],
    });
    expect(await world.promotions.detail(ctx, { id: "free-bets" })).toMatchObject({
      data: { freeBets: { count: 3, stake: "10.00", categories: [7, 4] }, amount: null, expiryDays: 2 },
    });
    expect(await world.findings()).toEqual([]);
  });

  it("are given to nobody when the budget has less than their sum", async () => {
    const { world, ctx } = await start({ budget: "50" });
    await claim(world, ctx);
    const second = await world.join("m2");
    const refused = await world.promotions.applyAloneActive(second, { id: "free-bets", fields: "" });
    expect(refused).toMatchObject({ ok: false, code: "budget_gone" });
    expect(await accounts(world)).toMatchObject({ budget: 2_000n, owed: 3_000n });
  });

  it("wait for the operator where each is decided, and are set aside by the approval", async () => {
    const { world, ctx } = await start({ approval: true });
    const award = await claim(world, ctx);
    expect(await world.freeBet(ctx, award, "b1")).toMatchObject({ code: "free_bet_unknown" });
    expect(await accounts(world)).toMatchObject({ budget: 1_000_000n, owed: 0n });
    expect(await world.promotions.operator.approve(world.brand, award)).toMatchObject({ ok: true });
    expect(await accounts(world)).toMatchObject({ budget: 997_000n, owed: 3_000n });
    expect(await world.freeBet(ctx, award, "b1")).toMatchObject({ ok: true });
  });

  it("stake what was set aside and leave the member's wallet alone, one after the other until none is left", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    for (const bet of ["b1", "b2", "b3"]) expect(await world.freeBet(ctx, award, bet)).toMatchObject({ ok: true });
    expect(await world.freeBet(ctx, award, "b4")).toMatchObject({ ok: false, code: "free_bet_used_up" });
    expect(await accounts(world)).toEqual({ budget: 997_000n, owed: 0n, bank: 3_000n });
    expect(await world.balance(ctx)).toBe("0.00");
    expect(await row(world, ctx)).toMatchObject({ freeBets: { left: 0 } });
    expect(await world.promotions.operator.list(world.brand)).toMatchObject([
      { freeBets: { given: 3, used: 3, returned: 0 }, budget: { left: "9970.00", given: "30.00" } },
    ]);
    expect(await world.findings()).toEqual([]);
  });

  it("are offered for games of their categories until they end, the first to end first", async () => {
    const { world, ctx } = await start();
    const first = await claim(world, ctx);
    world.wait(DAY);
    const second = await claim(world, ctx);
    await world.freeBet(ctx, second, "b1");
    const offers = (category: 4 | 2) =>
      world.database.read(() => world.promotions.freeBets.open(world.brand, ctx.member, category, world.now()));
    expect((await offers(4)).map(({ award, left, stake }) => [award, left, stake])).toEqual([
      [first, 3, 1_000n],
      [second, 2, 1_000n],
    ]);
    expect(await offers(2)).toEqual([]);
    world.wait(DAY);
    expect((await offers(4)).map(({ award }) => award)).toEqual([second]);
  });

  it("are refused with a code of their own when they cannot serve a bet, and nothing moves", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    const before = await accounts(world);
    const other = await world.join("m2");
    const refusal = async (asked: ReturnType<World["freeBet"]>) => {
      const answer = await asked;
      return answer.ok ? "ok" : answer.code;
    };
    expect(await refusal(world.freeBet(ctx, "P-none", "b1"))).toBe("free_bet_unknown");
    expect(await refusal(world.freeBet(other, award, "b1"))).toBe("free_bet_unknown");
    const elsewhere = { ...world.brand, code: "10002" };
    expect(await refusal(world.freeBet(ctx, award, "b1", { of: elsewhere }))).toBe("free_bet_unknown");
    expect(await refusal(world.freeBet(ctx, award, "b1", { category: 2 }))).toBe("free_bet_category");
    expect(await refusal(world.freeBet(ctx, award, "b1", { stake: 2_000n }))).toBe("free_bet_stake");
    world.wait(2 * DAY);
    expect(await refusal(world.freeBet(ctx, award, "b1"))).toBe("free_bet_ended");
    expect(await accounts(world)).toEqual(before);
    await world.promotions.jobs.endExpired(world.brand);
    expect(await refusal(world.freeBet(ctx, award, "b1"))).toBe("free_bet_ended");
  });

  it("bring their winnings with the turnover of the rules, and no turnover, loss or bonus of their own", async () => {
    const weights = { 2: 50, 7: 0 };
    const { world, ctx } = await start({ turnover: { multiple: "4", weights } });
    const award = await claim(world, ctx);
    await world.freeBet(ctx, award, "b1");
    await world.freeBet(ctx, award, "b2");
    await world.settleFreeBet("b1", 0n);
    await world.settleFreeBet("b2", 2_500n);
    expect(await world.minor(MIRROR("m1"))).toBe(2_500n);
    expect(await row(world, ctx)).toMatchObject({ turnoverNeed: "100.00", turnoverDone: "0.00" });
    const ever = { startMs: 0, endMs: world.now() + 1 };
    const { sums, bonuses } = await world.database.read(function* () {
      const { rewards } = world.cashier;
      return {
        sums: yield* rewards.memberSums(ctx.member, ever),
        bonuses: yield* rewards.bonusesOf(ctx.member, ever, "commission"),
      };
    });
    expect([sums.net, [...sums.turnover], bonuses]).toEqual([0n, [], 0n]);
    expect(await world.cashier.lifetime(ctx.member)).toMatchObject({ turnover: 0n });
    await world.bet(ctx, "40", { category: 7 });
    expect(await row(world, ctx)).toMatchObject({ turnoverDone: "0.00" });
    await world.bet(ctx, "200", { category: 2 });
    expect(await row(world, ctx)).toMatchObject({ turnoverDone: "100.00" });
    expect(await world.findings()).toEqual([]);
  });

  it("ask for no turnover of their winnings where the multiple is 0", async () => {
    const { world, ctx } = await start({ turnover: { multiple: "0", weights: null } });
    await world.freeBet(ctx, await claim(world, ctx), "b1");
    await world.settleFreeBet("b1", 900n);
    expect(await world.turnover(ctx)).toMatchObject({ need: "0.00", list: [] });
    expect(await world.minor(MIRROR("m1"))).toBe(900n);
  });

  it("settle once: a second end of the same bet throws and moves nothing", async () => {
    const { world, ctx } = await start();
    await world.freeBet(ctx, await claim(world, ctx), "b1");
    await world.settleFreeBet("b1", 500n);
    await expect(world.settleFreeBet("b1", 500n)).rejects.toThrow("no open free bet");
    await expect(world.callOffFreeBet("b1")).rejects.toThrow("no open free bet");
    await expect(world.callOffFreeBet("b9")).rejects.toThrow("no open free bet");
    expect(await accounts(world)).toEqual({ budget: 997_000n, owed: 2_000n, bank: 1_000n });
  });

  it("come back when the bet is called off, and can be used again", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    for (const bet of ["b1", "b2", "b3"]) await world.freeBet(ctx, award, bet);
    await world.callOffFreeBet("b2");
    expect(await accounts(world)).toEqual({ budget: 997_000n, owed: 1_000n, bank: 2_000n });
    expect(await row(world, ctx)).toMatchObject({ freeBets: { left: 1 } });
    expect(await world.freeBet(ctx, award, "b4")).toMatchObject({ ok: true });
  });

  it("go to the budget when the bet is called off after the award's end, whether some were left then or not", async () => {
    for (const bets of [["b1"], ["b1", "b2", "b3"]]) {
      const { world, ctx } = await start();
      const award = await claim(world, ctx);
      for (const bet of bets) await world.freeBet(ctx, award, bet);
      world.wait(2 * DAY);
      await world.promotions.jobs.endExpired(world.brand);
      const { budget } = await accounts(world);
      await world.callOffFreeBet("b1");
      expect(await accounts(world)).toEqual({
        budget: budget + 1_000n,
        owed: 0n,
        bank: BigInt(bets.length - 1) * 1_000n,
      });
      expect(await row(world, ctx)).toMatchObject({ freeBets: { left: 0 } });
      expect(await world.findings()).toEqual([]);
    }
  });

  it("go back to the budget when their time is over, once, and what was won stays", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    await world.freeBet(ctx, award, "b1");
    await world.settleFreeBet("b1", 700n);
    world.wait(2 * DAY);
    await world.promotions.jobs.endExpired(world.brand);
    await world.promotions.jobs.endExpired(world.brand);
    expect(await accounts(world)).toEqual({ budget: 999_000n, owed: 0n, bank: 1_000n });
    expect(await row(world, ctx)).toMatchObject({ state: "ended", reason: "expired", freeBets: { left: 0 } });
    expect(await world.minor(MIRROR("m1"))).toBe(700n);
    expect(await world.turnover(ctx)).toMatchObject({ need: "21.00" });
  });

  it("stay as they were given when all are used by their end", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    for (const bet of ["b1", "b2", "b3"]) await world.freeBet(ctx, award, bet);
    world.wait(2 * DAY);
    await world.promotions.jobs.endExpired(world.brand);
    expect(await row(world, ctx)).toMatchObject({ state: "paid", reason: null });
  });

  it("are given up by the member and taken back by the operator as far as they are left", async () => {
    const { world, ctx } = await start();
    const award = await claim(world, ctx);
    await world.freeBet(ctx, award, "b1");
    expect(await world.promotions.forfeit(ctx, { id: award })).toMatchObject({ ok: true, data: { taken: "20.00" } });
    expect(await world.promotions.forfeit(ctx, { id: award })).toMatchObject({ ok: false, code: "reward_ended" });
    expect(await accounts(world)).toEqual({ budget: 999_000n, owed: 0n, bank: 1_000n });
    world.wait(DAY);
    const next = await claim(world, ctx);
    const { operator } = world.promotions;
    expect(await operator.reverse(world.brand, next)).toMatchObject({ ok: true, data: { taken: "30.00" } });
    expect(await operator.reverse(world.brand, next)).toMatchObject({ ok: false, code: "reward_ended" });
    expect(await accounts(world)).toEqual({ budget: 999_000n, owed: 0n, bank: 1_000n });
    expect(await operator.list(world.brand)).toMatchObject([{ freeBets: { given: 6, used: 1, returned: 5 } }]);
  });

  it("need an end and a stake that the games take", async () => {
    const world = await createWorld(await open());
    const { operator } = world.promotions;
    expect(await operator.create(world.brand, samples.freeBets({ expiryDays: null }))).toMatchObject({
      code: "rules_invalid",
      detail: { at: "expiryDays" },
    });
    const reward = { kind: "freeBets" as const, count: 3, stake: "0.50", categories: [7 as const] };
    expect(await operator.create(world.brand, samples.freeBets({ reward }))).toMatchObject({
      code: "rules_invalid",
      detail: { at: "reward.stake" },
    });
    for (const categories of [[], [7, 7], [9]])
      expect(
        await operator.create(world.brand, { ...samples.freeBets(), reward: { ...reward, stake: "1", categories } }),
      ).toMatchObject({ code: "rules_invalid" });
  });
});

withEngines("free bets at once", (open) => {
  const start = async (count: number) => {
    const world = await createWorld(await open());
    const reward = { kind: "freeBets" as const, count, stake: "10", categories: [7 as const] };
    await world.promotions.operator.create(world.brand, samples.freeBets({ reward }));
    const ctx = await world.join("m1");
    const given = await world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" });
    if (!given.ok) throw new Error(given.code);
    return { world, ctx, award: given.data.applyId };
  };
  const tally = (answers: readonly { ok: boolean; code?: string }[]) => {
    const counts: Record<string, number> = {};
    for (const { ok, code = "" } of answers) counts[ok ? "ok" : code] = (counts[ok ? "ok" : code] ?? 0) + 1;
    return counts;
  };

  it("serve one of fifty bets that want the last", async () => {
    const { world, ctx, award } = await start(1);
    const bets = Array.from({ length: 50 }, (_, index) => world.freeBet(ctx, award, `b${index}`));
    expect(tally(await Promise.all(bets))).toEqual({ ok: 1, free_bet_used_up: 49 });
    expect([await world.minor(OWED), await world.minor(BANK)]).toEqual([0n, 1_000n]);
    expect(await world.findings()).toEqual([]);
  });

  it("are given once of fifty applications", async () => {
    const world = await createWorld(await open());
    await world.promotions.operator.create(world.brand, samples.freeBets());
    const ctx = await world.join("m1");
    const asked = Array.from({ length: 50 }, () =>
      world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" }),
    );
    expect(tally(await Promise.all(asked))).toEqual({ ok: 1, already_joined: 49 });
    expect(await world.minor(OWED)).toBe(3_000n);
  });

  it("are either used or taken back when bets meet the end of the award", async () => {
    const { world, ctx, award } = await start(20);
    const { promotions, brand } = world;
    const bets = Array.from({ length: 20 }, (_, index) => world.freeBet(ctx, award, `b${index}`));
    const ends = Array.from({ length: 5 }, () => promotions.operator.reverse(brand, award));
    const [placed] = await Promise.all([Promise.all(bets), Promise.all(ends)]);
    const used = placed.filter(({ ok }) => ok).length;
    const refused = placed.flatMap((answer) => (answer.ok ? [] : [answer.code]));
    expect(refused).toEqual(Array.from({ length: 20 - used }, () => "free_bet_ended"));
    expect(await world.minor(BANK)).toBe(BigInt(used) * 1_000n);
    expect([await world.minor(OWED), await world.minor(BUDGET)]).toEqual([0n, 1_000_000n - BigInt(used) * 1_000n]);
    expect(await promotions.operator.list(brand)).toMatchObject([{ freeBets: { used, returned: 20 - used } }]);
    expect(await world.findings()).toEqual([]);
  });

  it("leave nothing owed when uses meet the job at the instant of expiry", async () => {
    const { world, ctx, award } = await start(20);
    const { promotions, brand } = world;
    // Bets that began before the end commit after it, as those of a slower process do.
    const early = world.now();
    world.wait(2 * DAY);
    const late = Array.from({ length: 20 }, (_, index) => world.freeBet(ctx, award, `b${index}`, { at: early }));
    const jobs = Array.from({ length: 5 }, () => promotions.jobs.endExpired(brand));
    const [placed] = await Promise.all([Promise.all(late), Promise.all(jobs)]);
    const used = placed.filter(({ ok }) => ok).length;
    expect([await world.minor(OWED), await world.minor(BANK)]).toEqual([0n, BigInt(used) * 1_000n]);
    expect(await world.minor(BUDGET)).toBe(1_000_000n - BigInt(used) * 1_000n);
    expect(await world.findings()).toEqual([]);
  });
});
