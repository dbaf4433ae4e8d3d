import { withEngines } from "@baize/ledger/testing";
import { describe, expect, it } from "vitest";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";
import { maskName } from "./mask-name.ts";

describe("maskName", () => {
  it.each([
    ["wangwu88", "wa***"],
    ["abc", "a***"],
    ["王小明同学", "王小***"],
    ["👩a", "👩***"],
    ["", "***"],
  ])("shows %j as %j", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

const NOON = Date.parse("2026-12-01T12:00:00+08:00");
const minor = (decimal: string): bigint => BigInt(decimal.replace(".", ""));

withEngines("an agent's page", (open) => {
  const openWorld = async () => {
    const world = await createWorld(await open(), { start: NOON });
    const { agency, brand } = world;
    await agency.operator.setRules(brand, samples.net({ minimum: "2" }));
    return { world, agency, brand, agent: await world.agent("a1") };
  };

  it("sums what was paid in the day, in the month and ever, and what waits", async () => {
    const { world, agency, brand, agent } = await openWorld();
    const friend = await world.invitee("i1", "a1");
    const results = ["-100", "-19.99", "-15"];
    for (const net of results) {
      await world.bet(friend, "100", net);
      world.wait(DAY);
      await agency.jobs.payCommission(brand);
    }
    const sums = async () => {
      const { today, month, total, waiting } = await agency.summary(agent);
      return [today, month, total, waiting];
    };
    expect(await sums()).toEqual(["3.49", "13.49", "13.49", "0.00"]);
    world.turnTo(Date.parse("2027-01-01T00:00:00+08:00"));
    expect(await sums()).toEqual(["0.00", "0.00", "13.49", "0.00"]);
    await world.bet(friend, "100", "-10");
    world.wait(DAY + 60_000);
    await agency.jobs.payCommission(brand);
    expect(await sums()).toEqual(["0.00", "0.00", "13.49", "1.00"]);
    const other = await world.join("m2");
    expect(await agency.summary(other)).toEqual({
      state: "none",
      reason: "",
      code: "CODE-m2",
      invitees: 0,
      active: 0,
      tier: 0,
      today: "0.00",
      month: "0.00",
      total: "0.00",
      waiting: "0.00",
    });
  });

  it("lists invitees by pages, the newest first, by masked names", async () => {
    const { world, agency, agent } = await openWorld();
    await world.invitee("i1", "a1", { name: "wangwu88" });
    world.wait(13 * 3_600_000);
    await world.join("i2", { inviter: "a1", name: "zhao" });
    await world.join("i3", { inviter: "i1" });
    expect(await agency.invitees(agent, { page: 1, size: 1 })).toEqual({
      total: 2,
      list: [{ name: "zh***", registered: "2026-12-02", deposited: false }],
    });
    expect(await agency.invitees(agent, { page: 2, size: 1 })).toEqual({
      total: 2,
      list: [{ name: "wa***", registered: "2026-12-01", deposited: true }],
    });
  });

  it("lists earnings by days and pages, whose rows make the sums", async () => {
    const { world, agency, brand, agent } = await openWorld();
    const friends = [await world.invitee("i1", "a1", { name: "wangwu88" }), await world.invitee("i2", "a1")];
    for (const net of ["-100", "-33.33", "-3.33"]) {
      for (const friend of friends) await world.bet(friend, "100", net);
      world.wait(DAY);
      await agency.jobs.payCommission(brand);
    }
    const read = async (input: { date?: number; start?: string; end?: string; page?: number; size?: number }) => {
      const answer = await agency.earnings(agent, { date: -1, page: 1, size: 100, ...input });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    };
    const whole = await read({});
    expect(whole).toMatchObject({ total: 6, sum: "27.32", paid: "26.66" });
    expect(whole.list[0]).toEqual({
      day: "2026-12-03",
      invitee: "wa***",
      category: null,
      base: "3.33",
      percent: "10",
      amount: "0.33",
      paid: false,
    });
    const pages = [await read({ page: 1, size: 4 }), await read({ page: 2, size: 4 })];
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);
    expect(pages.map(({ total, sum }) => [total, sum])).toEqual([
      [6, "27.32"],
      [6, "27.32"],
    ]);
    for (const [input, days] of [
      [{ date: 1 }, ["2026-12-03"]],
      [{ date: 0 }, []],
      [{ date: 2 }, ["2026-12-03", "2026-12-02", "2026-12-01"]],
      [{ start: "2026-12-02" }, ["2026-12-03", "2026-12-02"]],
      [{ end: "2026-12-02" }, ["2026-12-02"]],
      [{ date: 1, start: "2026-12-01", end: "2026-12-02" }, ["2026-12-02", "2026-12-01"]],
    ] as const) {
      const page = await read(input);
      expect([...new Set(page.list.map(({ day }) => day))]).toEqual(days);
      const sum = page.list.reduce((total, { amount }) => total + minor(amount), 0n);
      const paid = page.list.filter((row) => row.paid).reduce((total, { amount }) => total + minor(amount), 0n);
      expect([minor(page.sum), minor(page.paid)]).toEqual([sum, paid]);
    }
    const days = (start: string, end: string) => agency.earnings(agent, { date: -1, start, end, page: 1, size: 20 });
    expect(await days("2025-01-01", "2026-12-01")).toMatchObject({ code: "period_too_long", detail: { months: "12" } });
    expect(await days("2026-02-30", "2026-12-01")).toMatchObject({ code: "bad_request", detail: { field: "start" } });
    expect(await days("2026-12-02", "2026-12-01")).toMatchObject({ code: "bad_request", detail: { field: "end" } });
  });

  it("shows the commission of today, also to visitors, and none of a brand without rules", async () => {
    const { world, agency, brand } = await openWorld();
    expect(await agency.table({ ...brand, code: "188" })).toBeNull();
    expect(await agency.table(brand)).toEqual({
      base: "net",
      activeDays: 30,
      activeTurnover: "10.00",
      minimum: "2.00",
      tiers: [
        { active: 1, percents: [{ category: null, percent: "10" }] },
        { active: 3, percents: [{ category: null, percent: "20.5" }] },
      ],
    });
    await agency.operator.setRules(brand, samples.turnover());
    expect(await agency.table(brand)).toMatchObject({ base: "net" });
    world.wait(DAY);
    expect(await agency.table(brand)).toMatchObject({
      base: "turnover",
      tiers: [
        {
          active: 1,
          percents: [
            { category: 2, percent: "0.10" },
            { category: 7, percent: "0.25" },
          ],
        },
      ],
    });
  });

  it("gives the operator agents with their totals, the newest first", async () => {
    const { world, agency, brand } = await openWorld();
    const since = world.now();
    world.wait(1_000);
    await world.agent("a2");
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "100", "-100");
    world.wait(DAY);
    await agency.jobs.payCommission(brand);
    const first = { member: "a2", name: "user-a2", since: since + 1_000, invitees: 0, active: 0, tier: 0 };
    const none = { today: "0.00", month: "0.00", total: "0.00", waiting: "0.00" };
    expect(await agency.operator.agents(brand, { page: 1, size: 1 })).toEqual({
      total: 2,
      list: [{ ...first, ...none }],
    });
    expect(await agency.operator.agents(brand, { page: 2, size: 1 })).toEqual({
      total: 2,
      list: [
        {
          member: "a1",
          name: "user-a1",
          since,
          invitees: 1,
          active: 1,
          tier: 1,
          today: "10.00",
          month: "10.00",
          total: "10.00",
          waiting: "0.00",
        },
      ],
    });
  });
});
