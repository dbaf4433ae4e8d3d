import { deepStrictEqual as same, ok as holds } from "node:assert";
import { PASSWORD, type World } from "./create-world.ts";
import { checkMember, close, expire, minor, owed, shift, type Dice, type Expected } from "./expected.ts";
import type { Mood } from "./fake-wallets.ts";

const GAMES = ["lotus", "heron", "hidden"] as const;
const CHANNELS = ["bank-transfer", "usdt-trc20", "usdt-erc20"] as const;
const MOODS: readonly Mood[] = ["prompt", "prompt", "prompt", "prompt", "refusing", "late", "lost", "delayed", "broken"];
const OPEN = ["awaiting_payment", "awaiting_confirmation"];

type Action = (world: World, is: Expected, dice: Dice) => Promise<void>;

const pick = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice(list.length || 1)];
const amountOf = (dice: Dice, from: number, to: number): string => `${from + dice(to - from)}.${String(dice(100)).padStart(2, "0")}`;
const deposit: Action = async (world, is, dice) => {
  const channel = pick(CHANNELS, dice) ?? CHANNELS[0];
  const input = { channelId: channel, amount: amountOf(dice, 100, 2000), reqId: world.key() };
  expire(world, is);
  const isTaken = [...is.deposits.values()].some((order) => order.channel === channel && OPEN.includes(order.state));
  const made = await world.cashier.depositCreate(is.ctx, input);
  same(made.ok ? "ok" : made.code, isTaken ? "order_open" : "ok");
  is.again.push(async () => same(await world.cashier.depositCreate(is.ctx, input), made));
  if (made.ok) is.deposits.set(made.data.id, { state: "awaiting_payment", amount: minor(input.amount), channel, deadline: world.now() + is.ctx.brand.deposit.orderTtlMs });
};

/** Confirms, refuses, cancels or claims to have paid some order, whatever its state. */
const treatDeposit: Action = async (world, is, dice) => {
  const [id, order] = pick([...is.deposits], dice) ?? [];
  if (id === undefined || order === undefined) return;
  expire(world, is);
  const { cashier } = world;
  const from = order.state;
  const move = dice(5);
  if (move >= 3) {
    const done = await cashier.operator.confirmDeposit(id, { callbackId: `pay-${id}` });
    same(done.ok, from !== "refused");
    if (!done.ok || from === "succeeded") return;
    is.spendable += order.amount;
    is.paidIn += order.amount;
    is.rollovers.push(order.amount);
    order.state = "succeeded";
  } else if (move === 2) {
    const done = await cashier.operator.refuseDeposit(id, "not_received");
    same(done.ok, OPEN.includes(from));
    if (done.ok) order.state = "refused";
  } else {
    const isPaid = move === 1;
    const done = await (isPaid ? cashier.depositPaid(is.ctx, { id }) : cashier.depositCancel(is.ctx, { id }));
    same(done.ok, isPaid ? OPEN.includes(from) : ["awaiting_payment", "cancelled"].includes(from));
    if (done.ok) order.state = isPaid ? "awaiting_confirmation" : "cancelled";
  }
};

/** A bet settled at the provider: its own account, the mirror and turnover. */
const bet: Action = async (world, is, dice) => {
  const platform = pick(GAMES, dice) ?? "lotus";
  const { id } = is.ctx.member;
  const there = world.wallets.balance(id, platform);
  if (there <= 0n) return;
  const stake = (there * BigInt(1 + dice(100))) / 100n;
  const net = dice(2) === 0 ? -stake : (stake * BigInt(dice(300))) / 100n;
  const ref = `bet-${world.key()}`;
  world.wallets.add(id, platform, net);
  for (let time = 0; time < 2; time += 1)
    await world.database.atomic(function* () {
      yield* world.cashier.recordPlay(id, platform, net, ref);
      yield* world.cashier.recordTurnover(id, stake, ref);
    });
  shift(is, platform, net);
  is.won += net;
  let rest = stake;
  while (rest > 0n && is.rollovers[0] !== undefined) {
    const part = rest < is.rollovers[0] ? rest : is.rollovers[0];
    rest -= part;
    is.rollovers[0] -= part;
    if (is.rollovers[0] === 0n) is.rollovers.shift();
  }
};

const isWaiting = (is: Expected, platform: string): boolean => [...is.pending.values()].some((order) => order.platform === platform);

const transfer: Action = async (world, is, dice) => {
  const platform = pick(GAMES, dice) ?? "lotus";
  const isIn = dice(2) === 0;
  const amount = amountOf(dice, 1, 1000);
  const has = isIn ? is.spendable : world.wallets.balance(is.ctx.member.id, platform);
  const input = { from: isIn ? "central" : platform, to: isIn ? platform : "central", amount, reqId: world.key() };
  world.wallets.setMood(pick(MOODS, dice) ?? "prompt");
  const made = await world.cashier.transfer(is.ctx, input);
  world.wallets.setMood("prompt");
  const code = isWaiting(is, platform) ? "transfer_pending" : has < minor(amount) ? "insufficient_funds" : "ok";
  same(made.ok ? "ok" : made.code, code);
  is.again.push(async () => {
    const repeated = await world.cashier.transfer(is.ctx, input);
    same(made.ok ? made.data.orderNo : made, repeated.ok ? repeated.data.orderNo : repeated);
  });
  if (!made.ok) return;
  is.pending.set(made.data.orderNo, { isIn, platform, amount: minor(amount) });
  if (isIn) is.spendable -= minor(amount);
  if (isIn) is.transit += minor(amount);
  close(is, made.data.orderNo, made.data.state);
};

const recycle: Action = async (world, is, dice) => {
  const input = { reqId: world.key(), ...(dice(2) === 0 ? { platform: pick(GAMES, dice) ?? "lotus" } : {}) };
  world.wallets.setMood(() => pick(MOODS, dice) ?? "prompt");
  const made = await world.cashier.recycle(is.ctx, input);
  world.wallets.setMood("prompt");
  holds(made.ok);
  for (const { platform, amount, state, reason } of made.data.list) {
    same(reason === "transfer_pending", isWaiting(is, platform));
    if (state === "succeeded") {
      shift(is, platform, -minor(amount));
      is.spendable += minor(amount);
    }
  }
  for (const order of await processing(world, is)) if (!is.pending.has(order.id)) is.pending.set(order.id, { isIn: false, platform: order.platform, amount: order.amount });
};

/** Transfers that the records show as processing. */
const processing = async (world: World, is: Expected) => {
  const records = await world.cashier.transactions(is.ctx, { date: -1, page: 1, size: 100, kind: "transfer" });
  if (!records.ok) throw new Error(records.code);
  return records.data.list
    .filter(({ state }) => state === "processing")
    .map(({ id, label, amount }) => ({ id, platform: label.replace(" hall", ""), amount: minor(amount) }));
};

/** Takes over how transfers have ended; closing one takes it out of the map, which iterating a map allows. */
const takeOver = async (world: World, is: Expected): Promise<void> => {
  for (const orderNo of is.pending.keys()) {
    const answer = await world.cashier.transferOrder(is.ctx, { orderNo });
    holds(answer.ok);
    close(is, orderNo, answer.data.state);
  }
};

/** The job runs, perhaps while the provider is silent or refuses what it has not seen; then the outcomes are taken over. */
const settle: Action = async (world, is, dice) => {
  world.wallets.setSilent(dice(4) === 0);
  world.wallets.setMood(() => pick(MOODS, dice) ?? "prompt");
  if (dice(3) === 0) world.wallets.deliver();
  await world.cashier.operator.settlePending();
  world.wallets.setSilent(false);
  world.wallets.setMood("prompt");
  await takeOver(world, is);
};

const submit = (world: World, is: Expected, amount: string, reqId: string) =>
  world.cashier.withdrawSubmit(is.ctx, { accountId: is.accountId, amount, password: PASSWORD, keyId: "k", reqId });
const hold = (is: Expected, id: string, amount: bigint): void => {
  is.spendable -= amount;
  is.held += amount;
  is.withdrawals.set(id, { state: "under_review", amount });
};

const withdraw: Action = async (world, is, dice) => {
  const [amount, reqId] = [amountOf(dice, 100, 1500), world.key()];
  const made = await submit(world, is, amount, reqId);
  same(made.ok ? "ok" : made.code, owed(is) > 0n ? "turnover_missing" : minor(amount) > is.spendable ? "insufficient_funds" : "ok");
  is.again.push(async () => same(await submit(world, is, amount, reqId), made));
  if (made.ok) hold(is, made.data.order.id, minor(amount));
};

/** Several withdrawals at once: whatever is accepted must have been there. */
const withdrawAtOnce: Action = async (world, is, dice) => {
  const asked = Array.from({ length: 2 + dice(4) }, () => ({ amount: amountOf(dice, 100, 1500), reqId: world.key() }));
  const answers = await Promise.all(asked.map(async ({ amount, reqId }) => ({ amount, answer: await submit(world, is, amount, reqId) })));
  for (const { amount, answer } of answers) if (answer.ok) hold(is, answer.data.order.id, minor(amount));
  holds(is.spendable >= 0n && (owed(is) === 0n || answers.every(({ answer }) => !answer.ok)));
};

const treatWithdrawal: Action = async (world, is, dice) => {
  const [id, order] = pick([...is.withdrawals], dice) ?? [];
  if (id === undefined || order === undefined) return;
  const { operator } = world.cashier;
  const from = order.state;
  const move = dice(4);
  if (move === 0) {
    const done = await operator.refuseWithdrawal(id, "name_mismatch");
    same(done.ok, from === "under_review" || from === "paying");
    if (!done.ok) return;
    is.held -= order.amount;
    is.spendable += order.amount;
    order.state = "refused";
  } else if (move === 1) {
    const done = await operator.startPaying(id);
    same(done.ok, from === "under_review");
    if (done.ok) order.state = "paying";
  } else {
    const done = await operator.payWithdrawal(id);
    same(done.ok, from === "paying");
    if (!done.ok) return;
    is.held -= order.amount;
    is.paidOut += order.amount;
    order.state = "paid";
  }
};

const wait: Action = async (world, _, dice) => {
  world.wait(dice(40) * 60_000);
  if (dice(2) === 0) await world.cashier.operator.expireOrders();
};

const repeat: Action = async (_, is, dice) => pick(is.again, dice)?.();

export const ACTIONS = { deposit, treatDeposit, bet, transfer, recycle, settle, withdraw, withdrawAtOnce, treatWithdrawal, wait, repeat } as const;
export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

/** Lets everything arrive and settle; then each game wallet must hold exactly what its mirror says. */
export const drain = async (world: World, is: Expected): Promise<void> => {
  world.wallets.deliver();
  await settle(world, is, () => 1);
  await world.cashier.operator.settlePending();
  await takeOver(world, is);
  same(is.pending.size, 0);
  await checkMember(world, is);
  for (const [platform, balance] of is.mirrors) same(world.wallets.balance(is.ctx.member.id, platform), balance);
};
