import { type LimitPeriod, PLAY_LIMITS, type PlayLimitKind } from "@baize/domain";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionContext } from "../interface/ports.ts";
import { createWorld, DAY, HOUR, START, type World } from "../testing/create-world.ts";

const MINUTE = 60_000;

withEngines("limits of play", (open) => {
  const set = (
    { protection }: World,
    ctx: ProtectionContext,
    kind: PlayLimitKind,
    amount: bigint | null,
    period: LimitPeriod = "day",
  ) => protection.setLimit(ctx, { kind, period, amount });
  const stateOf = async ({ protection }: World, ctx: ProtectionContext, kind: PlayLimitKind, period = "day") =>
    (await protection.playLimits(ctx)).find((one) => one.kind === kind && one.period === period);
  const start = async () => {
    const world = await createWorld(await open());
    return { world, ctx: world.join("m1") };
  };

  it("are listed kind by kind, the shortest period first, and set by the rules of deposit limits", async () => {
    const { world, ctx } = await start();
    const listed = await world.protection.playLimits(ctx);
    expect(listed.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
      PLAY_LIMITS.flatMap((kind) => ["day", "week", "month"].map((period) => `${kind} ${period}`)),
    );
    expect(await set(world, ctx, "stake", 100n)).toEqual({ isPending: false, from: START });
    expect(await set(world, ctx, "stake", 500n)).toEqual({ isPending: true, from: START + DAY });
    expect(await set(world, ctx, "loss", 50n), "of another kind").toMatchObject({ isPending: false });
    const id = (await stateOf(world, ctx, "stake"))?.pending?.id ?? "";
    expect((await stateOf(world, ctx, "loss"))?.pending).toBeNull();
    expect((await world.protection.state(ctx)).limits.map(({ amount }) => amount)).toEqual([null, null, null]);
    world.wait(DAY);
    expect(await world.protection.confirmLimit(ctx, id)).toMatchObject({ ok: true });
    expect(await stateOf(world, ctx, "stake")).toMatchObject({ amount: 500n, pending: null });
    expect(world.news.map((news) => ("limit" in news ? `${news.kind} ${news.limit}` : news.kind))).toEqual([
      "limitChanged stake",
      "limitAsked stake",
      "limitChanged loss",
      "limitChanged stake",
    ]);
  });

  it("are no decision about deposits", async () => {
    const { world, ctx } = await start();
    for (const kind of PLAY_LIMITS) await set(world, ctx, kind, 10n);
    expect((await world.protection.state(ctx)).isDecided).toBe(false);
    await world.protection.setLimit(ctx, { kind: "deposit", period: "day", amount: 10n });
    expect((await world.protection.state(ctx)).isDecided).toBe(true);
  });

  it("refuse a stake that would pass what is left, to the minor unit, and free it as a deposit is", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "stake", 100n);
    world.bet(ctx, 60n, 500n);
    world.bet(ctx, 1_000n, 0n, true);
    expect(await world.refusal(ctx, 40n)).toBeNull();
    expect(await world.refusal(ctx, 0n), "a launch").toBeNull();
    const refused = { code: "stake_limit", period: "day", limit: 100n, left: 40n, until: START + DAY };
    expect(await world.refusal(ctx, 41n)).toEqual(refused);
    world.wait(DAY - 1);
    expect(await world.refusal(ctx, 41n)).toEqual(refused);
    world.wait(1);
    expect(await world.refusal(ctx, 100n)).toBeNull();
    expect(await stateOf(world, ctx, "stake", "week")).toMatchObject({ used: 60n, left: null });
  });

  it("count an open bet as lost until it is settled, and wins never below zero", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "loss", 100n);
    const { id } = world.bet(ctx, 80n);
    expect(await world.refusal(ctx, 21n)).toMatchObject({ code: "loss_limit", left: 20n });
    world.settle(ctx, id, 30n);
    expect(await stateOf(world, ctx, "loss")).toMatchObject({ used: 50n, left: 50n, freesAt: START + DAY });
    world.bet(ctx, 10n, 900n);
    expect(await stateOf(world, ctx, "loss")).toMatchObject({ used: 0n, left: 100n, freesAt: null });
    expect(await world.refusal(ctx, 100n)).toBeNull();
    expect(await world.refusal(ctx, 101n)).toMatchObject({ code: "loss_limit", left: 100n });
  });

  it("count each minute of play once, whatever plays, and refuse stakes and launches at the limit", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "time", 2n);
    await Promise.all([world.beat(ctx), world.beat(ctx), world.beat(ctx)]);
    expect(await stateOf(world, ctx, "time")).toMatchObject({ used: 1n, left: 1n, freesAt: START + DAY });
    world.wait(MINUTE - 1);
    await world.beat(ctx);
    expect(await world.refusal(ctx)).toBeNull();
    world.wait(1);
    await world.beat(ctx);
    const refused = { code: "time_limit", period: "day", limit: 2n, left: 0n, until: START + DAY };
    expect(await world.refusal(ctx)).toEqual(refused);
    expect(await world.refusal(world.join("m2"), 5n)).toBeNull();
    world.wait(DAY - MINUTE);
    expect(await world.refusal(ctx, 5n)).toBeNull();
    expect(await stateOf(world, ctx, "time")).toMatchObject({ used: 1n });
  });

  it("name the limit of which least is left, and a pause before any", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "stake", 100n);
    await set(world, ctx, "stake", 100n, "month");
    await set(world, ctx, "loss", 10n);
    expect(await world.refusal(ctx, 101n)).toMatchObject({ code: "stake_limit", period: "month" });
    expect(await world.refusal(ctx, 11n)).toMatchObject({ code: "loss_limit", period: "day" });
    await set(world, ctx, "time", 0n);
    expect(await world.refusal(ctx)).toMatchObject({ code: "time_limit", left: 0n, until: null });
    await world.protection.takeBreak(ctx, "P1D");
    expect(await world.refusal(ctx)).toEqual({ code: "play_paused" });
  });

  it("are audited in doubt for the member: a win of the very millisecond makes up for what was lost before", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "loss", 100n);
    world.wait(1);
    world.bet(ctx, 90n, 0n);
    world.wait(1);
    world.bet(ctx, 10n, 70n);
    world.bet(ctx, 60n, 0n);
    expect(await world.audit()).toEqual([]);
    const { id } = world.bet(ctx, 75n, 0n);
    expect(await world.audit()).toMatchObject([{ rule: "over_loss_limit", subject: id }]);
  });

  it("are audited: bets above a limit, beyond its time or during a pause are found, and none within", async () => {
    const { world, ctx } = await start();
    await set(world, ctx, "stake", 100n);
    await set(world, ctx, "loss", 60n, "week");
    await set(world, ctx, "time", 1n, "month");
    world.wait(1);
    world.bet(ctx, 60n, 60n);
    world.bet(ctx, 40n, 0n);
    world.bet(ctx, 500n, 0n, true);
    expect(await world.audit()).toEqual([]);
    world.wait(1);
    const { id: over } = world.bet(ctx, 21n);
    expect(await world.audit()).toEqual([
      { rule: "over_stake_limit", subject: over, detail: "21 was asked for where 0 of 100 were left of the day" },
      { rule: "over_loss_limit", subject: over, detail: "21 was asked for where 20 of 60 were left of the week" },
    ]);
    await world.beat(ctx);
    world.wait(2 * DAY);
    const { id: late } = world.bet(ctx, 1n);
    await world.protection.takeBreak(ctx, "P1D");
    world.wait(HOUR);
    const { id: paused } = world.bet(ctx, 1n, 1n, true);
    const found = (await world.audit()).map(({ rule, subject }) => `${rule} ${subject}`);
    expect(found.slice(2)).toEqual([
      `over_loss_limit ${late}`,
      `over_time_limit ${late}`,
      `bet_while_paused ${paused}`,
      `over_time_limit ${paused}`,
    ]);
  });
});
