import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import type { CoinRules, TenantRules } from "../rules/tenant-rules.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { addCard, addCoin, ADDRESSES, PASSWORD, payIn } from "../testing/member-steps.ts";

const USDT = { coinType: 1, name: "USDT" };

withEngines("withdrawals in coins", (open) => {
  let world: World;
  let members = 0;
  let rate = "7.12";
  const withCoin = (protocol: Partial<CoinRules["protocols"][number]> = {}, rights = {}): TenantRules => ({
    ...world.rules,
    withdraw: {
      ...world.rules.withdraw,
      min: "1",
      byVip: [{ dailyTimes: null, dailyQuota: null, singleMax: "5000", feePercent: "1", freeTimes: 9, ...rights }],
      coins: [
        {
          ...USDT,
          protocols: [
            {
              code: "TRC20",
              name: "TRC20",
              min: "100",
              max: "500",
              fee: "3",
              confirmations: 20,
              rate: () => rate,
              ...protocol,
            },
          ],
        },
      ],
    },
  });
  const rich = async (rules = withCoin()) => {
    const ctx = await world.join(`c${(members += 1)}`, rules);
    await payIn(world, ctx, "1000");
    return { ctx, accountId: await addCoin(world, ctx) };
  };
  type More = { readonly reqId?: string; readonly quoteId?: string | undefined };
  const submit = (ctx: CashierContext, accountId: string, amount: string, more: More = {}) =>
    world.cashier.withdrawSubmit(ctx, {
      accountId,
      amount,
      password: PASSWORD,
      keyId: "k1",
      reqId: world.key(),
      ...more,
    });
  const quoted = async (ctx: CashierContext, accountId: string, amount = "200") => {
    const answer = await world.cashier.withdrawQuote(ctx, { accountId, amount });
    if (!answer.ok || answer.data.coin === null) throw new Error("no quote");
    return { ...answer.data, quoteId: answer.data.coin.id };
  };
  const locked = async (ctx: CashierContext) => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? answer.data.locked : "";
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("show the network's fee apart and an indicative figure before anything is held", async () => {
    const { ctx, accountId } = await rich(withCoin({}, { freeTimes: 0 }));
    expect(await world.cashier.withdrawPreview(ctx, { accountId, amount: "200" })).toEqual({
      ok: true,
      data: {
        amount: "200.00",
        fee: "5.00",
        receive: "195.00",
        currency: "CNY",
        balanceAfter: "800.00",
        etaMinutes: 30,
        deductions: [
          { kind: "fee", amount: "2.00" },
          { kind: "network", amount: "3.00" },
        ],
        coin: { payAsset: "USDT", rate: "7.12", payAmount: "27.387640" },
      },
    });
  });
  it("hold the rate of the sheet while rules move, and keep it with the order", async () => {
    const { ctx, accountId } = await rich();
    const sheet = await quoted(ctx, accountId);
    expect(sheet).toMatchObject({
      receive: "197.00",
      deductions: [{ kind: "network", amount: "3.00" }],
      coin: { payAmount: "27.668539", rate: "7.12" },
    });
    expect(Date.parse(sheet.coin?.expiresAt ?? "") - Date.parse(sheet.serverTime)).toBe(60_000);
    rate = "9.99";
    const made = await submit(ctx, accountId, "200", sheet);
    rate = "7.12";
    expect(made).toMatchObject({
      ok: true,
      data: {
        order: {
          fee: "3.00",
          receive: "197.00",
          coin: { payAsset: "USDT", rate: "7.12", payAmount: "27.668539" },
          account: { type: "coin", label: "USDT TRC20" },
        },
      },
    });
    const [order] = await world.cashier.operator.listWithdrawals({ member: ctx.member.id });
    expect(order).toMatchObject({
      payAmount: "27.668539",
      payAsset: "USDT",
      receive: "197.00",
      payTo: { bank: "USDT TRC20", account: ADDRESSES.TRC20[0] },
    });
    expect(await world.cashier.withdrawOrder(ctx, { id: order?.id ?? "" })).toMatchObject({
      data: { coin: { payAmount: "27.668539" } },
    });
  });
  it("answer the same key alike after the quote has expired", async () => {
    const { ctx, accountId } = await rich();
    const more = { quoteId: (await quoted(ctx, accountId)).quoteId, reqId: world.key() };
    const first = await submit(ctx, accountId, "200", more);
    world.wait(3_600_000);
    expect(await submit(ctx, accountId, "200", more)).toMatchObject({
      ok: true,
      data: { order: first.ok && first.data.order },
    });
    expect(await submit(ctx, accountId, "200", { ...more, quoteId: undefined })).toEqual({
      ok: false,
      code: "key_reused",
      detail: {},
    });
    expect(await locked(ctx)).toBe("200.00");
  });

  describe("are refused and hold nothing", () => {
    it("without a quote", async () => {
      const { ctx, accountId } = await rich();
      expect(await submit(ctx, accountId, "200")).toEqual({ ok: false, code: "quote_required", detail: {} });
      expect(await locked(ctx)).toBe("0.00");
    });
    it("from the moment that the quote expires", async () => {
      const { ctx, accountId } = await rich();
      const [early, late] = [await quoted(ctx, accountId), await quoted(ctx, accountId)];
      world.wait(59_999);
      expect(await submit(ctx, accountId, "200", early)).toMatchObject({ ok: true });
      world.wait(1);
      expect(await submit(ctx, accountId, "200", late)).toEqual({ ok: false, code: "quote_expired", detail: {} });
      expect(await locked(ctx)).toBe("200.00");
    });
    it("when what is deducted has changed since", async () => {
      const { ctx, accountId } = await rich(withCoin({}, { freeTimes: 1 }));
      const [first, second] = [await quoted(ctx, accountId), await quoted(ctx, accountId)];
      expect(await submit(ctx, accountId, "200", first)).toMatchObject({ ok: true });
      expect(await submit(ctx, accountId, "200", second)).toMatchObject({ code: "quote_expired" });
    });
    it("by a quote of another amount, account, use or member, or one that is used", async () => {
      const { ctx, accountId } = await rich();
      const other = await rich();
      const second = await addCoin(world, ctx, ADDRESSES.TRC20[1]);
      world.wait(86_400_000);
      const { quoteId } = await quoted(ctx, accountId);
      const foreign = (await quoted(other.ctx, other.accountId)).quoteId;
      const exchange = await world.cashier.exchangeQuote(ctx, { from: "CNY", to: "HHB", amount: "200" });
      const unknown = { ok: false, code: "quote_unknown", detail: {} };
      expect(await submit(ctx, accountId, "201", { quoteId })).toEqual(unknown);
      expect(await submit(ctx, second, "200", { quoteId })).toEqual(unknown);
      for (const wrong of [foreign, "Q1", exchange.ok ? exchange.data.id : ""])
        expect(await submit(ctx, accountId, "200", { quoteId: wrong })).toEqual(unknown);
      expect(await locked(ctx)).toBe("0.00");
      expect(await submit(ctx, accountId, "200.00", { quoteId })).toMatchObject({ ok: true });
      expect(await submit(ctx, accountId, "200", { quoteId })).toEqual(unknown);
      expect(await locked(ctx)).toBe("200.00");
    });
    it("outside the protocol's own limits, and where the fee would eat it up", async () => {
      const { ctx, accountId } = await rich();
      for (const [amount, code, detail] of [
        ["99", "amount_below_min", { min: "100.00" }],
        ["501", "amount_above_max", { max: "500.00" }],
      ] as const)
        for (const answer of [
          await submit(ctx, accountId, amount),
          await world.cashier.withdrawQuote(ctx, { accountId, amount }),
        ])
          expect(answer).toEqual({ ok: false, code, detail });
      const small = await rich(withCoin({ min: "1" }));
      expect(await submit(small.ctx, small.accountId, "3")).toMatchObject({
        code: "amount_below_min",
        detail: { min: "3.01" },
      });
    });
    it("by a protocol that the brand no longer has", async () => {
      const { ctx, accountId } = await rich();
      const without = { ...ctx, brand: { ...ctx.brand, withdraw: { ...ctx.brand.withdraw, coins: [] } } };
      expect(await submit(without, accountId, "200")).toMatchObject({ code: "account_unknown" });
      expect(await world.cashier.memberBanks(without, { withdraw_type: "all" })).toMatchObject({
        data: { list: [{ enabled: false, reason: "disabled" }] },
      });
    });
  });

  it("in a house coin never come to less than its smallest unit", async () => {
    const rules: TenantRules = {
      ...withCoin(),
      withdraw: {
        ...withCoin().withdraw,
        min: "0.01",
        coins: [
          {
            coinType: 4,
            name: "HHB",
            protocols: [
              { code: "HHB", name: "HHB", min: "0.01", max: "500", fee: "0", confirmations: 1, rate: "4.70" },
            ],
          },
        ],
      },
    };
    const ctx = await world.join(`c${(members += 1)}`, rules);
    await payIn(world, ctx, "1000");
    const accountId = await addCoin(world, ctx, ADDRESSES.HHB[0], 4, "HHB");
    expect(await world.cashier.withdrawPreview(ctx, { accountId, amount: "0.04" })).toMatchObject({
      code: "amount_below_min",
      detail: { min: "0.05" },
    });
    expect(await world.cashier.withdrawPreview(ctx, { accountId, amount: "0.05" })).toMatchObject({
      data: { coin: { payAsset: "HHB", payAmount: "0.01" } },
    });
  });
  it("need no quote for a bank account, whose sheet holds nothing", async () => {
    const ctx = await world.join(`c${(members += 1)}`);
    await payIn(world, ctx, "1000");
    const accountId = await addCard(world, ctx);
    expect(await world.cashier.withdrawQuote(ctx, { accountId, amount: "100" })).toMatchObject({
      ok: true,
      data: { coin: null, receive: "100.00", serverTime: expect.any(String) },
    });
    expect(await submit(ctx, accountId, "100")).toMatchObject({ ok: true, data: { order: { coin: null } } });
  });
  it("give a sheet under the same guards as the withdrawal", async () => {
    const { ctx, accountId } = await rich();
    const sheet = (who = ctx, id = accountId, amount = "200") =>
      world.cashier.withdrawQuote(who, { accountId: id, amount });
    expect(await sheet({ ...ctx, member: { ...ctx.member, status: 3 } })).toMatchObject({ code: "money_locked" });
    expect(await sheet(ctx, "A1")).toMatchObject({ code: "account_unknown" });
    expect(await sheet(ctx, accountId, "1e2")).toMatchObject({ code: "amount_invalid" });
    await payIn(world, ctx, "100", false);
    expect(await sheet()).toMatchObject({ code: "turnover_missing" });
    world.passwords.set(ctx.member.id, "not_set");
    expect(await sheet()).toMatchObject({ code: "withdraw_password_not_set" });
  });
  it("leave a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
