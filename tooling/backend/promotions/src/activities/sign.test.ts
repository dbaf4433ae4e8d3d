import { withEngines } from "@baize/ledger/testing";
import { ensureTemporal, parseIso } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { MemberContext } from "../interface/ports.ts";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

beforeAll(ensureTemporal);
const at = (iso: string): number => parseIso(iso) ?? Number.NaN;

withEngines("sign-in", (open) => {
  const openWorld = async (zone: string, start: string, change: Parameters<typeof samples.sign>[0] = {}) => {
    const world = await createWorld(await open(), { zone, start: at(start) });
    expect(await world.promotions.operator.create(world.brand, samples.sign(change))).toMatchObject({ ok: true });
    return { world, ctx: await world.join("m1") };
  };
  type World = Awaited<ReturnType<typeof openWorld>>["world"];
  const sign = async (world: World, ctx: MemberContext) => {
    const answer = await world.promotions.sign(ctx);
    return answer.ok ? [answer.data.day, answer.data.reward, answer.data.streak] : answer.code;
  };

  describe.each([
    ["Asia/Shanghai", "2026-12-01T15:59:59Z", "2026-12-01", "2026-12-02"],
    ["America/New_York", "2026-11-01T04:59:59Z", "2026-11-01", "2026-11-01"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01", "2026-11-02"],
    ["America/New_York", "2027-03-14T04:59:59Z", "2027-03-13", "2027-03-14"],
    ["Europe/Lisbon", "2026-10-24T22:59:59Z", "2026-10-24", "2026-10-25"],
    ["Europe/Lisbon", "2026-10-25T23:59:59Z", "2026-10-25", "2026-10-26"],
  ])("in %s at %s", (zone, last, day, next) => {
    it(`is for ${day}, and a second later for ${next}`, async () => {
      const { world, ctx } = await openWorld(zone, last);
      expect(await sign(world, ctx)).toEqual([day, "1.00", 1]);
      expect(await sign(world, ctx)).toBe("already_signed");
      world.wait(1_000);
      expect((await world.promotions.signInfo(ctx)).today).toBe(next);
      expect(await sign(world, ctx)).toEqual(day === next ? "already_signed" : [next, "1.00", 2]);
    });
  });

  it("pays each step once a month, whatever gaps are filled later", async () => {
    const { world, ctx } = await openWorld("Asia/Shanghai", "2026-12-04T04:00:00Z");
    await world.payIn(ctx, "100");
    for (let day = 4; day <= 6; day += 1) {
      expect(await sign(world, ctx)).toEqual([`2026-12-0${day}`, day === 6 ? "4.00" : "1.00", day - 3]);
      world.wait(DAY);
    }
    const resign = (day: string) => world.promotions.resign(ctx, { day });
    expect(await resign("2026-12-07")).toMatchObject({ code: "day_not_allowed" });
    expect(await resign("2026-11-30")).toMatchObject({ code: "day_not_allowed" });
    expect(await resign("2026-12-04")).toMatchObject({ code: "already_signed" });
    expect(await resign("2026-12-03")).toMatchObject({ ok: true, data: { cost: "2.00", left: 2 } });
    expect(await resign("2026-12-02")).toMatchObject({ ok: true, data: { left: 1 } });
    expect(await sign(world, ctx)).toEqual(["2026-12-07", "1.00", 6]);
    expect(await resign("2026-12-01")).toMatchObject({ ok: true, data: { left: 0 } });
    expect(await world.promotions.signInfo(ctx)).toMatchObject({
      streak: 7,
      rewards: [{ state: "claimed" }, { state: "claimed" }, { state: "locked" }, { state: "locked" }],
    });
    // 100 + four days + 3 and 8 for the steps - three past days of 2 each
    expect(await world.balance(ctx)).toBe("109.00");
    world.wait(2 * DAY);
    expect(await resign("2026-12-08")).toMatchObject({ code: "resign_used_up" });
    expect(await world.findings()).toEqual([]);
  });

  it("costs what the member has", async () => {
    const { world, ctx } = await openWorld("Asia/Shanghai", "2026-12-04T04:00:00Z");
    expect(await world.promotions.resign(ctx, { day: "2026-12-03" })).toMatchObject({ code: "insufficient_funds" });
    expect((await world.promotions.signInfo(ctx)).signedDays).toEqual([]);
  });

  it("reaches the last step in a month of 28 days, and starts anew in the next", async () => {
    const { world, ctx } = await openWorld("Asia/Shanghai", "2026-02-01T04:00:00Z");
    for (let day = 1; day < 28; day += 1) {
      await sign(world, ctx);
      world.wait(DAY);
    }
    expect(await sign(world, ctx)).toEqual(["2026-02-28", "39.00", 28]);
    world.wait(DAY);
    expect(await sign(world, ctx)).toEqual(["2026-03-01", "1.00", 1]);
    // 29 days and the steps of one month
    expect(await world.balance(ctx)).toBe("96.00");
  });

  it("knows the leap day", async () => {
    const { world, ctx } = await openWorld("Asia/Shanghai", "2028-02-29T15:59:00Z");
    expect(await sign(world, ctx)).toEqual(["2028-02-29", "1.00", 1]);
    const info = await world.promotions.signInfo(ctx);
    expect([info.resign.days.length, info.resign.days.at(-1)]).toEqual([28, "2028-02-28"]);
    world.wait(60_000);
    expect(await sign(world, ctx)).toEqual(["2028-03-01", "1.00", 1]);
  });

  it("is written also when its budget is gone, and pays what is left", async () => {
    const { world, ctx } = await openWorld("Asia/Shanghai", "2026-12-01T04:00:00Z", { budget: "2" });
    for (const reward of ["1.00", "1.00", "0.00"]) {
      expect(await sign(world, ctx)).toMatchObject([expect.any(String), reward, expect.any(Number)]);
      world.wait(DAY);
    }
    expect(await world.balance(ctx)).toBe("2.00");
    expect(await world.findings()).toEqual([]);
  });
});
