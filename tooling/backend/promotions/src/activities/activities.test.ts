import { withEngines } from "@baize/ledger/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { MemberContext } from "../interface/ports.ts";
import { createWorld, DAY, type World } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

withEngines("promotions", (open) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(await open());
  });
  const create = async (rules: unknown): Promise<void> => {
    expect(await world.promotions.operator.create(world.brand, rules)).toMatchObject({ ok: true });
  };
  const apply = (ctx: MemberContext, id: string, orderNo?: string) =>
    world.promotions.applyDepositActive(ctx, { id, orderNo });

  describe("a deposit activity", () => {
    it("pays its percentage of the first deposit, with its turnover, once", async () => {
      await create(samples.deposit());
      const ctx = await world.join("m1");
      expect(await apply(ctx, "first-deposit")).toMatchObject({ ok: false, code: "not_eligible" });
      const order = await world.payIn(ctx, "1000");
      expect(await apply(ctx, "first-deposit", order)).toMatchObject({ ok: true, data: { state: "paid" } });
      expect(await world.balance(ctx)).toBe("1200.00");
      expect(await world.turnover(ctx)).toMatchObject({ need: "1600.00", done: "0.00" });
      expect(await apply(ctx, "first-deposit", order)).toMatchObject({ ok: false, code: "already_joined" });
      await world.payIn(ctx, "1000");
      expect(await apply(ctx, "first-deposit")).toMatchObject({ ok: false, code: "already_joined" });
      expect(await world.balance(ctx)).toBe("2200.00");
      expect(await world.findings()).toEqual([]);
    });
    it("is capped, and gives nothing below its smallest deposit", async () => {
      await create(samples.deposit({ deposits: "each", min: "200", cap: "88.88" }));
      const ctx = await world.join("m1");
      await world.payIn(ctx, "199.99");
      expect(await apply(ctx, "first-deposit")).toMatchObject({ code: "not_eligible" });
      await world.payIn(ctx, "5000");
      expect(await apply(ctx, "first-deposit")).toMatchObject({ ok: true });
      expect(await world.balance(ctx)).toBe("5288.87");
    });
    it("gives one reward a deposit, whatever the activities", async () => {
      await create(samples.deposit({ deposits: "each" }));
      await create(samples.deposit({ id: "another", deposits: "each" }));
      const ctx = await world.join("m1");
      const order = await world.payIn(ctx, "500");
      expect(await apply(ctx, "first-deposit", order)).toMatchObject({ ok: true });
      expect(await apply(ctx, "another", order)).toMatchObject({ code: "already_joined" });
    });
    it("knows no deposit of another member", async () => {
      await create(samples.deposit());
      const [one, other] = [await world.join("m1"), await world.join("m2")];
      const order = await world.payIn(one, "500");
      expect(await apply(other, "first-deposit", order)).toMatchObject({ code: "order_unknown" });
    });
  });

  describe("an application alone", () => {
    it("is paid once its conditions are met, once in each of its spans", async () => {
      await create(samples.alone());
      const ctx = await world.join("m1");
      const send = () => world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
      await world.payIn(ctx, "499");
      expect(await send()).toMatchObject({ code: "not_eligible" });
      await world.payIn(ctx, "100");
      expect(await send()).toMatchObject({ ok: true, data: { state: "paid" } });
      expect(await send()).toMatchObject({ code: "already_joined" });
      world.wait(7 * DAY);
      expect(await send()).toMatchObject({ code: "not_eligible" });
      await world.payIn(ctx, "500");
      expect(await send()).toMatchObject({ ok: true });
      expect(await world.balance(ctx)).toBe("1175.00");
    });
    it("gives back a part of the loss of the day before, none of a win", async () => {
      await create(
        samples.alone({
          id: "relief",
          conditions: [],
          every: "day",
          reward: { kind: "lossPercent", percent: "5", cap: "1000" },
        }),
      );
      const [loser, winner] = [await world.join("m1"), await world.join("m2")];
      const send = (ctx: MemberContext) => world.promotions.applyAloneActive(ctx, { id: "relief", fields: "" });
      await world.bet(loser, "200", { net: "-123.45" });
      await world.bet(winner, "200", { net: "50" });
      expect(await send(loser)).toMatchObject({ code: "not_eligible" });
      world.wait(DAY);
      expect(await send(loser)).toMatchObject({ ok: true });
      expect(await send(winner)).toMatchObject({ code: "not_eligible" });
      expect(await world.balance(loser)).toBe("6.17");
    });
    it("waits for an operator where the rules say so; its money is kept for it, also when the activity is stopped", async () => {
      await create(samples.alone({ approval: true, budget: "50", conditions: [] }));
      const [one, other] = [await world.join("m1"), await world.join("m2")];
      const send = (ctx: MemberContext) =>
        world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "hello" });
      expect(await send(one)).toMatchObject({ ok: true, data: { state: "pending" } });
      expect(await send(other)).toMatchObject({ code: "budget_gone" });
      expect(await world.balance(one)).toBe("0.00");
      const { operator } = world.promotions;
      expect(await operator.stop(world.brand, "weekly-bonus")).toMatchObject({ data: { returned: "12.00" } });
      const [application] = await operator.applications(world.brand);
      expect(application).toMatchObject({ member: "m1", amount: "38.00", facts: { fields: "hello" } });
      const id = application?.id ?? "";
      expect(await operator.approve(world.brand, id)).toMatchObject({ ok: true, data: { state: "paid" } });
      expect(await operator.approve(world.brand, id)).toMatchObject({ code: "wrong_state" });
      expect(await world.balance(one)).toBe("38.00");
      expect(await world.findings()).toEqual([]);
    });
    it("is meant for its audience alone", async () => {
      await create(samples.alone({ conditions: [], audience: { kind: "new", days: 7 } }));
      await create(samples.alone({ id: "vip-only", conditions: [], audience: { kind: "level", min: 3 } }));
      await create(samples.alone({ id: "invited", conditions: [], audience: { kind: "invited" } }));
      const old = await world.join("m1", { registeredAt: world.now() - 9 * DAY, level: 3 });
      const fresh = await world.join("m2", { isInvited: true });
      const send = async (ctx: MemberContext, id: string) => {
        const answer = await world.promotions.applyAloneActive(ctx, { id, fields: "" });
        return answer.ok ? "paid" : answer.code;
      };
      expect([await send(old, "weekly-bonus"), await send(old, "vip-only"), await send(old, "invited")]).toEqual([
        "not_eligible",
        "paid",
        "not_eligible",
      ]);
      expect([await send(fresh, "weekly-bonus"), await send(fresh, "vip-only"), await send(fresh, "invited")]).toEqual([
        "paid",
        "not_eligible",
        "paid",
      ]);
    });
  });

  it("a ladder gives each level once in its span", async () => {
    await create(samples.recharge());
    const ctx = await world.join("m1");
    const claim = (level: number) => world.promotions.rechargeRewards(ctx, { id: "ladder", level });
    await world.payIn(ctx, "300");
    expect(await claim(2)).toMatchObject({ code: "not_eligible" });
    expect(await claim(1)).toMatchObject({ ok: true, data: [{ state: "claimed" }, { state: "locked" }] });
    expect(await claim(1)).toMatchObject({ code: "already_joined" });
    expect(await claim(3)).toMatchObject({ code: "not_eligible" });
    await world.payIn(ctx, "700");
    expect(await claim(2)).toMatchObject({ ok: true });
    expect(await world.balance(ctx)).toBe("1106.00");
  });

  describe("gifts", () => {
    it("are exchanged for valid bets: money is paid, goods go to the address, which is kept", async () => {
      await create(samples.gift());
      const ctx = await world.join("m1");
      const exchange = (giftId: string, address = "") =>
        world.promotions.giftExchange(ctx, { giftId, address, reqId: world.key() });
      await world.bet(ctx, "999.99");
      expect(await exchange("purse")).toMatchObject({ ok: true, data: { state: "paid", left: 99 } });
      expect(await exchange("lamp", "1 Sample Road")).toMatchObject({ code: "not_eligible" });
      await world.bet(ctx, "0.01");
      expect(await exchange("lamp")).toMatchObject({ code: "not_eligible", detail: { field: "address" } });
      expect(await exchange("lamp", "1 Sample Road")).toMatchObject({ ok: true, data: { state: "pending", left: 1 } });
      expect(await exchange("lamp", "1 Sample Road")).toMatchObject({ code: "gift_used" });
      expect(await exchange("nothing")).toMatchObject({ code: "gift_unknown" });
      const list = await world.promotions.giftExchangeBet(ctx, {});
      expect(list).toMatchObject({ validBet: "1000.00", address: "1 Sample Road" });
      expect(list.gifts.map(({ id, stock, state }) => [id, stock, state])).toEqual([
        ["lamp", 1, "claimed"],
        ["purse", 99, "claimed"],
      ]);
      const { operator } = world.promotions;
      const [order] = await operator.applications(world.brand);
      expect(order).toMatchObject({ address: "1 Sample Road", facts: { item: "lamp" } });
      expect(await operator.approve(world.brand, order?.id ?? "")).toMatchObject({ data: { state: "passed" } });
      expect(await operator.approve(world.brand, order?.id ?? "")).toMatchObject({ data: { state: "paid" } });
    });
    it("go back to the stock when their order is refused", async () => {
      await create(samples.gift());
      const ctx = await world.join("m1");
      await world.bet(ctx, "1000");
      await world.promotions.giftExchange(ctx, { giftId: "lamp", address: "1 Sample Road" });
      const [order] = await world.promotions.operator.applications(world.brand);
      const declined = { id: order?.id ?? "", reason: "address_wrong" as const };
      expect(await world.promotions.operator.decline(world.brand, declined)).toMatchObject({ ok: true });
      expect(await world.promotions.record(ctx, { page: 1, size: 20 })).toMatchObject({
        list: [{ state: "refused", reason: "address_wrong" }],
      });
      const { gifts } = await world.promotions.giftExchangeBet(ctx, { giftId: "lamp" });
      expect(gifts).toMatchObject([{ stock: 2 }]);
    });
    it("give one answer for one key, and refuse the key for another wish", async () => {
      await create(samples.gift());
      const ctx = await world.join("m1");
      await world.bet(ctx, "1000");
      const reqId = world.key();
      const first = await world.promotions.giftExchange(ctx, { giftId: "purse", reqId });
      expect(await world.promotions.giftExchange(ctx, { giftId: "purse", reqId })).toEqual(first);
      expect(await world.promotions.giftExchange(ctx, { giftId: "lamp", reqId })).toMatchObject({ code: "key_reused" });
    });
  });

  it("codes are redeemed once a member, in any writing, until used, over or not the member's", async () => {
    await create(samples.gift({ items: [], budget: "100" }));
    const issue = (code: string, more: object = {}) =>
      world.promotions.operator.issueCode(world.brand, {
        activity: "gifts",
        code,
        amount: "30",
        uses: 1,
        owner: null,
        expiresAt: null,
        ...more,
      });
    await issue("SPRING-2026", { uses: 2 });
    await issue("MINE", { owner: "m2" });
    await issue("OLD", { expiresAt: world.now() + DAY });
    await issue("BIG", { amount: "99" });
    expect(await issue("spring2026")).toMatchObject({ code: "code_exists" });
    const [one, two, three] = [await world.join("m1"), await world.join("m2"), await world.join("m3")];
    const redeem = async (ctx: MemberContext, code: string) => {
      const answer = await world.promotions.giftExchange(ctx, { code });
      return answer.ok ? "paid" : answer.code;
    };
    expect(await redeem(one, "ｓｐｒｉｎｇ 2026")).toBe("paid");
    expect(await redeem(one, "SPRING2026")).toBe("gift_used");
    expect(await redeem(two, "Spring-2026")).toBe("paid");
    expect(await redeem(three, "Spring-2026")).toBe("gift_used");
    expect([await redeem(one, "MINE"), await redeem(two, "mine")]).toEqual(["code_not_yours", "paid"]);
    expect(await redeem(one, "BIG")).toBe("budget_gone");
    expect(await redeem(one, "NEVER")).toBe("gift_unknown");
    world.wait(DAY);
    expect(await redeem(one, "OLD")).toBe("code_expired");
    expect(await world.findings()).toEqual([]);
  });

  it("one device, payout account or phone gets a reward once, and the operator reads why", async () => {
    await create(samples.alone({ conditions: [], oneAccount: ["device", "phone"] }));
    const one = await world.join("m1", { marks: { device: ["d1"], phone: ["p1"] } });
    const same = await world.join("m2", { marks: { device: ["d2", "d1"], phone: ["p2"] } });
    const other = await world.join("m3", { marks: { device: ["d3"], payout: ["d1"] } });
    const send = (ctx: MemberContext) => world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
    expect(await send(one)).toMatchObject({ ok: true });
    expect(await send(same)).toEqual({ ok: false, code: "not_eligible", detail: {} });
    expect(await send(other)).toMatchObject({ ok: true });
    expect(await world.promotions.operator.findings(world.brand)).toMatchObject([
      { member: "m2", other: "m1", kind: "device" },
    ]);
  });

  describe("a reward whose turnover is not done", () => {
    const given = async (expiryDays: number | null = null) => {
      await create(samples.alone({ conditions: [], expiryDays }));
      const ctx = await world.join("m1");
      await world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
      const { list } = await world.promotions.record(ctx, { page: 1, size: 20 });
      return { ctx, id: list[0]?.id ?? "" };
    };
    it("can be given up: what is left goes back, and nothing is asked for any more", async () => {
      const { ctx, id } = await given();
      expect((await world.turnover(ctx)).need).toBe("114.00");
      expect(await world.promotions.forfeit(await world.join("m2"), { id })).toMatchObject({ code: "reward_unknown" });
      expect(await world.promotions.forfeit(ctx, { id })).toMatchObject({ ok: true, data: { taken: "38.00" } });
      expect(await world.promotions.forfeit(ctx, { id })).toMatchObject({ code: "reward_ended" });
      expect([await world.balance(ctx), (await world.turnover(ctx)).need]).toEqual(["0.00", "0.00"]);
      expect(await world.promotions.record(ctx, { page: 1, size: 20 })).toMatchObject({
        paid: "38.00",
        list: [{ state: "ended", reason: "forfeited" }],
      });
      expect((await world.records(ctx)).list.map(({ amount }) => amount).toSorted()).toEqual(["-38.00", "38.00"]);
      expect(await world.findings()).toEqual([]);
    });
    it("is taken back at its end, and kept when its turnover is done by then", async () => {
      const { ctx, id } = await given(3);
      const done = await world.join("m2");
      await world.promotions.applyAloneActive(done, { id: "weekly-bonus", fields: "" });
      await world.bet(ctx, "113.99");
      await world.bet(done, "114");
      world.wait(3 * DAY - 1);
      expect(await world.promotions.jobs.endExpired(world.brand)).toBe(0);
      world.wait(1);
      expect(await world.promotions.jobs.endExpired(world.brand)).toBe(2);
      expect([await world.balance(ctx), await world.balance(done)]).toEqual(["0.00", "38.00"]);
      expect(await world.promotions.forfeit(ctx, { id })).toMatchObject({ code: "reward_ended" });
      expect(await world.findings()).toEqual([]);
    });
    it("is never taken below zero, and reversed once whatever its turnover", async () => {
      const { ctx, id } = await given();
      await world.bet(ctx, "1000");
      expect(await world.promotions.forfeit(ctx, { id })).toMatchObject({ code: "reward_ended" });
      const { operator } = world.promotions;
      expect(await operator.reverse(world.brand, id)).toMatchObject({ data: { taken: "38.00" } });
      expect(await operator.reverse(world.brand, id)).toMatchObject({ code: "reward_ended" });
      expect(await world.findings()).toEqual([]);
    });
  });

  it("weights count a part of a category's bets towards the turnover", async () => {
    await create(samples.alone({ conditions: [], turnover: { multiple: "1", weights: { 7: 10, 2: 0 } } }));
    const ctx = await world.join("m1");
    await world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
    await world.bet(ctx, "100", { category: 2 });
    expect((await world.turnover(ctx)).done).toBe("0.00");
    await world.bet(ctx, "100", { category: 7 });
    expect((await world.turnover(ctx)).done).toBe("10.00");
    await world.bet(ctx, "28", { category: 5 });
    expect((await world.turnover(ctx)).need).toBe("0.00");
  });

  it("a barred member gets nothing and sees no promotion", async () => {
    await create(samples.alone({ conditions: [] }));
    const ctx = await world.join("m1", { isBarred: true, level: 5 });
    expect(await world.promotions.list(ctx, { page: 1, size: 20 })).toEqual({ total: 0, list: [] });
    expect(await world.promotions.detail(ctx, { id: "weekly-bonus" })).toMatchObject({ code: "activity_unknown" });
    expect(await world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" })).toMatchObject({
      code: "not_eligible",
    });
    expect(await world.promotions.vipClaim(ctx, { type: "month", level: 5 })).toMatchObject({ code: "not_eligible" });
  });
});
