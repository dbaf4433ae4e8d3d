import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

withEngines("who earns nothing", (open) => {
  const openWorld = async () => {
    const world = await createWorld(await open());
    await world.agency.operator.setRules(world.brand, samples.net());
    return { world, pay: () => world.agency.jobs.payCommission(world.brand) };
  };

  it("is an agent who stands on both sides of an invitation, for one neutral reason", async () => {
    const { world, pay } = await openWorld();
    const agent = await world.agent("a1", { inviter: "i3", marks: ["device-1"] });
    const [self, shared] = [await world.invitee("a2", "a2"), await world.invitee("i1", "a1", { marks: ["device-1"] })];
    await world.agent("a2");
    // a1 invited i2, who invited i3, who invited a1.
    const round = await world.invitee("i2", "a1");
    await world.invitee("i3", "i2");
    const honest = await world.invitee("i4", "a1", { marks: ["device-2"] });
    for (const ctx of [self, shared, round, honest]) await world.bet(ctx, "100", "-100");
    world.wait(DAY);
    expect(await pay()).toBe(1);
    for (const ctx of [self, shared, round, honest]) await world.bet(ctx, "100", "-100");
    world.wait(DAY);
    expect(await pay()).toBe(1);
    expect(await world.earned(agent)).toEqual([
      ["2026-11-21", null, "100.00", "10", "10.00"],
      ["2026-11-20", null, "100.00", "10", "10.00"],
    ]);
    expect(await world.agency.summary(agent)).toMatchObject({ active: 1, tier: 1 });
    expect(await world.earned(self)).toEqual([]);
    const findings = await world.agency.operator.findings(world.brand);
    expect(findings.map(({ agent: of, invitee, day, reason }) => [of, invitee, day, reason])).toEqual([
      ["a1", "i1", "2026-11-20", "related_accounts"],
      ["a1", "i2", "2026-11-20", "related_accounts"],
      ["a2", "a2", "2026-11-20", "related_accounts"],
    ]);
    expect(await world.findings()).toEqual([]);
  });

  it("is an agent whose invitee is barred, on those days and for their play", async () => {
    const { world, pay } = await openWorld();
    const agent = await world.agent("a1");
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "100", "-100");
    world.wait(3_600_000);
    const unbar = world.bar("i1");
    world.wait(DAY);
    expect(await pay()).toBe(0);
    unbar();
    await world.bet(friend, "100", "-50");
    world.wait(DAY);
    expect(await pay()).toBe(0);
    await world.bet(friend, "100", "-30");
    world.wait(DAY);
    expect(await pay()).toBe(1);
    expect(await world.earned(agent)).toEqual([["2026-11-22", null, "30.00", "10", "3.00"]]);
  });

  it("is an agent who is barred; what was earned before is paid", async () => {
    const { world, pay } = await openWorld();
    await world.agency.operator.setRules(world.brand, samples.net());
    const agent = await world.agent("a1");
    const friend = await world.invitee("i1", "a1");
    await world.bet(friend, "100", "-100");
    world.wait(DAY);
    const unbar = world.bar("a1");
    expect(await pay()).toBe(1);
    await world.bet(friend, "100", "-50");
    world.wait(DAY);
    unbar();
    expect(await pay()).toBe(0);
    await world.bet(friend, "100", "-20");
    world.wait(2 * DAY);
    await world.bet(friend, "100", "-30");
    world.wait(DAY);
    expect(await pay()).toBe(1);
    expect(await world.earned(agent)).toEqual([
      ["2026-11-24", null, "30.00", "10", "3.00"],
      ["2026-11-20", null, "100.00", "10", "10.00"],
    ]);
    expect(await world.balance(agent)).toBe("13.00");
  });
});
