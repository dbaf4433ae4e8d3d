import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { MemberContext } from "../interface/ports.ts";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

withEngines("an application for a deposit", (open) => {
  const setUp = async (...rules: readonly unknown[]) => {
    const world = await createWorld(await open());
    for (const one of rules)
      expect(await world.promotions.operator.create(world.brand, one)).toMatchObject({ ok: true });
    const ctx = await world.join("m1");
    /** Deposits that an application can be for, with what each would be given. */
    const choices = async (id: string, of: MemberContext = ctx) => {
      const answer = await world.promotions.detail(of, { id });
      return answer.ok ? answer.data.deposits.map(({ orderNo, amount, reward }) => [orderNo, amount, reward]) : null;
    };
    const apply = async (id: string, orderNo?: string, of: MemberContext = ctx) => {
      const answer = await world.promotions.applyDepositActive(of, { id, orderNo });
      return answer.ok ? answer.data.state : answer.code;
    };
    return { world, ctx, choices, apply };
  };
  const each = (id: string, more: object = {}) => samples.deposit({ id, deposits: "each", ...more });

  it("is for the one that the member chooses, of those that are shown, and once for it", async () => {
    const { world, ctx, choices, apply } = await setUp(each("each", { min: "200", cap: "60" }));
    const [small, first] = [await world.payIn(ctx, "199.99"), await world.payIn(ctx, "200")];
    world.wait(1_000);
    const second = await world.payIn(ctx, "1000");
    expect(await choices("each")).toEqual([
      [second, "1000.00", "60.00"],
      [first, "200.00", "40.00"],
    ]);
    expect([await apply("each", small), await apply("each", "D-none")]).toEqual(["not_eligible", "order_unknown"]);
    const other = await world.join("m2");
    expect([await apply("each", first, other), await choices("each", other)]).toEqual(["order_unknown", []]);
    expect([await apply("each", first), await apply("each", first)]).toEqual(["paid", "already_joined"]);
    expect(await choices("each")).toEqual([[second, "1000.00", "60.00"]]);
    expect([await apply("each"), await apply("each"), await choices("each")]).toEqual(["paid", "already_joined", []]);
    expect(await world.balance(ctx)).toBe("1499.99");
    expect(await world.findings()).toEqual([]);
  });

  it("is for the newest by default, and for none that another promotion has or that is not meant", async () => {
    const { world, ctx, choices, apply } = await setUp(
      each("each"),
      each("other", { seq: 2 }),
      each("since", { seq: 3, from: "2026-11-21" }),
      samples.deposit({ id: "day", seq: 4, deposits: "day" }),
    );
    const first = await world.payIn(ctx, "100", { offer: "other" });
    world.wait(1_000);
    const second = await world.payIn(ctx, "200");
    expect(await choices("each")).toEqual([[second, "200.00", "40.00"]]);
    expect([await apply("each", first), await apply("day", second)]).toEqual(["already_joined", "not_eligible"]);
    world.wait(DAY);
    expect([await apply("since", second), await choices("since")]).toEqual(["not_eligible", []]);
    const third = await world.payIn(ctx, "300");
    expect([await apply("each"), await choices("each")]).toEqual(["paid", [[second, "200.00", "40.00"]]]);
    expect(await apply("since", third)).toBe("already_joined");
  });

  it("has one effect of two at once, whichever promotions they are to", async () => {
    const { world, ctx, choices, apply } = await setUp(each("one"), each("two", { seq: 2 }));
    const orderNo = await world.payIn(ctx, "100");
    const same = await Promise.all([apply("one", orderNo), apply("two", orderNo)]);
    expect(same.toSorted()).toEqual(["already_joined", "paid"]);
    expect(await world.balance(ctx)).toBe("120.00");
    const deposits = [await world.payIn(ctx, "200"), await world.payIn(ctx, "300")];
    const newest = await Promise.all([apply("one"), apply("one"), apply("one")]);
    expect(newest.toSorted()).toEqual(["already_joined", "paid", "paid"]);
    expect([await choices("one"), await choices("two"), deposits.length]).toEqual([[], [], 2]);
    expect(await world.balance(ctx)).toBe("720.00");
    expect(await world.findings()).toEqual([]);
  });

  it("keeps its deposit while an operator decides about it", async () => {
    const { world, ctx, choices, apply } = await setUp(each("decided", { approval: true }), each("each", { seq: 2 }));
    const orderNo = await world.payIn(ctx, "100");
    expect([await apply("decided", orderNo), await choices("each")]).toEqual(["pending", []]);
    expect(await apply("each", orderNo)).toBe("already_joined");
  });

  it("shows a visitor no deposits", async () => {
    const { world, ctx, choices } = await setUp(each("each"));
    await world.payIn(ctx, "100");
    const visitor = await world.promotions.detail({ ...ctx, member: null }, { id: "each" });
    expect(visitor).toMatchObject({ ok: true, data: { deposits: [] } });
    expect(await choices("each")).toHaveLength(1);
  });
});
