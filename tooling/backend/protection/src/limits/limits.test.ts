import type { LimitPeriod } from "@baize/domain";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionContext } from "../interface/ports.ts";
import { createWorld, DAY, HOUR, START, type World } from "../testing/create-world.ts";

withEngines("deposit limits", (open) => {
  const limitOf = async ({ protection }: World, ctx: ProtectionContext, period: LimitPeriod = "day") => {
    const found = (await protection.state(ctx)).limits.find((one) => one.period === period);
    if (found === undefined) throw new Error(`There is no period "${period}".`);
    return found;
  };
  const pendingId = async (world: World, ctx: ProtectionContext) => (await limitOf(world, ctx)).pending?.id ?? "";
  const set = ({ protection }: World, ctx: ProtectionContext, amount: bigint | null, period: LimitPeriod = "day") =>
    protection.setLimit(ctx, { kind: "deposit", period, amount });

  it("act at once where they are stricter, and count what was paid in before", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    expect(await world.protection.state(ctx)).toMatchObject({ isDecided: false, pause: null });
    world.payIn(ctx, 300n);
    expect(await set(world, ctx, 1_000n)).toEqual({ isPending: false, from: START });
    expect(await limitOf(world, ctx)).toEqual({
      period: "day",
      amount: 1_000n,
      used: 300n,
      left: 700n,
      freesAt: START + DAY,
      pending: null,
    });
    world.wait(HOUR);
    expect(await set(world, ctx, 200n)).toEqual({ isPending: false, from: START + HOUR });
    expect(await limitOf(world, ctx)).toMatchObject({ amount: 200n, left: 0n });
    expect(await set(world, ctx, 0n)).toMatchObject({ isPending: false });
    expect(await world.protection.state(ctx)).toMatchObject({ isDecided: true });
    expect(await limitOf(world, ctx, "week")).toMatchObject({ amount: null, left: null, used: 300n });
    expect(world.news.map(({ kind }) => kind)).toEqual(["limitChanged", "limitChanged", "limitChanged"]);
  });

  it("wait where they are looser, and act once they are confirmed in time", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    expect(await set(world, ctx, 500n)).toEqual({ isPending: true, from: START + DAY });
    world.wait(HOUR);
    expect(await set(world, ctx, 500n), "the same wish waits no longer").toEqual({
      isPending: true,
      from: START + DAY,
    });
    const id = await pendingId(world, ctx);
    world.wait(DAY - HOUR - 1);
    expect(await world.protection.confirmLimit(ctx, id)).toEqual({
      ok: false,
      code: "limit_waits",
      until: START + DAY,
    });
    expect(await limitOf(world, ctx)).toMatchObject({ amount: 100n });
    world.wait(1);
    expect(await world.protection.confirmLimit(world.join("m2"), id)).toMatchObject({ code: "limit_unknown" });
    expect(await world.protection.confirmLimit(ctx, id)).toMatchObject({ ok: true, data: { from: START + DAY } });
    expect(await limitOf(world, ctx)).toMatchObject({ amount: 500n, pending: null });
    expect(await world.protection.confirmLimit(ctx, id)).toMatchObject({ code: "limit_unknown" });
  });

  it("are lifted by the same delay, and keep what is not confirmed within seven days", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    await set(world, ctx, null);
    const id = await pendingId(world, ctx);
    world.wait(8 * DAY - 1);
    expect((await limitOf(world, ctx)).pending).toMatchObject({ id, amount: null, until: START + 8 * DAY });
    world.wait(1);
    expect((await limitOf(world, ctx)).pending).toBeNull();
    expect(await world.protection.confirmLimit(ctx, id)).toMatchObject({ code: "limit_unknown" });
    await set(world, ctx, null);
    world.wait(DAY);
    expect(await world.protection.confirmLimit(ctx, await pendingId(world, ctx))).toMatchObject({ ok: true });
    expect(await limitOf(world, ctx)).toMatchObject({ amount: null, left: null });
  });

  it("forget what waits once a stricter one, the present one or another wish comes", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    await set(world, ctx, 900n, "week");
    await set(world, ctx, null, "week");
    for (const amount of [90n, 90n]) {
      await set(world, ctx, 500n);
      expect(await set(world, ctx, amount)).toMatchObject({ isPending: false });
      expect(await limitOf(world, ctx)).toMatchObject({ amount: 90n, pending: null });
    }
    await set(world, ctx, 500n);
    world.wait(HOUR);
    expect(await set(world, ctx, 400n)).toEqual({ isPending: true, from: START + HOUR + DAY });
    const id = await pendingId(world, ctx);
    expect(await world.protection.dropLimit(world.join("m2"), id)).toMatchObject({ code: "limit_unknown" });
    expect(await world.protection.dropLimit(ctx, id)).toMatchObject({ ok: true });
    expect(await world.protection.dropLimit(ctx, id)).toMatchObject({ code: "limit_unknown" });
    expect((await limitOf(world, ctx, "week")).pending, "of another period").not.toBeNull();
  });

  it("can be declined, which lifts nothing", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await world.protection.decideNoLimit(ctx);
    expect(await world.protection.state(ctx)).toMatchObject({ isDecided: true });
    await set(world, ctx, 100n);
    await world.protection.decideNoLimit(ctx);
    expect(await limitOf(world, ctx)).toMatchObject({ amount: 100n });
    const { events } = await world.protection.operator.read(ctx);
    expect(events.map(({ kind, by }) => `${kind} ${by}`).toSorted()).toEqual([
      "limit_set member",
      "no_limit_wanted member",
      "no_limit_wanted member",
    ]);
  });

  it("are told of once when they may be confirmed", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    await set(world, ctx, 500n);
    const tell = () => world.protection.jobs.tellReady(ctx.brand);
    expect(await tell()).toBe(0);
    world.wait(DAY);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(world.news.at(-1)).toMatchObject({ kind: "limitReady", amount: 500n, until: START + 8 * DAY });
  });

  it("stay one for each period when many are set at once", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await Promise.all(Array.from({ length: 20 }, (_, index) => set(world, ctx, BigInt(index + 1))));
    expect(await limitOf(world, ctx)).toMatchObject({ amount: 1n });
  });

  it("are audited: an order above what was left is found, one within is not", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    world.wait(1);
    world.payIn(ctx, 60n);
    world.wait(1);
    world.payIn(ctx, 40n);
    expect(await world.audit()).toEqual([]);
    world.wait(1);
    const over = world.payIn(ctx, 1n);
    expect(await world.audit()).toMatchObject([{ rule: "over_deposit_limit", subject: over }]);
    world.wait(DAY);
    world.payIn(ctx, 99n);
    expect(await world.audit()).toHaveLength(1);
  });

  it("are audited without doubt: what shares the instant of an order counts only where it outlasts it", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await set(world, ctx, 100n);
    world.wait(1);
    const now = world.now();
    const order = { amount: 100n, openedAt: now, openUntil: now + HOUR, creditedAt: null };
    world.orders.set("m1", [
      { ...order, id: "D1" },
      { ...order, id: "D2", openUntil: now },
      { ...order, id: "D0", openedAt: now - 1, openUntil: now - 1, creditedAt: now },
    ]);
    expect(await world.audit()).toEqual([]);
    world.orders.set("m1", [
      { ...order, id: "D1" },
      { ...order, id: "D2" },
    ]);
    expect(await world.audit()).toMatchObject([{ rule: "over_deposit_limit", subject: "D2" }]);
  });
});
