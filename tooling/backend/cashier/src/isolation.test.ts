import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "./interface/ports.ts";
import { createWorld, type World } from "./testing/create-world.ts";
import { addCard, addCoin, depositInput, PASSWORD, payIn } from "./testing/member-steps.ts";

/** docs/rules.md F27 and R38: what belongs to another member or another brand does not exist. */
withEngines("isolation", (open) => {
  let world: World;
  let owner: CashierContext;
  let owned: Record<
    "deposit" | "withdrawal" | "transfer" | "account" | "coin" | "requirement" | "quote" | "sheet",
    string
  >;

  beforeAll(async () => {
    world = await createWorld(await open());
    owner = await world.join("owner");
    await payIn(world, owner, "1000");
    const account = await addCard(world, owner);
    const deposit = await world.cashier.depositCreate(owner, {
      channelId: "bank-transfer",
      amount: "300",
      ...depositInput(world),
    });
    const withdrawal = await world.cashier.withdrawSubmit(owner, {
      accountId: account,
      amount: "100",
      password: PASSWORD,
      keyId: "k",
      reqId: world.key(),
    });
    const transfer = await world.cashier.transfer(owner, {
      from: "central",
      to: "lotus",
      amount: "50",
      reqId: world.key(),
    });
    await payIn(world, owner, "500", true, "coin-hhb");
    const coin = await addCoin(world, owner);
    world.wait(86_400_000);
    const quote = await world.cashier.exchangeQuote(owner, { from: "HHB", to: "CNY", amount: "100" });
    const sheet = await world.cashier.withdrawQuote(owner, { accountId: coin, amount: "100" });
    const turnover = await world.cashier.turnover(owner);
    if (!deposit.ok || !withdrawal.ok || !transfer.ok || !quote.ok || !sheet.ok || !turnover.ok)
      throw new Error("the owner's orders were refused");
    const [requirement, held] = [turnover.data.list[0]?.id ?? "", sheet.data.coin?.id ?? ""];
    owned = {
      account,
      coin,
      deposit: deposit.data.id,
      withdrawal: withdrawal.data.order.id,
      transfer: transfer.data.orderNo,
      requirement,
      quote: quote.data.id,
      sheet: held,
    };
  });

  const strangers: readonly [string, () => Promise<CashierContext>][] = [
    ["another member", async () => world.join("stranger")],
    // The same id asked for under another brand: what a session of brand 2 would get.
    ["another brand", async () => ({ ...owner, brand: { ...owner.brand, code: "188" } })],
  ];
  describe.each(strangers)("to %s", (_, join) => {
    it("orders answer like ids that are none", async () => {
      const ctx = await join();
      const { cashier } = world;
      for (const ask of [
        (id: string) => cashier.depositOrder(ctx, { id }),
        (id: string) => cashier.depositPaid(ctx, { id, slipId: "s" }),
        (id: string) => cashier.depositCancel(ctx, { id }),
      ])
        expect(await ask(owned.deposit)).toEqual(await ask("D9"));
      expect(await cashier.withdrawOrder(ctx, { id: owned.withdrawal })).toEqual(
        await cashier.withdrawOrder(ctx, { id: "W9" }),
      );
      expect(await cashier.transferOrder(ctx, { orderNo: owned.transfer })).toEqual(
        await cashier.transferOrder(ctx, { orderNo: "T9" }),
      );
      for (const ask of ["virtualDelete", "payoutDelete", "payoutDefault"] as const)
        for (const mine of [owned.account, owned.coin])
          expect(await cashier[ask](ctx, { id: mine })).toEqual(await cashier[ask](ctx, { id: "A9" }));
      const bets = (id: string) => cashier.turnoverBets(ctx, { id, page: 1, size: 20 });
      expect(await bets(owned.requirement)).toEqual({ ok: false, code: "requirement_unknown", detail: {} });
      expect(await bets(owned.requirement)).toEqual(await bets("deposit:D9"));
    });
    it("quotes answer like ids that are none", async () => {
      const ctx = await join();
      const exchange = (quoteId: string) => world.cashier.exchangeSubmit(ctx, { quoteId, reqId: world.key() });
      expect(await exchange(owned.quote)).toEqual({ ok: false, code: "quote_unknown", detail: {} });
      expect(await exchange(owned.sheet)).toEqual(await exchange("Q9"));
      const quote = (accountId: string) => world.cashier.withdrawQuote(ctx, { accountId, amount: "100" });
      expect(await quote(owned.coin)).toEqual(await quote("A9"));
    });
    it("there are no coins", async () => {
      const wallets = await world.cashier.coinWallets(await join());
      expect(wallets.ok && wallets.data.list.map(({ balance }) => balance)).toEqual(["0.00", "0.00", "0.00"]);
    });
    it("nothing new is opened under a brand that is not the member's", async () => {
      const foreign = { ...owner, brand: { ...owner.brand, code: "188" } };
      await expect(
        world.cashier.depositCreate(foreign, { channelId: "usdt-trc20", amount: "300", ...depositInput(world) }),
      ).rejects.toThrow('no wallet at brand "188"');
    });
    it("lists are empty", async () => {
      const ctx = await join();
      expect(await world.cashier.depositOpen(ctx)).toEqual({ ok: true, data: [] });
      expect(await world.cashier.memberBanks(ctx, { withdraw_type: "all" })).toMatchObject({
        data: { list: [], holderMasked: "" },
      });
    });
  });
  it("does not pay to another member's account", async () => {
    const thief = await world.join("thief");
    await payIn(world, thief, "1000");
    const submit = (accountId: string) =>
      world.cashier.withdrawSubmit(thief, {
        accountId,
        amount: "100",
        password: PASSWORD,
        keyId: "k",
        reqId: world.key(),
      });
    expect(await submit(owned.account)).toEqual(await submit("A9"));
  });
  it("keeps one kind of order from answering for another", async () => {
    expect(await world.cashier.depositOrder(owner, { id: owned.withdrawal })).toMatchObject({ code: "order_unknown" });
    expect(await world.cashier.withdrawOrder(owner, { id: owned.deposit })).toMatchObject({ code: "order_unknown" });
    expect(await world.cashier.operator.confirmDeposit(owned.withdrawal, { callbackId: "c" })).toMatchObject({
      code: "order_unknown",
    });
    expect(await world.cashier.operator.payWithdrawal(owned.deposit)).toMatchObject({ code: "order_unknown" });
  });
  it("takes the same callback number once for each brand", async () => {
    const there = await world.join("abroad", { ...world.rules, code: "188" });
    const here = await world.join("here");
    for (const ctx of [here, there]) {
      const made = await world.cashier.depositCreate(ctx, {
        channelId: "bank-transfer",
        amount: "300",
        ...depositInput(world),
      });
      expect(
        made.ok && (await world.cashier.operator.confirmDeposit(made.data.id, { callbackId: "same" })),
      ).toMatchObject({ ok: true });
    }
    expect(await world.cashier.operator.listDeposits({ brand: "188" })).toMatchObject([{ member: "abroad" }]);
  });
  it("does not open one member at two brands, nor work for one without a wallet", async () => {
    await expect(world.join("owner", { ...world.rules, code: "188" })).rejects.toThrow('no wallet at brand "188"');
    const nobody = { brand: world.rules, member: { id: "nobody", vipLevel: 0, status: 1 as const } };
    await expect(world.cashier.balance(nobody)).rejects.toThrow("openMember");
    await expect(world.cashier.withdrawInfo(nobody)).rejects.toThrow("openMember");
    await expect(
      world.cashier.depositCreate(nobody, { channelId: "bank-transfer", amount: "300", ...depositInput(world) }),
    ).rejects.toThrow("openMember");
  });
  it("opens a member again without effect", async () => {
    const before = await world.cashier.balance(owner);
    await world.join("owner");
    expect(await world.cashier.balance(owner)).toEqual(before);
  });
  it("leaves the owner's things as they were", async () => {
    expect(await world.cashier.depositOrder(owner, { id: owned.deposit })).toMatchObject({
      data: { state: "expired" },
    });
    expect(await world.cashier.memberBanks(owner, { withdraw_type: "all" })).toMatchObject({
      data: { list: [{ id: owned.account, isDefault: true }, { id: owned.coin }] },
    });
    expect(await world.cashier.coinWallets(owner)).toMatchObject({
      data: { list: [{ asset: "HHB", balance: "497.50" }, {}, {}] },
    });
  });
});
