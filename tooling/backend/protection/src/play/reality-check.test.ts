import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";

const MINUTE = 60_000;

withEngines("the reality check", (open) => {
  /** Play of so many minutes, with a heartbeat in each. */
  const playFor = async (world: World, ctx: ProtectionContext, minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await world.beat(ctx);
      world.wait(MINUTE);
    }
  };
  const start = async () => {
    const world = await createWorld(await open());
    return { world, ctx: world.join("m1") };
  };

  it("is due after the licence's time of play, and refuses stakes and launches until it is acknowledged", async () => {
    const { world, ctx } = await start();
    expect(await world.protection.play(ctx)).toEqual({
      session: null,
      everyMinutes: 60,
      choices: [15, 30, 60],
      isDue: false,
      dueAt: null,
    });
    expect(await world.protection.acknowledge(ctx)).toEqual({ dueAt: null });
    await playFor(world, ctx, 1);
    world.bet(ctx, 30n, 10n);
    world.bet(ctx, 5n);
    world.bet(ctx, 100n, 100n, true);
    await playFor(world, ctx, 58);
    expect(await world.refusal(ctx, 1n)).toBeNull();
    expect(await world.protection.acknowledge(ctx), "before it is due").toEqual({ dueAt: START + 60 * MINUTE });
    await playFor(world, ctx, 1);
    expect(await world.refusal(ctx)).toEqual({ code: "reality_check_due" });
    expect(await world.protection.play(ctx)).toEqual({
      session: { since: START, minutes: 60, stakes: 35n, returns: 10n },
      everyMinutes: 60,
      choices: [15, 30, 60],
      isDue: true,
      dueAt: START + 60 * MINUTE,
    });
    world.wait(MINUTE);
    const next = { dueAt: START + 121 * MINUTE };
    expect(await Promise.all([world.protection.acknowledge(ctx), world.protection.acknowledge(ctx)])).toEqual([
      next,
      next,
    ]);
    expect(await world.refusal(ctx, 1n)).toBeNull();
    expect(await world.protection.play(ctx)).toMatchObject({ isDue: false, ...next, session: { minutes: 61 } });
  });

  it("begins anew with a session, which a quarter of an hour without play ends", async () => {
    const { world, ctx } = await start();
    await playFor(world, ctx, 50);
    world.wait(14 * MINUTE);
    await world.beat(ctx);
    expect(await world.protection.play(ctx), "on another game or device").toMatchObject({ session: { since: START } });
    expect(await world.refusal(ctx)).toEqual({ code: "reality_check_due" });
    world.wait(15 * MINUTE);
    expect((await world.protection.play(ctx)).isDue).toBe(true);
    world.wait(MINUTE);
    expect((await world.protection.play(ctx)).session).toBeNull();
    expect(await world.refusal(ctx)).toBeNull();
    const began = world.now();
    await world.beat(ctx);
    expect(await world.protection.play(ctx)).toMatchObject({ session: { since: began, stakes: 0n }, isDue: false });
  });

  it("comes as often as chosen: a shorter interval at once, a longer one from the next check on", async () => {
    const { world, ctx } = await start();
    await playFor(world, ctx, 10);
    expect(await world.protection.setRealityCheck(ctx, 15)).toEqual({ everyMinutes: 15 });
    world.wait(1);
    expect(await world.protection.setRealityCheck(ctx, 30)).toEqual({ everyMinutes: 30 });
    expect(await world.protection.play(ctx)).toMatchObject({ everyMinutes: 30, dueAt: START + 15 * MINUTE });
    await playFor(world, ctx, 5);
    expect(await world.refusal(ctx)).toEqual({ code: "reality_check_due" });
    expect(await world.protection.acknowledge(ctx)).toEqual({ dueAt: world.now() + 30 * MINUTE });
  });

  it("never comes less often than the licence says, even where more was chosen before", async () => {
    const { world, ctx } = await start();
    const strict = { ...ctx, brand: { ...ctx.brand, realityCheckMinutes: 30 } } as const;
    await world.protection.setRealityCheck(ctx, 30);
    await world.protection.setRealityCheck(ctx, 60);
    expect(await world.protection.setRealityCheck(strict, 60)).toEqual({ everyMinutes: 30 });
    await playFor(world, strict, 30);
    expect(await world.protection.play(strict)).toMatchObject({ everyMinutes: 30, choices: [15, 30], isDue: true });
    expect((await world.protection.operator.read(strict)).play).toMatchObject({ isDue: true });
  });

  it("is audited: a bet while it is due is found, one before and one after are not", async () => {
    const { world, ctx } = await start();
    await world.protection.setRealityCheck(ctx, 15);
    await playFor(world, ctx, 15);
    world.bet(ctx, 1n);
    expect(await world.audit(), "in the very millisecond").toEqual([]);
    world.wait(1);
    const { id } = world.bet(ctx, 1n, 0n, true);
    world.wait(1);
    await world.protection.acknowledge(ctx);
    world.wait(1);
    world.bet(ctx, 1n);
    expect(await world.audit()).toEqual([
      { rule: "bet_while_check_due", subject: id, detail: "placed 1 min after a check was due" },
    ]);
  });
});
