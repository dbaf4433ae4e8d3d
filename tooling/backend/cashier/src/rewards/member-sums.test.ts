import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";

withEngines("bonuses of a member", (open) => {
  it("are grants and rewards of a period less what was taken back and paid, without one promotion", async () => {
    const world = await createWorld(await open());
    const { cashier, database, rules } = world;
    const ctx = await world.join("winner");
    const member = ctx.member.id;
    const of = (promotion: string) => ({ brand: rules.code, promotion, currency: rules.currency });
    const label = "bonus";
    const pay = (promotion: string, id: string, amount: bigint) =>
      database.atomic(function* () {
        yield* cashier.rewards.fundBudget(of(promotion), 10_000n, `${promotion}/${id}`, world.now());
        const reward = { id, member, kind: "bonus" as const, amount, multiple: "0", weights: null, label };
        yield* cashier.rewards.payReward(of(promotion), reward, world.now());
      });
    const sum = (startMs: number, endMs: number) =>
      database.read(() => cashier.rewards.bonusesOf(member, { startMs, endMs }, "commission"));
    const start = world.now();
    const grant = { brand: rules.code, member, multiple: "0", label };
    await cashier.operator.grant({ ...grant, kind: "bonus", amount: "88.80", ref: world.key() });
    await cashier.operator.grant({ ...grant, kind: "rebate", amount: "1.20", ref: world.key() });
    await pay("spring", "r1", 3_000n);
    await pay("commission", "r2", 5_000n);
    expect(await sum(start, start + 1)).toBe(12_000n);
    expect(await sum(start + 1, start + 1_000)).toBe(0n);
    expect(await sum(start - 1_000, start)).toBe(0n);
    world.wait(1_000);
    await database.atomic(function* () {
      const reward = { id: "r1", member, kind: "bonus" as const, amount: 3_000n, label };
      yield* cashier.rewards.endReward(of("spring"), reward, "reversed", world.now());
      yield* cashier.rewards.takeCost(of("spring"), { id: "c1", member, amount: 500n, label }, world.now());
    });
    expect(await sum(start, start + 1_001)).toBe(8_500n);
    expect(await sum(start + 1_000, start + 1_001)).toBe(-3_500n);
  });
});
