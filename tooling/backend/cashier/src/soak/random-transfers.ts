import { deepStrictEqual as same, ok as holds } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { amountOf, close, minor, pick, sameWish, shift, type Action, type Expected } from "./expected.ts";
import type { Mood } from "../testing/fake-wallets.ts";

const GAMES = ["lotus", "heron", "hidden"] as const;
const MOODS: readonly Mood[] = [
  "prompt",
  "prompt",
  "prompt",
  "prompt",
  "refusing",
  "late",
  "lost",
  "delayed",
  "broken",
];

/** A bet settled at the provider: its own account, the mirror and turnover. */
export const bet: Action = async (world, is, dice) => {
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

const isWaiting = (is: Expected, platform: string): boolean =>
  [...is.pending.values()].some((order) => order.platform === platform);

export const transfer: Action = async (world, is, dice) => {
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
    sameWish(await world.cashier.transfer(is.ctx, input), made, ({ orderNo }) => orderNo);
  });
  if (!made.ok) return;
  is.pending.set(made.data.orderNo, { isIn, platform, amount: minor(amount) });
  if (isIn) is.spendable -= minor(amount);
  if (isIn) is.transit += minor(amount);
  close(is, made.data.orderNo, made.data.state);
};

export const recycle: Action = async (world, is, dice) => {
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
  for (const order of await processing(world, is))
    if (!is.pending.has(order.id))
      is.pending.set(order.id, { isIn: false, platform: order.platform, amount: order.amount });
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
export const takeOver = async (world: World, is: Expected): Promise<void> => {
  for (const orderNo of is.pending.keys()) {
    const answer = await world.cashier.transferOrder(is.ctx, { orderNo });
    holds(answer.ok);
    close(is, orderNo, answer.data.state);
  }
};

/** The job runs, perhaps while the provider is silent or refuses what it has not seen; then the outcomes are taken over. */
export const settle: Action = async (world, is, dice) => {
  world.wallets.setSilent(dice(4) === 0);
  world.wallets.setMood(() => pick(MOODS, dice) ?? "prompt");
  if (dice(3) === 0) world.wallets.deliver();
  await world.cashier.operator.settlePending();
  world.wallets.setSilent(false);
  world.wallets.setMood("prompt");
  await takeOver(world, is);
};
