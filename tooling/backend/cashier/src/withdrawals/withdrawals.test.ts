import { ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext, CashierMember } from "../interface/ports.ts";
import type { TenantRules, VipWithdrawRules } from "../rules/tenant-rules.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { addCard, PASSWORD, payIn } from "../testing/member-steps.ts";
import { book } from "../wallets/book.ts";

const DAY = 86_400_000;

withEngines("withdrawals", (open) => {
  let world: World;
  let members = 0;
  const withRights = (rights: Partial<VipWithdrawRules>, more: Partial<TenantRules["withdraw"]> = {}): TenantRules => ({
    ...world.rules,
    withdraw: {
      ...world.rules.withdraw,
      byVip: [{ dailyTimes: null, dailyQuota: null, singleMax: "5000", feePercent: "0", freeTimes: 0, ...rights }],
      ...more,
    },
  });
  /** A member with a card and played-through money. */
  const rich = async (amount = "1000", rules?: TenantRules, more?: Partial<CashierMember>) => {
    const ctx = await world.join(`w${(members += 1)}`, rules, more);
    await payIn(world, ctx, amount);
    return { ctx, accountId: await addCard(world, ctx) };
  };
  const submit = (
    ctx: CashierContext,
    accountId: string,
    amount = "100",
    more: { reqId?: string; password?: string } = {},
  ) =>
    world.cashier.withdrawSubmit(ctx, {
      accountId,
      amount,
      password: PASSWORD,
      keyId: "k1",
      reqId: world.key(),
      ...more,
    });
  const submitted = async (ctx: CashierContext, accountId: string, amount = "100") => {
    const answer = await submit(ctx, accountId, amount);
    if (!answer.ok) throw new Error(answer.code);
    return answer.data;
  };
  const balances = async (ctx: CashierContext) => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? [answer.data.balance, answer.data.locked, answer.data.total] : [];
  };
  const { startPaying, payWithdrawal, refuseWithdrawal } = {
    startPaying: (id: string) => world.cashier.operator.startPaying(id),
    payWithdrawal: (id: string) => world.cashier.operator.payWithdrawal(id),
    refuseWithdrawal: (id: string) => world.cashier.operator.refuseWithdrawal(id, "name_mismatch"),
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  describe("from submission to payment", () => {
    it("holds the amount, takes it with its fee when it is paid", async () => {
      const { ctx, accountId } = await rich("1000", withRights({ feePercent: "0.5" }));
      const { order, balance } = await submitted(ctx, accountId, "333.33");
      expect(order).toMatchObject({
        state: "under_review",
        amount: "333.33",
        fee: "1.66",
        receive: "331.67",
        account: { type: "bank", label: "云禾银行", masked: "**** 2233" },
      });
      expect(balance).toMatchObject({ balance: "666.67", locked: "333.33", total: "1000.00", withdrawable: "666.67" });
      expect(await startPaying(order.id)).toMatchObject({ ok: true, data: { state: "paying", settledAt: null } });
      expect(await payWithdrawal(order.id)).toMatchObject({
        ok: true,
        data: { state: "paid", receive: "331.67", payTo: { account: "6222020200112233", name: "王小明" } },
      });
      expect(await balances(ctx)).toEqual(["666.67", "0.00", "666.67"]);
      expect(await world.cashier.withdrawOrder(ctx, { id: order.id })).toMatchObject({
        data: { state: "paid", settledAt: expect.any(String) },
      });
      expect((await world.cashier.lifetime(ctx.member.id)).withdrawals).toBe(33_333n);
    });
    it("leaves fees with the house and the rest with the bank", async () => {
      const rules = { ...withRights({ feePercent: "1" }), code: "fees" };
      const { ctx, accountId } = await rich("1000", rules);
      const { order } = await submitted(ctx, accountId, "500");
      await startPaying(order.id);
      await payWithdrawal(order.id);
      const house = await world.database.read(() =>
        ledger.accounts([book.house("fees", "bank"), book.house("fees", "fee")]),
      );
      expect(house.map((account) => account.balance)).toEqual([-50_500n, 500n]);
    });
    it.each(["under_review", "paying"])("gives all back when it is refused while %s", async (state) => {
      const { ctx, accountId } = await rich();
      const { order } = await submitted(ctx, accountId);
      if (state === "paying") await startPaying(order.id);
      expect(await refuseWithdrawal(order.id)).toMatchObject({
        ok: true,
        data: { state: "refused", reason: "name_mismatch" },
      });
      expect(await balances(ctx)).toEqual(["1000.00", "0.00", "1000.00"]);
    });
    it("goes forward only", async () => {
      const { ctx, accountId } = await rich();
      const { order } = await submitted(ctx, accountId);
      expect(await payWithdrawal(order.id)).toEqual({
        ok: false,
        code: "wrong_state",
        detail: { state: "under_review" },
      });
      await startPaying(order.id);
      expect(await startPaying(order.id)).toMatchObject({ code: "wrong_state", detail: { state: "paying" } });
      await payWithdrawal(order.id);
      for (const move of [startPaying, payWithdrawal, refuseWithdrawal])
        expect(await move(order.id)).toMatchObject({ code: "wrong_state", detail: { state: "paid" } });
      expect(await payWithdrawal("W1")).toEqual({ ok: false, code: "order_unknown", detail: {} });
      expect(await balances(ctx)).toEqual(["900.00", "0.00", "900.00"]);
    });
  });

  describe("guards", () => {
    const closing = (until: number) => ({ start: null, end: until, text: "cashier closed" });
    const cases: readonly [
      string,
      () => Promise<{ ctx: CashierContext; accountId: string; amount?: string; password?: string }>,
    ][] = [
      [
        "cashier_closed",
        async () =>
          rich("1000", {
            ...world.rules,
            withdraw: { ...world.rules.withdraw, maintenance: closing(world.now() + DAY) },
          }),
      ],
      [
        "money_locked",
        async () =>
          rich("1000").then(({ ctx, accountId }) => ({
            accountId,
            ctx: { ...ctx, member: { ...ctx.member, status: 3 as const } },
          })),
      ],
      [
        "withdraw_password_not_set",
        async () => {
          const made = await rich();
          world.passwords.set(made.ctx.member.id, "not_set");
          return made;
        },
      ],
      ["account_unknown", async () => ({ ...(await rich()), accountId: "A1" })],
      [
        "account_cooling_off",
        async () => rich().then(async ({ ctx }) => ({ ctx, accountId: await addCard(world, ctx, "6222020200119999") })),
      ],
      [
        "turnover_missing",
        async () => {
          const made = await rich();
          await payIn(world, made.ctx, "100", false);
          return made;
        },
      ],
      ["amount_invalid", async () => ({ ...(await rich()), amount: "1e3" })],
      ["amount_below_min", async () => ({ ...(await rich()), amount: "99.99" })],
      ["amount_above_max", async () => ({ ...(await rich("6000", withRights({}))), amount: "5000.01" })],
      ["insufficient_funds", async () => ({ ...(await rich()), amount: "1000.01" })],
      [
        "daily_times_used",
        async () =>
          rich("1000", withRights({ dailyTimes: 1 })).then(
            async (made) => (await submitted(made.ctx, made.accountId), made),
          ),
      ],
      [
        "daily_quota_used",
        async () =>
          rich("1000", withRights({ dailyQuota: "150" })).then(
            async (made) => (await submitted(made.ctx, made.accountId), made),
          ),
      ],
    ];
    it.each(cases)("refuse with %s, in the preview as well, and move nothing", async (code, make) => {
      const { ctx, accountId, amount = "100" } = await make();
      const before = await balances(ctx);
      expect(await world.cashier.withdrawPreview(ctx, { accountId, amount })).toMatchObject({ ok: false, code });
      expect(await submit(ctx, accountId, amount)).toMatchObject({ ok: false, code });
      expect(await balances(ctx)).toEqual(before);
    });
    it("say what would be needed", async () => {
      const made = await rich();
      await payIn(world, made.ctx, "150.50", false);
      expect(await submit(made.ctx, made.accountId)).toEqual({
        ok: false,
        code: "turnover_missing",
        detail: { left: "150.50" },
      });
      const quota = await rich("1000", withRights({ dailyQuota: "150" }));
      await submitted(quota.ctx, quota.accountId);
      expect(await submit(quota.ctx, quota.accountId)).toEqual({
        ok: false,
        code: "daily_quota_used",
        detail: { left: "50.00" },
      });
    });
    it.each(["wrong", "locked"] as const)("refuse a %s password", async (verdict) => {
      const { ctx, accountId } = await rich();
      world.passwords.set(ctx.member.id, verdict);
      expect(await submit(ctx, accountId)).toMatchObject({ ok: false, code: `withdraw_password_${verdict}` });
      expect(await world.cashier.withdrawPreview(ctx, { accountId, amount: "100" })).toMatchObject({ ok: true });
    });
    it("try a password once for one key, however often it is sent", async () => {
      const { ctx, accountId } = await rich();
      const tries = () => world.tries.filter((member) => member === ctx.member.id).length;
      const before = tries();
      const reqId = world.key();
      const send = () => submit(ctx, accountId, "100", { reqId, password: "000000" });
      const answers = await Promise.all([send(), send(), send()]);
      expect(
        [...answers, await send()].every((answer) => !answer.ok && answer.code === "withdraw_password_wrong"),
      ).toBe(true);
      expect(tries()).toBe(before + 1);
    });
    it("let a withdrawal pass while only play is locked", async () => {
      const { ctx, accountId } = await rich("1000", undefined, { status: 2 });
      expect(await submit(ctx, accountId)).toMatchObject({ ok: true });
    });
  });

  describe("rights of a day", () => {
    it("begin again at midnight in the brand's zone", async () => {
      const { ctx, accountId } = await rich("1000", withRights({ dailyTimes: 1, dailyQuota: "200" }));
      await submitted(ctx, accountId);
      const midnight = Date.parse("2026-11-21T00:00:00+08:00") - world.now();
      world.wait(midnight - 1);
      expect(await submit(ctx, accountId)).toMatchObject({ code: "daily_times_used" });
      world.wait(1);
      expect(await submit(ctx, accountId, "200")).toMatchObject({ ok: true });
    });
    it("are given back by a refusal", async () => {
      const { ctx, accountId } = await rich("1000", withRights({ dailyTimes: 1 }));
      const { order } = await submitted(ctx, accountId);
      await refuseWithdrawal(order.id);
      expect(await submit(ctx, accountId)).toMatchObject({ ok: true });
    });
    it("are shown before anything is submitted", async () => {
      const { ctx, accountId } = await rich(
        "1000",
        withRights({ dailyTimes: 3, dailyQuota: "500", freeTimes: 1, feePercent: "1" }),
      );
      await submitted(ctx, accountId, "150");
      expect(await world.cashier.withdrawInfo(ctx)).toMatchObject({
        data: {
          maintenance: null,
          currency: "CNY",
          available: "850.00",
          locked: "150.00",
          balance: "850.00",
          turnover: { need: "0.00", done: "0.00", left: "0.00" },
          min: "100.00",
          max: "5000.00",
          timesLeft: 2,
          quotaLeft: "350.00",
          feePercent: "1",
          freeTimesLeft: 0,
        },
      });
      await payIn(world, ctx, "100", false);
      expect(await world.cashier.withdrawInfo(ctx)).toMatchObject({
        data: { available: "0.00", balance: "950.00", turnover: { left: "100.00" } },
      });
    });
    it("are unlimited where the level says so", async () => {
      const { ctx } = await rich("1000", withRights({}));
      expect(await world.cashier.withdrawInfo(ctx)).toMatchObject({ data: { timesLeft: null, quotaLeft: null } });
    });
    it("follow the level, and the highest beyond the end", async () => {
      const max = async (vipLevel: number) => {
        const answer = await world.cashier.withdrawInfo(await world.join(`v${vipLevel}`, world.rules, { vipLevel }));
        return answer.ok ? answer.data.max : "";
      };
      expect([await max(0), await max(1), await max(10), await max(99)]).toEqual([
        "25000.00",
        "50000.00",
        "200000.00",
        "200000.00",
      ]);
    });
    it("charge the fee once the free times are used, and say so beforehand", async () => {
      const { ctx, accountId } = await rich("1000", withRights({ freeTimes: 1, feePercent: "2" }));
      const preview = () => world.cashier.withdrawPreview(ctx, { accountId, amount: "100" });
      expect(await preview()).toMatchObject({
        data: { fee: "0.00", deductions: [], receive: "100.00", balanceAfter: "900.00" },
      });
      expect((await submitted(ctx, accountId)).order.fee).toBe("0.00");
      expect(await preview()).toMatchObject({
        data: { fee: "2.00", deductions: [{ kind: "fee", amount: "2.00" }], receive: "98.00", balanceAfter: "800.00" },
      });
      expect((await submitted(ctx, accountId)).order.fee).toBe("2.00");
    });
  });

  it("F03: accepts exactly one of twenty withdrawals of the whole balance", async () => {
    const { ctx, accountId } = await rich();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(ctx, accountId, "1000")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "insufficient_funds")).toHaveLength(19);
    expect(await balances(ctx)).toEqual(["0.00", "1000.00", "1000.00"]);
  });
  it("repeats its answer with order and balance as they are now, and refuses another amount", async () => {
    const { ctx, accountId } = await rich();
    const reqId = world.key();
    const first = await submit(ctx, accountId, "100", { reqId });
    await submitted(ctx, accountId, "200");
    const again = await submit(ctx, accountId, "100", { reqId, password: "another seal" });
    expect(again).toMatchObject({
      ok: true,
      data: { order: first.ok && first.data.order, balance: { balance: "700.00" } },
    });
    if (first.ok) await world.cashier.operator.refuseWithdrawal(first.data.order.id, "name_mismatch");
    expect(await submit(ctx, accountId, "100", { reqId })).toMatchObject({ data: { order: { state: "refused" } } });
    expect(await submit(ctx, accountId, "101", { reqId })).toEqual({ ok: false, code: "key_reused", detail: {} });
    expect(await balances(ctx)).toEqual(["800.00", "200.00", "1000.00"]);
  });
  it("lists what is to be paid, newest first", async () => {
    const { ctx, accountId } = await rich();
    const first = await submitted(ctx, accountId);
    world.wait(1);
    const second = await submitted(ctx, accountId);
    const list = await world.cashier.operator.listWithdrawals({ member: ctx.member.id, states: ["under_review"] });
    expect(list.map(({ id }) => id)).toEqual([second.order.id, first.order.id]);
    expect(second.order.id > first.order.id).toBe(true);
  });
  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
