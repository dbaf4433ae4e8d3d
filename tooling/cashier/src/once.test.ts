import { withEngines } from "@baize/ledger/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { addCard, createWorld, findings, PASSWORD, payIn, type World } from "./create-world.ts";
import type { CashierContext } from "./types.ts";

const TIMES = 50;

type Answered = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly code: string };

/** Sends one action fifty times at once; gives the codes of the refusals and the successes. */
const burst = async <A extends Answered>(action: (index: number) => Promise<A>) => {
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => action(index)));
  const taken = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  return { taken, refused: [...new Set(refused)], count: { taken: taken.length, refused: refused.length } };
};

/** G3: each once-only action fired fifty times at once has exactly one effect. */
withEngines("fifty at once", (open) => {
  let world: World;
  let ctx: CashierContext;
  let accountId: string;
  let members = 0;
  const central = async () => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? [answer.data.balance, answer.data.locked] : [];
  };
  const deposit = async () => {
    const made = await world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", reqId: world.key() });
    if (!made.ok) throw new Error(made.code);
    return made.data.id;
  };
  const withdrawal = async () => {
    const made = await world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", password: PASSWORD, keyId: "k", reqId: world.key() });
    if (!made.ok) throw new Error(made.code);
    return made.data.order.id;
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });
  beforeEach(async () => {
    ctx = await world.join(`b${(members += 1)}`);
    await payIn(world, ctx, "1000");
    accountId = await addCard(world, ctx);
  });

  it("deposit with one key: one order, fifty equal answers", async () => {
    const reqId = world.key();
    const { taken, count } = await burst(() => world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", reqId }));
    expect(count).toEqual({ taken: TIMES, refused: 0 });
    expect(new Set(taken.map((data) => JSON.stringify(data))).size).toBe(1);
    expect(await world.cashier.operator.listDeposits({ member: ctx.member.id, states: ["awaiting_payment"] })).toHaveLength(1);
  });
  it("deposit with fifty keys: one order in the channel", async () => {
    const { count, refused } = await burst(() => world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", reqId: world.key() }));
    expect(count).toEqual({ taken: 1, refused: TIMES - 1 });
    expect(refused).toEqual(["order_open"]);
  });
  it("confirmation by one callback: one credit", async () => {
    const id = await deposit();
    expect((await burst(() => world.cashier.operator.confirmDeposit(id, { callbackId: `one-${id}` }))).count).toEqual({ taken: TIMES, refused: 0 });
    expect(await central()).toEqual(["1300.00", "0.00"]);
  });
  it("confirmation by fifty callbacks: one credit", async () => {
    const id = await deposit();
    const { count, refused } = await burst((index) => world.cashier.operator.confirmDeposit(id, { callbackId: `${id}-${index}` }));
    expect(count).toEqual({ taken: 1, refused: TIMES - 1 });
    expect(refused).toEqual(["wrong_state"]);
    expect(await central()).toEqual(["1300.00", "0.00"]);
  });
  it("confirmation against refusal and cancellation: credited exactly when it says so", async () => {
    const id = await deposit();
    const { operator } = world.cashier;
    const moves = [() => operator.confirmDeposit(id, { callbackId: `race-${id}` }), () => operator.refuseDeposit(id, "not_received"), () => world.cashier.depositCancel(ctx, { id })];
    await burst<Answered>((index) => (moves[index % 3] ?? moves[0])?.() ?? Promise.reject(new Error("no move")));
    const [order] = await operator.listDeposits({ member: ctx.member.id, limit: 1 });
    expect(["succeeded", "refused"]).toContain(order?.state);
    expect(await central()).toEqual([order?.state === "succeeded" ? "1300.00" : "1000.00", "0.00"]);
  });
  it("withdrawal with one key: one hold", async () => {
    const reqId = world.key();
    const submit = () => world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", password: PASSWORD, keyId: "k", reqId });
    const { taken } = await burst(submit);
    expect(taken).toHaveLength(TIMES);
    expect(new Set(taken.map((data) => JSON.stringify(data))).size).toBe(1);
    expect(await central()).toEqual(["900.00", "100.00"]);
  });
  it("payment: one capture", async () => {
    const id = await withdrawal();
    await world.cashier.operator.startPaying(id);
    expect((await burst(() => world.cashier.operator.payWithdrawal(id))).count).toEqual({ taken: 1, refused: TIMES - 1 });
    expect(await central()).toEqual(["900.00", "0.00"]);
  });
  it("payment against refusal: paid or given back, never both", async () => {
    const id = await withdrawal();
    await world.cashier.operator.startPaying(id);
    const { count, refused } = await burst((index) => (index % 2 === 0 ? world.cashier.operator.payWithdrawal(id) : world.cashier.operator.refuseWithdrawal(id, "bank_returned")));
    expect(count).toEqual({ taken: 1, refused: TIMES - 1 });
    expect(refused).toEqual(["wrong_state"]);
    const [order] = await world.cashier.operator.listWithdrawals({ member: ctx.member.id });
    expect(await central()).toEqual([order?.state === "paid" ? "900.00" : "1000.00", "0.00"]);
  });
  it("transfer with one key: one order at the provider", async () => {
    const reqId = world.key();
    const before = world.wallets.seen.length;
    const { count } = await burst(() => world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "300", reqId }));
    expect(count).toEqual({ taken: TIMES, refused: 0 });
    expect(world.wallets.seen).toHaveLength(before + 1);
    expect(world.wallets.balance(ctx.member.id, "lotus")).toBe(30_000n);
    expect(await central()).toEqual(["700.00", "0.00"]);
  });
  it("transfer with fifty keys: no more goes than there is", async () => {
    const { refused } = await burst(() => world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "1000", reqId: world.key() }));
    expect(refused.every((code) => ["transfer_pending", "insufficient_funds"].includes(code))).toBe(true);
    expect(world.wallets.balance(ctx.member.id, "lotus")).toBe(100_000n);
    expect(await central()).toEqual(["0.00", "0.00"]);
  });
  it.each(["one key", "fifty keys"])("recycle with %s: everything comes home once", async (name) => {
    await world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "300", reqId: world.key() });
    await world.cashier.transfer(ctx, { from: "central", to: "heron", amount: "200", reqId: world.key() });
    const reqId = world.key();
    await burst(() => world.cashier.recycle(ctx, { reqId: name === "one key" ? reqId : world.key() }));
    expect(await central()).toEqual(["1000.00", "0.00"]);
    expect([world.wallets.balance(ctx.member.id, "lotus"), world.wallets.balance(ctx.member.id, "heron")]).toEqual([0n, 0n]);
  });
  it("settling of one pending transfer by fifty jobs: one posting", async () => {
    world.wallets.setMood("delayed");
    await world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "300", reqId: world.key() });
    world.wallets.setMood("prompt");
    const counts = await Promise.all(Array.from({ length: TIMES }, () => world.cashier.operator.settlePending()));
    world.wallets.deliver();
    expect(counts.reduce((sum, { settled }) => sum + settled, 0)).toBe(1);
    expect(world.wallets.balance(ctx.member.id, "lotus")).toBe(30_000n);
    expect(await central()).toEqual(["700.00", "0.00"]);
  });
  it("the same card: one account", async () => {
    const add = () => world.cashier.bankAdd(ctx, { bankCode: "YUNHE", holder: "王小明", number: "6222020200118888", branch: "", password: PASSWORD, keyId: "k" });
    const { count, refused } = await burst(add);
    expect(count).toEqual({ taken: 1, refused: TIMES - 1 });
    expect(refused).toEqual(["account_exists"]);
  });
  it("the same settled bet: counted once", async () => {
    await Promise.all(Array.from({ length: TIMES }, () => world.database.atomic(() => world.cashier.recordTurnover(ctx.member.id, 100n, `bet-${ctx.member.id}`))));
    expect((await world.cashier.lifetime(ctx.member.id)).turnover).toBe(100_100n);
  });

  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
