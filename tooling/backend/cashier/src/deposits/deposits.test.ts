import { ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import type { ChannelRules, TenantRules } from "../rules/tenant-rules.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { findings, memberMoney } from "../testing/ledger-state.ts";
import { PAYER, payIn } from "../testing/member-steps.ts";
import { book } from "../wallets/book.ts";

const MINUTE = 60_000;

/** The rules with changes to the bank channel. */
const withBank = (rules: TenantRules, change: Partial<ChannelRules>): TenantRules => ({
  ...rules,
  deposit: {
    ...rules.deposit,
    methods: rules.deposit.methods.map((method) => ({
      ...method,
      channels: method.channels.map((channel) =>
        channel.id === "bank-transfer" ? { ...channel, ...change } : channel,
      ),
    })),
  },
});

withEngines("deposits", (open) => {
  let world: World;
  let members = 0;
  const join = (rules?: TenantRules): Promise<CashierContext> => world.join(`m${(members += 1)}`, rules);
  const create = (ctx: CashierContext, amount = "300", channelId = "bank-transfer", reqId = world.key()) =>
    world.cashier.depositCreate(ctx, { channelId, amount, payerName: PAYER, offer: "none", reqId });
  const opened = async (ctx: CashierContext, amount = "300", channelId = "bank-transfer") => {
    const created = await create(ctx, amount, channelId);
    if (!created.ok) throw new Error(created.code);
    return created.data;
  };
  const balance = async (ctx: CashierContext) => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? answer.data.balance : "";
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("lists methods with channels, limits and rates", async () => {
    const { rules } = world;
    const closing = { start: null, end: START + MINUTE, text: "bank closed" };
    const methods = await world.cashier.depositMethods(await join(withBank(rules, { maintenance: closing })));
    const channels = methods.ok ? methods.data.flatMap((method) => method.channels) : [];
    expect(
      channels.map(({ id, payAsset, currency, rate, needsPayer, confirmations, offer }) => [
        id,
        payAsset,
        currency,
        rate,
        needsPayer,
        confirmations,
        offer?.id ?? null,
      ]),
    ).toEqual([
      ["bank-transfer", "CNY", "CNY", null, true, null, null],
      ["alipay-scan", "CNY", "CNY", null, true, null, "alipay-extra"],
      ["wechat-scan", "CNY", "CNY", null, false, null, null],
      ["usdt-trc20", "USDT", "CNY", "7.12", false, 20, "usdt-extra"],
      ["usdt-erc20", "USDT", "CNY", "7.12", false, 12, null],
      ["usdt-omni", "USDT", "CNY", "7.12", false, 6, null],
      ["coin-hhb", "HHB", "HHB", null, false, 1, null],
      ["coin-bob", "BOB", "BOB", null, false, 1, null],
      ["coin-jpb", "JPB", "JPB", null, false, 1, null],
    ]);
    expect(channels.map(({ maintenance }) => maintenance).slice(0, 2)).toEqual([
      { start: null, end: "2026-11-20T12:01:00+08:00", text: "bank closed" },
      null,
    ]);
  });

  describe("opening an order", () => {
    it("asks for the exact amount with payee, note code and deadline", async () => {
      const ctx = await join();
      const order = await opened(ctx, "300.5");
      expect(order).toMatchObject({
        state: "awaiting_payment",
        amount: "300.50",
        payAmount: "300.50",
        fee: "0.00",
        receive: "300.50",
        currency: "CNY",
        coin: null,
      });
      expect(order.payee?.account).toMatch(/^\d+$/);
      expect(order.noteCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      expect(order.id).toMatch(/^D\d{25}$/);
      expect(Date.parse(order.deadline) - Date.parse(order.createdAt)).toBe(30 * MINUTE);
      expect(await balance(ctx)).toBe("0.00");
    });
    it("asks for coins rounded up, so that they cover the credit", async () => {
      const order = await opened(await join(), "1000", "usdt-trc20");
      expect(order).toMatchObject({
        payAsset: "USDT",
        payAmount: "140.449439",
        receive: "1000.00",
        payee: null,
        noteCode: "",
      });
      expect(order.coin).toMatchObject({ protocol: "TRC20", rate: "7.12", confirmations: 20 });
    });
    it("takes a percentage as fee, cut down", async () => {
      const ctx = await join(withBank(world.rules, { feePercent: "0.5" }));
      expect(await opened(ctx, "333.33")).toMatchObject({ fee: "1.66", receive: "331.67", payAmount: "333.33" });
    });
    it.each([
      [
        "amount_invalid",
        ["", "0", "0.00", "1e5", "-5", "1.005", "1.000,00", "0x10", "１００", " 300", "0300", "3".repeat(400), "."],
      ],
      ["amount_below_min", ["99.99", "0.01"]],
      ["amount_above_max", ["50000.01", "99999999999"]],
    ])("refuses with %s", async (code, amounts) => {
      const ctx = await join();
      for (const amount of amounts) expect(await create(ctx, amount), amount).toMatchObject({ ok: false, code });
      expect(await world.cashier.depositOpen(ctx)).toEqual({ ok: true, data: [] });
    });
    it("accepts both ends of the limits", async () => {
      expect(await create(await join(), "100")).toMatchObject({ ok: true });
      expect(await create(await join(), "50000.00")).toMatchObject({ ok: true });
    });
    it("refuses unknown and closed channels and locked money", async () => {
      const ctx = await join();
      expect(await create(ctx, "300", "no-such-channel")).toEqual({ ok: false, code: "channel_unknown", detail: {} });
      const shut = await join(
        withBank(world.rules, { maintenance: { start: null, end: world.now() + MINUTE, text: "" } }),
      );
      expect(await create(shut)).toMatchObject({
        ok: false,
        code: "channel_closed",
        detail: { until: expect.stringContaining("+08:00") },
      });
      const later = await join(
        withBank(world.rules, { maintenance: { start: world.now() + MINUTE, end: null, text: "" } }),
      );
      expect(await create(later)).toMatchObject({ ok: true });
      const locked = await world.join("locked", world.rules, { status: 3 });
      expect(await create(locked)).toMatchObject({ ok: false, code: "money_locked" });
    });
    it("keeps one open order a channel and names it", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      expect(await create(ctx)).toEqual({ ok: false, code: "order_open", detail: { id } });
      expect(await create(ctx, "300", "usdt-erc20")).toMatchObject({ ok: true });
      await world.cashier.depositPaid(ctx, { id });
      expect(await create(ctx)).toMatchObject({ ok: false, code: "order_open" });
      await world.cashier.operator.refuseDeposit(id, "not_received");
      expect(await create(ctx)).toMatchObject({ ok: true });
    });
    it("F01: answers the same key five times alike, with one order", async () => {
      const ctx = await join();
      const reqId = world.key();
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(ctx, "300", "bank-transfer", reqId)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const [first] = answers;
      world.wait(MINUTE);
      const later = await create(ctx, "300", "bank-transfer", reqId);
      expect(later).toEqual({
        ok: true,
        data: { ...(first?.ok && first.data), serverTime: later.ok && later.data.serverTime },
      });
      expect(later.ok && later.data.serverTime).not.toBe(first?.ok && first.data.serverTime);
      world.wait(world.rules.deposit.orderTtlMs);
      expect(await create(ctx, "300", "bank-transfer", reqId)).toMatchObject({ ok: true, data: { state: "expired" } });
      expect(await world.cashier.operator.listDeposits({ member: ctx.member.id })).toHaveLength(1);
    });
    it("F02: refuses the same key with another amount", async () => {
      const ctx = await join();
      const reqId = world.key();
      await create(ctx, "100", "bank-transfer", reqId);
      expect(await create(ctx, "1000", "bank-transfer", reqId)).toEqual({ ok: false, code: "key_reused", detail: {} });
      const [order, ...others] = await world.cashier.operator.listDeposits({ member: ctx.member.id });
      expect(others).toEqual([]);
      expect(order?.amount).toBe("100.00");
    });
    it("keeps a refusal under its key even after its cause has ended", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      const reqId = world.key();
      await create(ctx, "300", "bank-transfer", reqId);
      await world.cashier.depositCancel(ctx, { id });
      expect(await create(ctx, "300", "bank-transfer", reqId)).toMatchObject({ ok: false, code: "order_open" });
    });
  });

  describe("an open order", () => {
    it("waits for confirmation once the member says that it is paid, again and again", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      world.pictures.add(`${ctx.member.id}/slip/slip-1`);
      expect(await world.cashier.depositPaid(ctx, { id, slipId: "slip-1" })).toMatchObject({
        ok: true,
        data: { state: "awaiting_confirmation" },
      });
      expect(await world.cashier.depositPaid(ctx, { id })).toMatchObject({
        ok: true,
        data: { state: "awaiting_confirmation" },
      });
      expect(await world.cashier.depositCancel(ctx, { id })).toEqual({
        ok: false,
        code: "order_settled",
        detail: { state: "awaiting_confirmation" },
      });
      expect(await world.cashier.operator.listDeposits({ member: ctx.member.id })).toMatchObject([
        { slipId: "slip-1", payerName: PAYER, payTo: null },
      ]);
    });
    it("is cancelled once, and cannot be paid then", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      expect(await world.cashier.depositCancel(ctx, { id })).toMatchObject({ ok: true, data: { state: "cancelled" } });
      expect(await world.cashier.depositCancel(ctx, { id })).toMatchObject({ ok: true, data: { state: "cancelled" } });
      expect(await world.cashier.depositPaid(ctx, { id })).toEqual({
        ok: false,
        code: "order_settled",
        detail: { state: "cancelled" },
      });
    });
    it("expires at its deadline for every reader, before any job has run", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      world.wait(30 * MINUTE - 1);
      expect(await world.cashier.depositOrder(ctx, { id })).toMatchObject({ data: { state: "awaiting_payment" } });
      world.wait(1);
      expect(await world.cashier.depositOrder(ctx, { id })).toMatchObject({
        data: { state: "expired", settledAt: expect.any(String) },
      });
      expect(await world.cashier.depositOpen(ctx)).toEqual({ ok: true, data: [] });
      expect(await world.cashier.depositPaid(ctx, { id })).toMatchObject({
        ok: false,
        code: "order_settled",
        detail: { state: "expired" },
      });
      expect(await create(ctx)).toMatchObject({ ok: true });
    });
    it("is expired by the job, except where the member has said that it is paid", async () => {
      const [ctx, other] = [await join(), await join()];
      const { id } = await opened(ctx);
      const said = await opened(other);
      await world.cashier.depositPaid(other, { id: said.id });
      world.wait(31 * MINUTE);
      expect(await world.cashier.operator.expireOrders()).toBeGreaterThan(0);
      expect(await world.cashier.operator.expireOrders()).toBe(0);
      const states = async (member: string) =>
        (await world.cashier.operator.listDeposits({ member })).map(({ state }) => state);
      expect(await states(ctx.member.id)).toEqual(["expired"]);
      expect(await states(other.member.id)).toEqual(["awaiting_confirmation"]);
      expect(await world.cashier.depositOrder(ctx, { id })).toMatchObject({ data: { state: "expired" } });
    });
  });

  describe("the operator", () => {
    it("credits a deposit with its fee and rollover requirement", async () => {
      const ctx = await join(withBank(world.rules, { feePercent: "1" }));
      const { id } = await opened(ctx, "200");
      expect(await world.cashier.operator.confirmDeposit(id, { callbackId: "cb-1" })).toMatchObject({
        ok: true,
        data: { state: "succeeded", receive: "198.00" },
      });
      expect(await world.cashier.balance(ctx)).toMatchObject({
        data: { balance: "198.00", withdrawable: "0.00", total: "198.00", version: "1" },
      });
      expect(await world.cashier.turnover(ctx)).toMatchObject({
        data: {
          need: "198.00",
          done: "0.00",
          left: "198.00",
          list: [{ amount: "198.00", multiple: "1", state: "open" }],
        },
      });
      expect(await world.cashier.lifetime(ctx.member.id)).toEqual({ deposits: 19_800n, withdrawals: 0n, turnover: 0n });
    });
    it("books what came in by its way and keeps the fee apart", async () => {
      const ctx = await join({ ...withBank(world.rules, { feePercent: "1" }), code: "fees" });
      await world.cashier.operator.confirmDeposit((await opened(ctx, "200")).id, { callbackId: "fee-1" });
      await world.cashier.operator.confirmDeposit((await opened(ctx, "300", "usdt-erc20")).id, { callbackId: "fee-2" });
      const house = await world.database.read(() =>
        ledger.accounts((["bank", "coin", "fee"] as const).map((name) => book.house("fees", name))),
      );
      expect(house.map((account) => account.balance)).toEqual([-20_000n, -30_000n, 200n]);
    });
    it("credits once for one callback and refuses that callback for another order", async () => {
      const [ctx, other] = [await join(), await join()];
      const { id } = await opened(ctx);
      const second = await opened(other);
      const confirm = (order: string, callbackId: string) =>
        world.cashier.operator.confirmDeposit(order, { callbackId });
      const first = await confirm(id, "cb-2");
      expect(await confirm(id, "cb-2")).toEqual(first);
      expect(await confirm(id, "cb-3")).toEqual({ ok: false, code: "wrong_state", detail: { state: "succeeded" } });
      expect(await confirm(second.id, "cb-2")).toEqual({ ok: false, code: "callback_used", detail: { id } });
      expect(await world.cashier.operator.refuseDeposit(id, "late")).toMatchObject({ ok: false, code: "wrong_state" });
      expect([await balance(ctx), await balance(other)]).toEqual(["300.00", "0.00"]);
    });
    it("credits money that arrives after expiry or cancellation, never after a refusal", async () => {
      const [late, cancelled, refused] = [await join(), await join(), await join()];
      const ids = [(await opened(late)).id, (await opened(cancelled)).id, (await opened(refused)).id] as const;
      await world.cashier.depositCancel(cancelled, { id: ids[1] });
      expect(await world.cashier.operator.refuseDeposit(ids[2], "not_received")).toMatchObject({
        data: { state: "refused", reason: "not_received" },
      });
      world.wait(31 * MINUTE);
      await world.cashier.operator.expireOrders();
      const outcomes = await Promise.all(
        ids.map((id) => world.cashier.operator.confirmDeposit(id, { callbackId: `late-${id}` })),
      );
      expect(outcomes.map((outcome) => (outcome.ok ? outcome.data.state : outcome.code))).toEqual([
        "succeeded",
        "succeeded",
        "wrong_state",
      ]);
      expect([await balance(late), await balance(cancelled), await balance(refused)]).toEqual([
        "300.00",
        "300.00",
        "0.00",
      ]);
      expect(await world.cashier.depositOrder(late, { id: ids[0] })).toMatchObject({ data: { state: "succeeded" } });
      expect(await world.cashier.operator.refuseDeposit(ids[1], "x")).toMatchObject({ ok: false, code: "wrong_state" });
    });
    it("has no answer for ids that are none, withdrawals included", async () => {
      expect(await world.cashier.operator.confirmDeposit("D1", { callbackId: "cb-9" })).toEqual({
        ok: false,
        code: "order_unknown",
        detail: {},
      });
      expect(await world.cashier.operator.refuseDeposit("D1", "x")).toEqual({
        ok: false,
        code: "order_unknown",
        detail: {},
      });
    });
    it("filters its list", async () => {
      const ctx = await join();
      const { id } = await opened(ctx);
      const list = (filter: Parameters<typeof world.cashier.operator.listDeposits>[0]) =>
        world.cashier.operator.listDeposits(filter);
      expect(
        (await list({ member: ctx.member.id, brand: "10001", states: ["awaiting_payment"] })).map((order) => order.id),
      ).toEqual([id]);
      expect(await list({ member: ctx.member.id, states: ["succeeded"] })).toEqual([]);
      expect(await list({ member: ctx.member.id, states: [] })).toEqual([]);
      expect(await list({ brand: "none" })).toEqual([]);
      expect(await list({ limit: 1 })).toHaveLength(1);
    });
  });

  it("asks for no turnover where the multiple is 0, and for more where it is above 1", async () => {
    const turn = (turnoverMultiple: string): TenantRules => ({
      ...world.rules,
      deposit: { ...world.rules.deposit, turnoverMultiple },
    });
    const [free, much] = [await join(turn("0")), await join(turn("2.5"))];
    await payIn(world, free, "100", false);
    await payIn(world, much, "100", false);
    expect(await world.cashier.turnover(free)).toMatchObject({ data: { need: "0.00", list: [] } });
    expect(await world.cashier.turnover(much)).toMatchObject({ data: { need: "250.00", left: "250.00" } });
  });

  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
    expect((await memberMoney(world)).get("CNY")).toBeGreaterThan(0n);
  });
});
