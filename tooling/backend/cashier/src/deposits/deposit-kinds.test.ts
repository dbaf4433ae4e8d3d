import { first, ledger, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CashierContext, DepositOffer } from "../interface/ports.ts";
import { addHouseCoins } from "../rules/add-house-coins.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { OFFERS } from "../testing/fake-offers.ts";
import { findings } from "../testing/ledger-state.ts";
import { depositInput, PAYER } from "../testing/member-steps.ts";
import { q } from "../store/tables.ts";
import { book } from "../wallets/book.ts";

withEngines("kinds of deposits", (open) => {
  let world: World;
  let members = 0;
  type Input = Parameters<World["cashier"]["depositCreate"]>[1];
  const join = (rules?: TenantRules): Promise<CashierContext> => world.join(`k${(members += 1)}`, rules);
  const create = (ctx: CashierContext, channelId: string, more: Partial<Input> = {}) =>
    world.cashier.depositCreate(ctx, { channelId, amount: "300", ...depositInput(world), ...more });
  const opened = async (ctx: CashierContext, channelId: string, more: Partial<Input> = {}) => {
    const created = await create(ctx, channelId, more);
    if (!created.ok) throw new Error(created.code);
    return created.data;
  };
  const confirm = (id: string) => world.cashier.operator.confirmDeposit(id, { callbackId: `pay-${id}` });
  const balance = async (ctx: CashierContext) => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? [answer.data.balance, answer.data.total] : [];
  };
  const coins = async (ctx: CashierContext, asset = "HHB") => {
    const answer = await world.cashier.coinWallets(ctx);
    return answer.ok ? answer.data.list.find((wallet) => wallet.asset === asset)?.balance : answer.code;
  };
  const needs = async (ctx: CashierContext) => {
    const answer = await world.cashier.turnover(ctx);
    return answer.ok
      ? answer.data.list.map(({ source, amount, multiple, need }) => [source, amount, multiple, need])
      : [];
  };
  const records = async (ctx: CashierContext) => {
    const answer = await world.cashier.transactions(ctx, { date: -1, page: 1, size: 20, kind: "all" });
    if (!answer.ok) throw new Error(answer.code);
    return answer.data;
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  describe("payment apps", () => {
    it.each(["alipay", "wechat"] as const)(
      "%s: a payee and a code to scan that names order and amount",
      async (kind) => {
        const order = await opened(await join(), `${kind}-scan`, { amount: "200.50" });
        expect(order).toMatchObject({
          kind,
          payAmount: "200.50",
          payAsset: "CNY",
          coin: null,
          payee: { bank: kind === "alipay" ? "支付宝" : "微信", branch: "" },
        });
        expect(order.qrText).toContain(order.id);
        expect(order.qrText).toContain("200.50");
        expect(order.noteCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      },
    );
    it("scan nothing for banks and coins", async () => {
      const ctx = await join();
      expect([(await opened(ctx, "bank-transfer")).qrText, (await opened(ctx, "usdt-omni")).qrText]).toEqual([
        null,
        null,
      ]);
    });
    it("take their fee off what is received", async () => {
      const ctx = await join();
      const order = await opened(ctx, "wechat-scan", { amount: "333.33" });
      expect(order).toMatchObject({ fee: "1.66", bonus: "0.00", receive: "331.67", turnover: "331.67" });
      await confirm(order.id);
      expect(await balance(ctx)).toEqual(["331.67", "331.67"]);
    });
  });

  describe("the payer's name", () => {
    it.each(["bank-transfer", "alipay-scan"])("is needed for %s", async (channel) => {
      const ctx = await join();
      for (const payerName of [undefined, "", "   "])
        expect(await create(ctx, channel, { payerName })).toEqual({ ok: false, code: "payer_required", detail: {} });
      for (const payerName of ["王", "王小明1", "<b>王小明</b>", "王\u0000明", "a".repeat(31)])
        expect(await create(ctx, channel, { payerName })).toEqual({ ok: false, code: "payer_invalid", detail: {} });
      expect(await create(ctx, channel, { payerName: ` ${PAYER} ` })).toMatchObject({
        ok: true,
        data: { payerName: PAYER },
      });
      expect(await create(await join(), channel, { payerName: "José  Núñez".normalize("NFD") })).toMatchObject({
        ok: true,
        data: { payerName: "José Núñez" },
      });
    });
    it.each(["wechat-scan", "usdt-trc20", "coin-hhb"])("is not asked for by %s", async (channel) => {
      expect(await create(await join(), channel, { payerName: undefined })).toMatchObject({
        ok: true,
        data: { payerName: "" },
      });
    });
  });

  describe("an offer", () => {
    const openOnly = (...offers: readonly DepositOffer[]): void =>
      void world.offers.open.splice(0, world.offers.open.length, ...offers);
    const changed = (change: Partial<DepositOffer>): void =>
      openOnly(...OFFERS.map((offer) => ({ ...offer, ...change })));
    const bonusOf = async (ctx: CashierContext, id: string) => {
      const answer = await world.cashier.depositOrder(ctx, { id });
      return answer.ok ? [answer.data.bonus, answer.data.receive, answer.data.turnover] : answer.code;
    };
    beforeEach(() => {
      openOnly(...OFFERS);
      world.offers.state.budget = null;
    });
    it("is shown with its channels and terms, the best one first, and on no coin's wallet", async () => {
      openOnly(...OFFERS.slice(0, 1).map((offer) => ({ ...offer, id: "for-all", channels: null })), ...OFFERS);
      const methods = await world.cashier.depositMethods(await join());
      const channels = methods.ok ? methods.data.flatMap((method) => method.channels) : [];
      const ids = channels.map(({ id, offer }) => [id, offer?.id ?? null]);
      expect(ids.slice(0, 4).map(([, id]) => id)).toEqual(Array.from({ length: 4 }, () => "for-all"));
      expect(Object.fromEntries(ids)["coin-hhb"]).toBeNull();
      expect(channels[0]?.offer).toEqual({
        id: "for-all",
        title: "Extra on alipay-scan",
        min: "1",
        percent: "0.5",
        max: "200",
        turnoverMultiple: "2",
      });
    });
    it("that is joined credits a bonus with a requirement and a record of its own", async () => {
      const ctx = await join({ ...world.rules, code: "offers" });
      const order = await opened(ctx, "usdt-trc20", { amount: "1234.56", offer: "usdt-extra" });
      expect(order).toMatchObject({
        amount: "1234.56",
        bonus: "12.34",
        receive: "1246.90",
        turnover: "1271.58",
        payAmount: "173.393259",
      });
      await confirm(order.id);
      await confirm(order.id);
      expect(await balance(ctx)).toEqual(["1246.90", "1246.90"]);
      expect(await needs(ctx)).toEqual([
        ["deposit", "1234.56", "1", "1234.56"],
        ["bonus", "12.34", "3", "37.02"],
      ]);
      const { list, netDeposits, sums } = await records(ctx);
      expect(list.map(({ kind, amount, label, state }) => [kind, amount, label, state])).toEqual([
        ["deposit", "1234.56", "USDT-TRC20", "succeeded"],
        ["bonus", "12.34", "Extra on usdt-trc20", "succeeded"],
      ]);
      expect([netDeposits, sums[0]?.in]).toEqual(["1234.56", "1246.90"]);
      const house = await world.database.read(() =>
        ledger.accounts([book.house("offers", "coin"), book.house("offers", "bonus")]),
      );
      expect(house.map((account) => account.balance)).toEqual([-123_456n, -1234n]);
    });
    it("that is not joined gives nothing", async () => {
      const ctx = await join();
      const order = await opened(ctx, "usdt-trc20");
      expect(order).toMatchObject({ bonus: "0.00", receive: "300.00", turnover: "300.00" });
      await confirm(order.id);
      expect((await records(ctx)).total).toBe(1);
    });
    it("stops at its cap", async () => {
      const ctx = await join();
      changed({ percent: "10", max: "20" });
      expect(await opened(ctx, "usdt-trc20", { offer: "usdt-extra" })).toMatchObject({
        bonus: "20.00",
        receive: "320.00",
      });
    });
    it("that comes to nothing leaves no bonus behind", async () => {
      const ctx = await join();
      changed({ min: "300.01" });
      const order = await opened(ctx, "usdt-trc20", { offer: "usdt-extra" });
      expect(order.bonus).toBe("0.00");
      expect(await confirm(order.id)).toMatchObject({ ok: true });
      expect((await records(ctx)).total).toBe(1);
    });
    it("whose money is gone at the credit leaves the deposit without it", async () => {
      const ctx = await join();
      const order = await opened(ctx, "usdt-trc20", { offer: "usdt-extra" });
      expect(await bonusOf(ctx, order.id)).toEqual(["3.00", "303.00", "309.00"]);
      world.offers.state.budget = 0n;
      expect(await confirm(order.id)).toMatchObject({ ok: true, data: { receive: "300.00" } });
      expect(await bonusOf(ctx, order.id)).toEqual(["0.00", "300.00", "300.00"]);
      expect([await balance(ctx), await needs(ctx)]).toEqual([
        ["300.00", "300.00"],
        [["deposit", "300.00", "1", "300.00"]],
      ]);
    });
    it("of an order older than promotions pays nothing, and the order is readable", async () => {
      const ctx = await join();
      const { id } = await opened(ctx, "usdt-trc20", { offer: "usdt-extra" });
      await world.database.atomic(function* () {
        const row = yield* first(q.selectFrom("cashier_order").select("facts").where("id", "=", id));
        const facts = JSON.parse(row?.facts ?? "") as { bonus: object };
        const old = JSON.stringify({ ...facts, bonus: { amount: "3.00", multiple: "3" } });
        yield* run(q.updateTable("cashier_order").set({ facts: old }).where("id", "=", id));
      });
      expect(await bonusOf(ctx, id)).toEqual(["3.00", "303.00", "309.00"]);
      await confirm(id);
      expect(await bonusOf(ctx, id)).toEqual(["0.00", "300.00", "300.00"]);
    });
    it("that is over cannot be joined, and one that was joined is kept", async () => {
      const ctx = await join();
      expect(await create(ctx, "usdt-erc20", { offer: "usdt-extra" })).toEqual({
        ok: false,
        code: "offer_ended",
        detail: {},
      });
      const { id } = await opened(ctx, "usdt-trc20", { offer: "usdt-extra" });
      openOnly();
      expect(await create(await join(), "usdt-trc20", { offer: "usdt-extra" })).toMatchObject({ code: "offer_ended" });
      await confirm(id);
      expect(await balance(ctx)).toEqual(["303.00", "303.00"]);
    });
    it("is another intent than the same order without it", async () => {
      const ctx = await join();
      const reqId = world.key();
      await create(ctx, "usdt-trc20", { reqId });
      expect(await create(ctx, "usdt-trc20", { reqId, offer: "usdt-extra" })).toEqual({
        ok: false,
        code: "key_reused",
        detail: {},
      });
    });
    it("cannot be joined by a coin's wallet", async () => {
      changed({ channels: null });
      expect(await create(await join(), "coin-hhb", { offer: "usdt-extra" })).toMatchObject({ code: "offer_ended" });
    });
  });

  describe("house coins", () => {
    const at = (rate: string): TenantRules => addHouseCoins(world.plainRules, { jpb: true }, rate);
    it("go to their own wallet, in the coin, and count by the rate of the order", async () => {
      const ctx = await join({ ...at("7.13"), code: "house" });
      const order = await opened(ctx, "coin-hhb", { amount: "333.33" });
      expect(order).toMatchObject({
        amount: "333.33",
        payAmount: "333.33",
        payAsset: "HHB",
        currency: "HHB",
        fee: "1.66",
        receive: "331.67",
        turnover: "2364.80",
        coin: { protocol: "HHB", rate: "7.13" },
      });
      const later = { ...ctx, brand: { ...at("99"), code: "house" } };
      expect(await world.cashier.depositOrder(later, { id: order.id })).toMatchObject({
        data: { turnover: "2364.80" },
      });
      expect(await confirm(order.id)).toMatchObject({
        data: { currency: "HHB", receive: "331.67", payAmount: "333.33", payAsset: "HHB" },
      });
      expect([await coins(ctx), await balance(ctx)]).toEqual(["331.67", ["0.00", "0.00"]]);
      expect(await needs(ctx)).toEqual([["deposit", "2364.80", "1", "2364.80"]]);
      expect(await world.cashier.lifetime(ctx.member.id)).toMatchObject({ deposits: 236_480n });
      const grown = (startMs: number, endMs: number) =>
        world.database.read(() => world.cashier.progressIn(ctx.member.id, { startMs, endMs }));
      expect(await grown(world.now(), world.now() + 1)).toEqual({ deposits: 236_480n, turnover: 0n });
      expect(await grown(0, world.now())).toEqual({ deposits: 0n, turnover: 0n });
      expect(await records(ctx)).toMatchObject({
        netDeposits: "2364.80",
        sums: [
          { currency: "CNY", in: "0.00" },
          { currency: "HHB", in: "331.67", out: "0.00", fee: "1.66" },
        ],
        list: [{ currency: "HHB", amount: "331.67", coin: null }],
      });
      const house = await world.database.read(() =>
        ledger.accounts([book.house("house", "coin", "HHB"), book.house("house", "fee", "HHB")]),
      );
      expect(house.map(({ asset, balance: there }) => [asset, there])).toEqual([
        ["HHB", -33_333n],
        ["HHB", 166n],
      ]);
    });
    it("hold the amount to limits in the coin", async () => {
      const ctx = await join(at("3500"));
      expect(await create(ctx, "coin-bob", { amount: "99.99" })).toMatchObject({
        code: "amount_below_min",
        detail: { min: "100.00" },
      });
      expect(await create(ctx, "coin-bob", { amount: "50000.01" })).toMatchObject({
        code: "amount_above_max",
        detail: { max: "50000.00" },
      });
    });
    it("are not offered where the brand has none", async () => {
      expect(await create(await join(world.plainRules), "coin-hhb")).toMatchObject({ code: "channel_unknown" });
      expect(await create(await join(addHouseCoins(world.plainRules, { jpb: false })), "coin-jpb")).toMatchObject({
        code: "channel_unknown",
      });
    });
  });

  describe("a payment slip", () => {
    it("must be the member's own, may come later and be another", async () => {
      const [ctx, other] = [await join(), await join()];
      const { id } = await opened(ctx, "bank-transfer");
      world.pictures
        .add(`${ctx.member.id}/slip/mine`)
        .add(`${ctx.member.id}/slip/better`)
        .add(`${other.member.id}/slip/theirs`)
        .add(`${ctx.member.id}/alipay/code`);
      for (const slipId of ["theirs", "code", "none"])
        expect(await world.cashier.depositPaid(ctx, { id, slipId })).toEqual({
          ok: false,
          code: "slip_unknown",
          detail: {},
        });
      expect(await world.cashier.depositOrder(ctx, { id })).toMatchObject({
        data: { state: "awaiting_payment", slipUrl: null },
      });
      expect(await world.cashier.depositPaid(ctx, { id })).toMatchObject({
        data: { state: "awaiting_confirmation", slipUrl: null },
      });
      expect(await world.cashier.depositPaid(ctx, { id, slipId: "mine" })).toMatchObject({
        data: { slipUrl: "/pictures/mine" },
      });
      expect(await world.cashier.depositPaid(ctx, { id, slipId: "better" })).toMatchObject({
        data: { slipUrl: "/pictures/better" },
      });
      expect(await world.cashier.depositPaid(ctx, { id })).toMatchObject({ data: { slipUrl: "/pictures/better" } });
      await confirm(id);
      expect(await world.cashier.depositPaid(ctx, { id, slipId: "none" })).toMatchObject({ code: "order_settled" });
    });
  });

  it("leave a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
