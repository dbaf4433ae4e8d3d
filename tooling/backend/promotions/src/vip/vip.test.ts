import { ensureTemporal, parseIso } from "@baize/domain";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import { createWorld, DAY, RIGHTS } from "../testing/create-world.ts";

beforeAll(ensureTemporal);
const at = (iso: string): number => parseIso(iso) ?? Number.NaN;

withEngines("VIP", (open) => {
  it("gives each level's gift once, a birthday's once a year and a month's once a month", async () => {
    const world = await createWorld(await open(), { start: at("2026-12-31T04:00:00Z") });
    const ctx = await world.join("m1", { level: 2, birthday: "12-31" });
    const claim = async (type: "upgrade" | "birthday" | "month", level: number) => {
      const answer = await world.promotions.vipClaim(ctx, { type, level });
      return answer.ok ? answer.data.amount : answer.code;
    };
    expect(await world.promotions.vipGifts(ctx)).toEqual([
      { type: "upgrade", level: 1, amount: "10.00", state: "open" },
      { type: "upgrade", level: 2, amount: "20.00", state: "open" },
      { type: "birthday", level: 2, amount: "16.00", state: "open" },
      { type: "month", level: 2, amount: "10.00", state: "open" },
    ]);
    expect(await Promise.all([claim("upgrade", 1), claim("upgrade", 2), claim("upgrade", 3)])).toEqual([
      "10.00",
      "20.00",
      "not_eligible",
    ]);
    expect([await claim("birthday", 2), await claim("month", 2)]).toEqual(["16.00", "10.00"]);
    expect([await claim("birthday", 2), await claim("month", 2), await claim("upgrade", 2)]).toEqual([
      "already_joined",
      "already_joined",
      "already_joined",
    ]);
    world.wait(DAY);
    expect([await claim("birthday", 2), await claim("month", 2)]).toEqual(["not_eligible", "10.00"]);
    await world.join("m1", { level: 3 });
    expect([await claim("upgrade", 3), await claim("month", 3)]).toEqual(["30.00", "already_joined"]);
    expect(await world.balance(ctx)).toBe("96.00");
    expect(await world.findings()).toEqual([]);
  });

  it("keeps a birthday of 29 February on the 28th of other years", async () => {
    const world = await createWorld(await open(), { start: at("2027-02-28T04:00:00Z") });
    const ctx = await world.join("m1", { level: 1, birthday: "02-29" });
    expect(await world.promotions.vipClaim(ctx, { type: "birthday", level: 1 })).toMatchObject({ ok: true });
    world.turnTo(at("2028-02-28T04:00:00Z"));
    expect(await world.promotions.vipClaim(ctx, { type: "birthday", level: 1 })).toMatchObject({
      code: "not_eligible",
    });
    world.wait(DAY);
    expect(await world.promotions.vipClaim(ctx, { type: "birthday", level: 1 })).toMatchObject({ ok: true });
  });

  it("pays a day's rebate by category once the day is over, and says how it comes about", async () => {
    const world = await createWorld(await open(), { start: at("2026-12-01T15:59:59Z") });
    const ctx = await world.join("m1", { level: 1 });
    await world.bet(ctx, "1234.56", { category: 7 });
    await world.bet(ctx, "100.01", { category: 2 });
    await world.bet(ctx, "500", { category: 5 });
    expect(await world.promotions.jobs.payRebates(world.brand)).toBe(0);
    const lines = [
      { category: 2, turnover: "100.01", percent: "0.50", amount: "0.50" },
      { category: 7, turnover: "1234.56", percent: "1.25", amount: "15.43" },
    ];
    const today = await world.promotions.rebate(ctx, {});
    expect(today).toMatchObject({ ok: true, data: { day: "2026-12-01", paid: false, amount: "15.93" } });
    expect(today.ok && today.data.lines.toSorted((one, other) => one.category - other.category)).toEqual(lines);
    world.wait(1_000);
    expect(await world.promotions.jobs.payRebates(world.brand), "the day is not settled at its last instant").toBe(0);
    world.wait(60_000);
    expect(await world.promotions.jobs.payRebates(world.brand)).toBe(1);
    expect(await world.promotions.jobs.payRebates(world.brand)).toBe(0);
    expect(await world.balance(ctx)).toBe("15.93");
    expect((await world.turnover(ctx)).need).toBe("0.00");
    await world.join("m1", { level: RIGHTS.length - 1 });
    expect(await world.promotions.rebate(ctx, { day: "2026-12-01" })).toMatchObject({
      data: { paid: true, amount: "15.93" },
    });
    expect(await world.promotions.rebate(ctx, { day: "2026-12-03" })).toMatchObject({ code: "day_not_allowed" });
    expect((await world.records(ctx)).list).toMatchObject([{ kind: "rebate", amount: "15.93" }]);
    expect(await world.findings()).toEqual([]);
  });

  it("pays the rebates of days on which nothing ran, each once", async () => {
    const world = await createWorld(await open(), { start: at("2026-12-01T04:00:00Z") });
    const ctx = await world.join("m1", { level: 1 });
    await world.promotions.jobs.payRebates(world.brand);
    await world.bet(ctx, "1000", { category: 7 });
    world.wait(DAY);
    await world.bet(ctx, "2000", { category: 7 });
    world.wait(3 * DAY);
    expect(await world.promotions.jobs.payRebates(world.brand)).toBe(2);
    expect(await world.balance(ctx)).toBe("37.50");
    world.wait(DAY);
    expect(await world.promotions.jobs.payRebates(world.brand)).toBe(0);
    expect(await world.findings()).toEqual([]);
  });
});
