import { ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext, CashierMember } from "../interface/ports.ts";
import { addHouseCoins } from "../rules/add-house-coins.ts";
import { defaultRules } from "../rules/default-rules.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { payIn } from "../testing/member-steps.ts";
import { book } from "../wallets/book.ts";

const SECOND = 1000;

withEngines("coin wallets and exchange", (open) => {
  let world: World;
  let members = 0;
  const at = (rate: string, change: Partial<TenantRules["exchange"]> = {}): TenantRules => {
    const rules = addHouseCoins(world.plainRules, { jpb: false }, rate);
    return { ...rules, exchange: { ...rules.exchange, ...change } };
  };
  /** A member with 1,000.00 and 497.50 of HHB. */
  const rich = async (rules = at("7.13"), more?: Partial<CashierMember>) => {
    const ctx = await world.join(`x${(members += 1)}`, rules, more);
    await payIn(world, ctx, "1000");
    await payIn(world, ctx, "500", true, "coin-hhb");
    return ctx;
  };
  const quote = (
    ctx: CashierContext,
    from: "CNY" | "HHB" | "BOB" | "JPB",
    to: "CNY" | "HHB" | "BOB" | "JPB",
    amount: string,
  ) => world.cashier.exchangeQuote(ctx, { from, to, amount });
  const quoted = async (ctx: CashierContext, from: "CNY" | "HHB", amount: string) => {
    const answer = await quote(ctx, from, from === "CNY" ? "HHB" : "CNY", amount);
    if (!answer.ok) throw new Error(answer.code);
    return answer.data;
  };
  const submit = (ctx: CashierContext, quoteId: string, reqId = world.key()) =>
    world.cashier.exchangeSubmit(ctx, { quoteId, reqId });
  const money = async (ctx: CashierContext) => {
    const [main, coins] = [await world.cashier.balance(ctx), await world.cashier.coinWallets(ctx)];
    return [main.ok && main.data.balance, coins.ok && coins.data.list[0]?.balance];
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("show every coin with its worth, also without a balance", async () => {
    expect(await world.cashier.coinWallets(await rich())).toEqual({
      ok: true,
      data: {
        currency: "CNY",
        maintenance: null,
        list: [
          {
            asset: "HHB",
            balance: "497.50",
            rate: "7.13",
            value: "3547.17",
            minSell: "10.00",
            maxSell: "50000.00",
            minBuy: "71.30",
            maxBuy: "356500.00",
          },
          {
            asset: "BOB",
            balance: "0.00",
            rate: "7.13",
            value: "0.00",
            minSell: "10.00",
            maxSell: "50000.00",
            minBuy: "71.30",
            maxBuy: "356500.00",
          },
        ],
      },
    });
  });
  it("quote what is received cut down, with the balance after it, and hold it for a minute", async () => {
    const ctx = await rich();
    const sale = await quoted(ctx, "HHB", "33.33");
    expect(sale).toMatchObject({
      from: "HHB",
      to: "CNY",
      amount: "33.33",
      rate: "7.13",
      receive: "237.64",
      balanceAfter: "464.17",
    });
    expect(Date.parse(sale.expiresAt) - Date.parse(sale.serverTime)).toBe(60 * SECOND);
    expect(await quoted(ctx, "CNY", "100")).toMatchObject({
      amount: "100.00",
      receive: "14.02",
      balanceAfter: "900.00",
    });
    expect(await money(ctx)).toEqual(["1000.00", "497.50"]);
  });
  it("move both sides at the held rate, whatever the rate has become", async () => {
    const ctx = await rich({ ...at("7.13"), code: "pairs" });
    const { id } = await quoted(ctx, "CNY", "100");
    const later = { ...ctx, brand: { ...at("2"), code: "pairs" } };
    expect(await submit(later, id)).toMatchObject({
      ok: true,
      data: {
        from: "CNY",
        to: "HHB",
        amount: "100.00",
        receive: "14.02",
        rate: "7.13",
        balance: { balance: "900.00" },
        wallet: { asset: "HHB", balance: "511.52" },
      },
    });
    expect(await submit(ctx, (await quoted(ctx, "HHB", "33.33")).id)).toMatchObject({
      data: { receive: "237.64", balance: { balance: "1137.64" }, wallet: { balance: "478.19" } },
    });
    const house = await world.database.read(() =>
      ledger.accounts([book.house("pairs", "exchange"), book.house("pairs", "exchange", "HHB")]),
    );
    expect(house.map(({ asset, balance }) => [asset, balance])).toEqual([
      ["CNY", -13_764n],
      ["HHB", 1931n],
    ]);
  });
  it("leave turnover and net deposits alone, and are in the records with both sides", async () => {
    const ctx = await rich();
    const before = await world.cashier.lifetime(ctx.member.id);
    await submit(ctx, (await quoted(ctx, "CNY", "100")).id);
    world.wait(1);
    await submit(ctx, (await quoted(ctx, "HHB", "10")).id);
    expect(await world.cashier.lifetime(ctx.member.id)).toEqual(before);
    expect(await world.cashier.turnover(ctx)).toMatchObject({ data: { need: "0.00", left: "0.00" } });
    expect(await world.cashier.transactions(ctx, { date: -1, page: 1, size: 20, kind: "exchange" })).toMatchObject({
      data: {
        total: 2,
        sums: [
          { currency: "CNY", in: "71.30", out: "100.00", fee: "0.00" },
          { currency: "HHB", in: "14.02", out: "10.00", fee: "0.00" },
        ],
        list: [
          {
            kind: "exchange",
            label: "HHB",
            amount: "71.30",
            currency: "CNY",
            coin: { asset: "HHB", amount: "-10.00", rate: "7.13" },
            state: "succeeded",
          },
          { amount: "-100.00", coin: { asset: "HHB", amount: "14.02", rate: "7.13" } },
        ],
      },
    });
  });

  it("are shown and given in hundredths, also where the main currency has finer units", async () => {
    const rules = addHouseCoins(
      defaultRules({ code: "fine", zone: "Asia/Shanghai", currency: { code: "USDT", icon: "₮" } }),
      { jpb: false },
      "0.14",
    );
    const ctx = await world.join(`x${(members += 1)}`, rules);
    await payIn(world, ctx, "500", true, "coin-hhb");
    expect(await world.cashier.coinWallets(ctx)).toMatchObject({
      data: { list: [{ asset: "HHB", balance: "497.50", value: "69.65" }, {}] },
    });
    const sale = await world.cashier.exchangeQuote(ctx, { from: "HHB", to: "USDT", amount: "33.33" });
    expect(sale).toMatchObject({ data: { receive: "4.66" } });
    expect(await submit(ctx, sale.ok ? sale.data.id : "")).toMatchObject({
      data: { receive: "4.66", balance: { balance: "4.660000" } },
    });
    expect(await world.cashier.exchangeQuote(ctx, { from: "USDT", to: "HHB", amount: "1.499999" })).toMatchObject({
      data: { amount: "1.499999", receive: "10.71", balanceAfter: "3.160001" },
    });
  });

  describe("a quote is refused", () => {
    it("for pairs that are none", async () => {
      const ctx = await rich();
      for (const [from, to] of [
        ["CNY", "CNY"],
        ["HHB", "HHB"],
        ["HHB", "BOB"],
        ["CNY", "JPB"],
        ["JPB", "CNY"],
      ] as const)
        expect(await quote(ctx, from, to, "100")).toEqual({ ok: false, code: "pair_unknown", detail: {} });
    });
    it("for amounts that are none, or outside the limits of their side", async () => {
      const ctx = await rich();
      for (const amount of ["", "0", "0.00", "-5", "1e3", "10.005", "１００"])
        expect(await quote(ctx, "HHB", "CNY", amount)).toEqual({ ok: false, code: "amount_invalid", detail: {} });
      expect(await quote(ctx, "HHB", "CNY", "9.99")).toEqual({
        ok: false,
        code: "amount_below_min",
        detail: { min: "10.00" },
      });
      expect(await quote(ctx, "CNY", "HHB", "71.29")).toEqual({
        ok: false,
        code: "amount_below_min",
        detail: { min: "71.30" },
      });
      expect(await quote(ctx, "HHB", "CNY", "50000.01")).toEqual({
        ok: false,
        code: "amount_above_max",
        detail: { max: "50000.00" },
      });
    });
    it("for more than there is, and for what comes to nothing", async () => {
      const ctx = await rich();
      expect(await quote(ctx, "HHB", "CNY", "497.51")).toEqual({
        ok: false,
        code: "insufficient_funds",
        detail: { available: "497.50" },
      });
      expect(await quote(ctx, "BOB", "CNY", "10")).toEqual({
        ok: false,
        code: "insufficient_funds",
        detail: { available: "0.00" },
      });
      const loose = at("0.003", {
        coins: [{ asset: "HHB", rate: "0.003", minSell: "0.01", maxSell: "100", minBuy: "0.01", maxBuy: "100" }],
      });
      expect(await quote(await rich(loose), "HHB", "CNY", "3.33")).toEqual({
        ok: false,
        code: "amount_below_min",
        detail: { min: "3.34" },
      });
      const dear = at("500", {
        coins: [{ asset: "HHB", rate: "500", minSell: "0.01", maxSell: "100", minBuy: "0.01", maxBuy: "100" }],
      });
      expect(await quote(await rich(dear), "CNY", "HHB", "4.99")).toEqual({
        ok: false,
        code: "amount_below_min",
        detail: { min: "5.00" },
      });
    });
    it("while money is locked or the exchange is closed, and so is the exchange", async () => {
      const ctx = await rich();
      const { id } = await quoted(ctx, "CNY", "100");
      const locked = { ...ctx, member: { ...ctx.member, status: 3 as const } };
      const closed = {
        ...ctx,
        brand: at("7.13", { maintenance: { start: null, end: world.now() + SECOND, text: "closed" } }),
      };
      for (const [who, code] of [
        [locked, "money_locked"],
        [closed, "exchange_closed"],
      ] as const)
        for (const answer of [await quote(who, "CNY", "HHB", "100"), await submit(who, id)])
          expect(answer).toMatchObject({ ok: false, code });
      expect(await world.cashier.coinWallets(closed)).toMatchObject({ data: { maintenance: { text: "closed" } } });
      expect(await money(ctx)).toEqual(["1000.00", "497.50"]);
      expect(await submit(ctx, id)).toMatchObject({ ok: true });
    });
  });

  describe("an exchange", () => {
    it("is refused from the moment that its quote expires", async () => {
      const ctx = await rich();
      const [early, late] = [await quoted(ctx, "CNY", "100"), await quoted(ctx, "CNY", "100")];
      world.wait(59_999);
      expect(await submit(ctx, early.id)).toMatchObject({ ok: true });
      world.wait(1);
      expect(await submit(ctx, late.id)).toEqual({ ok: false, code: "quote_expired", detail: {} });
    });
    it("repeats its answer with new balances, even once its quote has expired, and refuses another", async () => {
      const ctx = await rich();
      const [one, two] = [await quoted(ctx, "CNY", "100"), await quoted(ctx, "CNY", "200")];
      const reqId = world.key();
      const first = await submit(ctx, one.id, reqId);
      world.wait(3_600_000);
      const again = await submit(ctx, one.id, reqId);
      const balance = first.ok && again.ok && { ...first.data.balance, updatedAt: again.data.balance.updatedAt };
      expect(again).toEqual({ ok: true, data: { ...(first.ok && first.data), balance } });
      expect(await submit(ctx, two.id, reqId)).toEqual({ ok: false, code: "key_reused", detail: {} });
      expect(await submit(ctx, one.id)).toEqual({
        ok: false,
        code: "quote_used",
        detail: { orderNo: first.ok ? first.data.orderNo : "" },
      });
      expect(await world.cashier.operation(ctx, { reqId })).toMatchObject({
        data: { state: "settled", path: "/api/x/v1/exchange/submit" },
      });
    });
    it("is refused when the money was spent meanwhile, and its quote is still there", async () => {
      const ctx = await rich();
      const { id } = await quoted(ctx, "CNY", "900");
      await world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "500", reqId: world.key() });
      expect(await submit(ctx, id)).toEqual({ ok: false, code: "insufficient_funds", detail: { available: "500.00" } });
      await world.cashier.recycle(ctx, { reqId: world.key() });
      expect(await submit(ctx, id)).toMatchObject({ ok: true });
    });
    it("does not take what a withdrawal holds", async () => {
      const ctx = await rich();
      const { id } = await quoted(ctx, "CNY", "1000");
      await world.database.atomic(() =>
        ledger.hold({
          id: `hold-${ctx.member.id}`,
          account: book.main("10001", ctx.member.id),
          amount: 1n,
          at: world.now(),
        }),
      );
      expect(await submit(ctx, id)).toEqual({ ok: false, code: "insufficient_funds", detail: { available: "999.99" } });
    });
    it("knows no quotes of others, nor of other uses", async () => {
      const [ctx, other] = [await rich(), await rich()];
      const { id } = await quoted(other, "CNY", "100");
      for (const wrong of [id, "Q1"])
        expect(await submit(ctx, wrong)).toEqual({ ok: false, code: "quote_unknown", detail: {} });
      expect(await money(other)).toEqual(["1000.00", "497.50"]);
    });
  });

  it("leave a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
