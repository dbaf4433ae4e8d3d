import { closeMoneyGate, openMoneyGate, ReadOnlyFault } from "@baize/ledger";
import { type FailingDatabase, failingDatabase, withEngines } from "@baize/ledger/testing";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { CashierContext } from "./interface/ports.ts";
import { createWorld, type World } from "./testing/create-world.ts";
import { findings } from "./testing/ledger-state.ts";
import { addCard, depositInput, PASSWORD, payIn } from "./testing/member-steps.ts";

withEngines("while money is closed", (open) => {
  let database: FailingDatabase;
  let world: World;
  let ctx: CashierContext;
  let members = 0;
  const close = () => database.atomic(() => closeMoneyGate("the books do not agree", world.now()));
  const reopen = () => database.atomic(() => openMoneyGate());
  const move = (to = "lotus") =>
    world.cashier.transfer(ctx, { from: "central", to, amount: "300", reqId: world.key() });

  beforeAll(async () => {
    database = failingDatabase(await open());
    world = await createWorld(database);
  });
  beforeEach(async () => {
    ctx = await world.join(`m${(members += 1)}`);
    await payIn(world, ctx, "1000");
  });
  afterEach(async () => {
    database.lift();
    await reopen();
    world.wallets.setBehaviour("prompt");
    await world.cashier.operator.settlePending();
  });

  it("nothing moves it: no call, no operator and no bet", async () => {
    const { cashier } = world;
    const order = await cashier.depositCreate(ctx, {
      channelId: "bank-transfer",
      amount: "300",
      ...depositInput(world),
    });
    const withdrawal = { amount: "100", password: PASSWORD, keyId: "k" };
    const accountId = await addCard(world, ctx);
    const placed = await cashier.withdrawSubmit(ctx, { ...withdrawal, accountId, reqId: world.key() });
    const quote = await cashier.exchangeQuote(ctx, { from: "CNY", to: "HHB", amount: "100" });
    if (!order.ok || !placed.ok || !quote.ok) throw new Error("not prepared");
    const { id } = placed.data.order;
    const grant = { kind: "bonus", amount: "5", multiple: "0", label: "week", ref: world.key() } as const;
    const before = await cashier.balance(ctx);
    const paying = await world.join(`m${(members += 1)}`);
    await close();
    const { operator } = cashier;
    for (const work of [
      () => move(),
      () => cashier.recycle(ctx, { reqId: world.key() }),
      () => cashier.depositCreate(ctx, { channelId: "alipay-scan", amount: "300", ...depositInput(world) }),
      () => cashier.withdrawSubmit(ctx, { ...withdrawal, accountId, reqId: world.key() }),
      () => cashier.exchangeSubmit(ctx, { quoteId: quote.data.id, reqId: world.key() }),
      () => operator.confirmDeposit(order.data.id, { callbackId: `paid-${order.data.id}` }),
      () => operator.startPaying(id),
      () => operator.refuseWithdrawal(id, "name_mismatch"),
      () => operator.grant({ brand: "10001", member: paying.member.id, ...grant }),
      () => database.atomic(() => cashier.recordPlay(ctx.member.id, "lotus", 5n, `bet-${id}`)),
    ])
      await expect(work()).rejects.toThrow(ReadOnlyFault);
    expect(await cashier.balance(ctx)).toEqual(before);
    await reopen();
    expect(await operator.startPaying(id)).toMatchObject({ ok: true });
    await close();
    await expect(operator.payWithdrawal(id)).rejects.toThrow(ReadOnlyFault);
  });
  it("repeated keys answer, and orders are read, cancelled and expired", async () => {
    const input = { channelId: "bank-transfer", amount: "300", ...depositInput(world) };
    const order = await world.cashier.depositCreate(ctx, input);
    await close();
    expect(await world.cashier.depositCreate(ctx, input)).toEqual(order);
    expect(await world.cashier.depositCancel(ctx, { id: order.ok ? order.data.id : "" })).toMatchObject({ ok: true });
    expect(await world.cashier.operator.expireOrders()).toBe(0);
  });
  it("the settling job asks and sends nothing, and goes on when it is opened", async () => {
    world.wallets.setBehaviour("lost");
    await move();
    world.wallets.setBehaviour("prompt");
    const sent = world.wallets.seen.length;
    await close();
    expect(await world.cashier.operator.settlePending()).toEqual({ settled: 0, pending: 1 });
    expect(world.wallets.seen).toHaveLength(sent);
    await reopen();
    expect(await world.cashier.operator.settlePending()).toEqual({ settled: 1, pending: 0 });
  });
  it("a transfer that was committed before is answered as processing, and what failed is reported", async () => {
    world.wallets.setMeanwhile(close);
    const made = await move();
    world.wallets.setMeanwhile(() => Promise.resolve());
    expect(made).toMatchObject({ ok: true, data: { state: "processing" } });
    expect(world.reports.splice(0)).toMatchObject([expect.any(ReadOnlyFault)]);
    expect(await world.cashier.operator.settlePending()).toEqual({ settled: 0, pending: 1 });
  });

  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
