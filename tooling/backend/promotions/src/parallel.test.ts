import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { MemberContext } from "./interface/ports.ts";
import { createWorld, type World } from "./testing/create-world.ts";
import { samples } from "./testing/samples.ts";

const TIMES = 50;

withEngines("fifty at once", (open) => {
  const create = async (world: World, rules: unknown): Promise<void> => {
    expect(await world.promotions.operator.create(world.brand, rules)).toMatchObject({ ok: true });
  };
  /** How often each answer was given: "ok" or the code of a refusal. */
  const burst = async (act: (index: number) => Promise<{ ok: boolean; code?: string }>) => {
    const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => act(index)));
    const counts: Record<string, number> = {};
    for (const { ok, code = "" } of answers) counts[ok ? "ok" : code] = (counts[ok ? "ok" : code] ?? 0) + 1;
    return counts;
  };

  it("one member's sign-ins, claims, joins, applications and codes have one effect each", async () => {
    const world = await createWorld(await open());
    for (const rules of [samples.sign(), samples.recharge(), samples.deposit(), samples.alone({ conditions: [] })])
      await create(world, rules);
    await create(world, samples.gift());
    await world.promotions.operator.issueCode(world.brand, {
      activity: "gifts",
      code: "ONCE",
      amount: "5",
      uses: 100,
      owner: null,
      expiresAt: null,
    });
    const ctx = await world.join("m1", { level: 1 });
    const orderNo = await world.payIn(ctx, "300");
    await world.bet(ctx, "1000");
    const { promotions } = world;
    expect(await burst(() => promotions.sign(ctx))).toEqual({ ok: 1, already_signed: 49 });
    const once = { ok: 1, already_joined: 49 };
    expect(await burst(() => promotions.rechargeRewards(ctx, { id: "ladder", level: 1 }))).toEqual(once);
    expect(await burst(() => promotions.join(ctx, { id: "first-deposit" }))).toEqual(once);
    expect(await burst(() => promotions.applyDepositActive(ctx, { id: "first-deposit", orderNo }))).toEqual(once);
    expect(await burst(() => promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" }))).toEqual(once);
    expect(await burst(() => promotions.vipClaim(ctx, { type: "month", level: 1 }))).toEqual(once);
    expect(await burst(() => promotions.giftExchange(ctx, { code: "ONCE" }))).toEqual({ ok: 1, gift_used: 49 });
    expect(await burst(() => promotions.giftExchange(ctx, { giftId: "purse", reqId: world.key() }))).toEqual({
      ok: 1,
      gift_used: 49,
    });
    const reqId = world.key();
    const [sum] = await Promise.all([
      burst(() => promotions.resign(ctx, { day: "2026-11-19" })),
      burst(() => promotions.giftExchange(ctx, { giftId: "lamp", address: "1 Sample Road", reqId })),
    ]);
    expect(sum).toEqual({ ok: 1, already_signed: 49 });
    // 300 + sign 1 + level 18 + first deposit 60 + alone 38 + month 5 + code 5 + purse 58 - past day 2
    expect(await world.balance(ctx)).toBe("483.00");
    expect(await world.findings()).toEqual([]);
  });

  it("members share the last item, the last code and the rest of a budget, and not one unit more", async () => {
    const world = await createWorld(await open());
    await create(world, samples.gift({ budget: "100", by: "deposits" }));
    await create(world, samples.alone({ conditions: [], budget: "400" }));
    await world.promotions.operator.issueCode(world.brand, {
      activity: "gifts",
      code: "THREE",
      amount: "20",
      uses: 3,
      owner: null,
      expiresAt: null,
    });
    const members: MemberContext[] = [];
    for (let index = 0; index < TIMES; index += 1) members.push(await world.join(`m${index}`));
    const of = (index: number) => members[index] ?? Promise.reject(new Error("no member"));
    const { promotions } = world;
    expect(await burst(async (index) => promotions.giftExchange(await of(index), { code: "THREE" }))).toEqual({
      ok: 3,
      gift_used: 47,
    });
    for (const ctx of members.slice(0, 5)) await world.payIn(ctx, "1000");
    const lamps = await Promise.all(
      members.slice(0, 5).map((ctx) => promotions.giftExchange(ctx, { giftId: "lamp", address: "1 Sample Road" })),
    );
    expect(lamps.map((answer) => (answer.ok ? "ok" : answer.code)).toSorted()).toEqual([
      "gift_sold_out",
      "gift_sold_out",
      "gift_sold_out",
      "ok",
      "ok",
    ]);
    expect(
      await burst(async (index) => promotions.applyAloneActive(await of(index), { id: "weekly-bonus", fields: "" })),
    ).toEqual({ ok: 10, budget_gone: 40 });
    const lines = await promotions.operator.list(world.brand);
    expect(lines.map(({ id, budget }) => [id, budget])).toEqual([
      ["gifts", { set: "100", left: "40.00", given: "60.00" }],
      ["weekly-bonus", { set: "400", left: "20.00", given: "380.00" }],
    ]);
    expect(await world.findings()).toEqual([]);
  });
});
