import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

withEngines("promotions that a deposit joins", (open) => {
  const setUp = async (...rules: readonly unknown[]) => {
    const world = await createWorld(await open());
    for (const one of rules)
      expect(await world.promotions.operator.create(world.brand, one)).toMatchObject({ ok: true });
    const ctx = await world.join("m1");
    const offers = async (of = ctx) =>
      (await world.database.read(() => world.promotions.depositOffers(of, world.now()))).map(({ id }) => id);
    return { world, ctx, offers };
  };

  it("are open, meant for the member, paid without a decision and not used up, in the order of the list", async () => {
    const day = samples.deposit({ id: "day", seq: 2, deposits: "day" });
    const { world, ctx, offers } = await setUp(
      samples.deposit({ id: "each", seq: 3, deposits: "each" }),
      day,
      samples.deposit({ id: "first", seq: 1 }),
      samples.deposit({ id: "decided", approval: true }),
      samples.deposit({ id: "later", from: "2027-01-01" }),
      samples.deposit({ id: "high", audience: { kind: "level", min: 5 } }),
      samples.deposit({ id: "empty", deposits: "each", budget: "20", seq: 4 }),
    );
    expect(await offers()).toEqual(["first", "day", "each", "empty"]);
    await world.payIn(ctx, "100", { offer: "empty" });
    expect(await offers()).toEqual(["each"]);
    world.wait(DAY);
    expect(await offers()).toEqual(["day", "each"]);
    expect(await offers(await world.join("m2", { isBarred: true }))).toEqual([]);
  });

  it("are shown on home to visitors, and to members who may still get something", async () => {
    const { world, ctx } = await setUp(
      samples.deposit({ id: "first", seq: 1 }),
      samples.alone({ id: "invited", seq: 2, audience: { kind: "invited" } }),
      samples.rule(),
    );
    const covers = async (member: string | null) =>
      (await world.promotions.topCover({ ...ctx, member })).map(({ id }) => id);
    expect(await covers(null)).toEqual(["first", "invited"]);
    expect(await covers("m1")).toEqual(["first"]);
    await world.payIn(ctx, "100");
    expect(await covers("m1"), "the deposit can still be applied for").toEqual(["first"]);
    await world.promotions.applyDepositActive(ctx, { id: "first" });
    expect(await covers("m1")).toEqual([]);
    await world.join("m2", { isInvited: true, isBarred: true });
    expect(await covers("m2")).toEqual([]);
  });

  it("pay in the transaction of the credit, by its channel alone and once", async () => {
    const { world, ctx } = await setUp(samples.deposit({ deposits: "each", channels: ["usdt-trc20"] }));
    await expect(world.payIn(ctx, "500", { offer: "first-deposit" })).rejects.toThrow("offer_ended");
    const id = await world.payIn(ctx, "500", { channelId: "usdt-trc20", offer: "first-deposit" });
    expect(await world.balance(ctx)).toBe("600.00");
    expect(await world.promotions.applyDepositActive(ctx, { id: "first-deposit", orderNo: id })).toMatchObject({
      code: "already_joined",
    });
    expect(await world.findings()).toEqual([]);
  });

  it("leave the reason in the record when they cannot pay, and do not stand in the way of another reward", async () => {
    const { world, ctx } = await setUp(samples.deposit({ oneAccount: ["device"] }));
    const other = await world.join("m2", { marks: { device: ["d1"] } });
    await world.payIn(other, "100", { offer: "first-deposit" });
    await world.join("m1", { marks: { device: ["d1"] } });
    await world.payIn(ctx, "100", { offer: "first-deposit" });
    const { list } = await world.promotions.record(ctx, { page: 1, size: 10 });
    expect(list.map(({ state, reason, amount }) => [state, reason, amount])).toEqual([
      ["refused", "not_eligible", "20.00"],
    ]);
    expect([await world.balance(ctx), await world.balance(other)]).toEqual(["100.00", "120.00"]);
    await world.join("m1", { marks: {} });
    expect(await world.promotions.applyDepositActive(ctx, { id: "first-deposit" })).toMatchObject({
      ok: true,
      data: { state: "paid" },
    });
  });
});
