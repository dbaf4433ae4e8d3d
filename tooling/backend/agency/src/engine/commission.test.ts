import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

/** Noon of the brand's zone. */
const NOON = Date.parse("2026-12-01T12:00:00+08:00");

withEngines("commission", (open) => {
  const openWorld = async (rules: unknown = samples.net(), start = NOON) => {
    const world = await createWorld(await open(), { start });
    expect(await world.agency.operator.setRules(world.brand, rules)).toMatchObject({ ok: true });
    return { world, agent: await world.agent("a1"), pay: () => world.agency.jobs.payCommission(world.brand) };
  };

  it("pays a percentage of an invitee's net revenue, once the day is over, and once", async () => {
    const { world, agent, pay } = await openWorld();
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "500", "-300.55");
    await world.bet(friend, "100", "50");
    await world.bonus(friend, "20.10");
    expect(await pay()).toBe(0);
    world.wait(DAY);
    expect(await pay()).toBe(1);
    expect(await pay()).toBe(0);
    // 300.55 - 50 - 20.10 = 230.45, ten percent of it rounded down
    expect(await world.earned(agent)).toEqual([["2026-12-01", null, "230.45", "10", "23.04"]]);
    expect(await world.balance(agent)).toBe("23.04");
    expect(await world.records(agent)).toMatchObject([{ kind: "rebate", label: "代理佣金", amount: "23.04" }]);
    expect(await world.findings()).toEqual([]);
  });

  it("pays nothing for what the brand loses, and later only what has made it good within the month", async () => {
    const { world, agent, pay } = await openWorld();
    const friend = await world.invitee("i1", "a1");
    const other = await world.invitee("i2", "a1");
    const results = ["-100", "250", "-100", "-80", "30", "-60"];
    for (const net of results) {
      await world.bet(friend, "100", net);
      world.wait(DAY);
      await pay();
    }
    // Sums of the month: 100, -150, -50, 30, 0, 60: nothing above the highest, 100.
    expect(await world.earned(agent)).toEqual([["2026-12-01", null, "100.00", "10", "10.00"]]);
    await world.bet(friend, "100", "-90");
    // Another's loss lessens nothing.
    await world.bet(other, "100", "-40");
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([
      ["2026-12-07", null, "50.00", "10", "5.00"],
      ["2026-12-07", null, "40.00", "10", "4.00"],
      ["2026-12-01", null, "100.00", "10", "10.00"],
    ]);
    expect(await world.balance(agent)).toBe("19.00");
    expect(await world.findings()).toEqual([]);
  });

  it("forgets at the month's end what was not made good", async () => {
    const { world, agent, pay } = await openWorld(samples.net(), Date.parse("2026-12-31T12:00:00+08:00"));
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "100", "500");
    world.wait(DAY);
    await world.bet(friend, "100", "-70");
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([["2027-01-01", null, "70.00", "10", "7.00"]]);
  });

  it("takes the percent of the tier that active invitees make, the same for all of them", async () => {
    const { world, agent, pay } = await openWorld(samples.net({ active: { days: 2, turnover: "10" } }));
    const [one, two, three] = [
      await world.invitee("i1", "a1"),
      await world.invitee("i2", "a1"),
      await world.invitee("i3", "a1"),
    ];
    await world.bet(three, "10", "-10");
    await world.bet(two, "9.99", "-10");
    world.wait(DAY);
    await pay();
    expect(await world.agency.summary(agent)).toMatchObject({ invitees: 3, active: 1, tier: 1 });
    await world.bet(one, "10", "-10");
    await world.bet(two, "0.01", "-10");
    world.wait(DAY);
    await pay();
    expect(await world.agency.summary(agent)).toMatchObject({ active: 3, tier: 2 });
    world.wait(DAY);
    await pay();
    expect(await world.agency.summary(agent)).toMatchObject({ active: 1, tier: 1 });
    expect((await world.earned(agent)).map(([day, , , percent, amount]) => [day, percent, amount])).toEqual([
      ["2026-12-02", "20.5", "2.05"],
      ["2026-12-02", "20.5", "2.05"],
      ["2026-12-01", "10", "1.00"],
      ["2026-12-01", "10", "1.00"],
    ]);
  });

  it("earns nothing below the first tier, and never later what was counted then", async () => {
    const { world, agent, pay } = await openWorld(samples.net({ active: { days: 1, turnover: "100" } }));
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "99", "-50");
    world.wait(DAY);
    await pay();
    await world.bet(friend, "100", "-8");
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([["2026-12-02", null, "8.00", "10", "0.80"]]);
  });

  it("keeps what is below the minimum until the sum reaches it", async () => {
    const { world, agent, pay } = await openWorld(samples.net({ minimum: "5" }));
    const friend = await world.invitee("i1", "a1");
    const waiting = async () => (await world.agency.summary(agent)).waiting;
    for (const [payments, left, balance] of [
      [0, "2.00", "0.00"],
      [0, "4.00", "0.00"],
      [1, "0.00", "6.00"],
      [0, "2.00", "6.00"],
    ] as const) {
      await world.bet(friend, "20", "-20");
      world.wait(DAY);
      expect([await pay(), await waiting(), await world.balance(agent)]).toEqual([payments, left, balance]);
    }
    expect(await world.findings()).toEqual([]);
  });

  it("counts members from their deposit on, and agents from their approval on", async () => {
    const { world, agent, pay } = await openWorld();
    const late = await world.join("i1", { inviter: "a1" });
    await world.bet(late, "100", "-100");
    const early = await world.invitee("i2", "a2");
    await world.bet(early, "100", "-100");
    world.wait(60_000);
    const second = await world.agent("a2");
    await world.bet(early, "100", "-7");
    world.wait(DAY);
    await pay();
    expect([await world.earned(agent), await world.earned(second)]).toEqual([
      [],
      [["2026-12-01", null, "7.00", "10", "0.70"]],
    ]);
    await world.payIn(late);
    await world.bet(late, "100", "-30");
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([["2026-12-02", null, "30.00", "10", "3.00"]]);
    expect(await world.findings()).toEqual([]);
  });

  it("counts valid turnover by category, and leaves out those that are not named", async () => {
    const { world, agent, pay } = await openWorld(samples.turnover());
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "1000.01", "900", 7);
    await world.bet(friend, "1234.56", "-900", 2);
    await world.bet(friend, "5000", "-900", 5);
    world.wait(DAY);
    await pay();
    await world.bet(friend, "400", "-1", 7);
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([
      ["2026-12-02", 7, "400.00", "0.25", "1.00"],
      ["2026-12-01", 2, "1234.56", "0.10", "1.23"],
      ["2026-12-01", 7, "1000.01", "0.25", "2.50"],
    ]);
    expect(await world.balance(agent)).toBe("4.73");
    expect(await world.findings()).toEqual([]);
  });

  it("counts each bet once when rules change within a month", async () => {
    const { world, agent, pay } = await openWorld();
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "100", "-100");
    expect(await world.agency.operator.setRules(world.brand, samples.turnover())).toEqual({
      ok: true,
      data: { from: "2026-12-02" },
    });
    world.wait(DAY);
    await world.bet(friend, "400", "-100");
    // Chosen anew before it begins, a version is replaced.
    await world.agency.operator.setRules(world.brand, samples.turnover());
    await world.agency.operator.setRules(world.brand, samples.net());
    world.wait(DAY);
    await world.bet(friend, "100", "-60");
    world.wait(DAY);
    await pay();
    expect(await world.earned(agent)).toEqual([
      ["2026-12-03", null, "60.00", "10", "6.00"],
      ["2026-12-02", 7, "400.00", "0.25", "1.00"],
      ["2026-12-01", null, "100.00", "10", "10.00"],
    ]);
    expect((await world.agency.operator.rules(world.brand)).map(({ from, rules }) => [from, rules.base])).toEqual([
      ["2026-12-03", "net"],
      ["2026-12-02", "turnover"],
      ["2026-12-01", "net"],
    ]);
  });

  it("refuses rules with a fault and says where it is", async () => {
    const { world } = await openWorld();
    const set = (rules: unknown) => world.agency.operator.setRules(world.brand, rules);
    const tiers = [3, 3].map((active) => ({ active, percents: { net: "1" } }));
    expect(await set(samples.net({ tiers }))).toMatchObject({ code: "rules_invalid", detail: { at: "tiers" } });
    expect(await set(samples.net({ tiers: [{ active: 1, percents: { net: "100" } }] }))).toMatchObject({
      detail: { at: "tiers.0.percents.net" },
    });
    expect(await set(samples.turnover({ tiers: [{ active: 1, percents: { 9: "1" } }] }))).toMatchObject({
      code: "rules_invalid",
    });
    expect(await set({ ...samples.net(), base: "stakes" })).toMatchObject({ detail: { at: "base" } });
  });
});
