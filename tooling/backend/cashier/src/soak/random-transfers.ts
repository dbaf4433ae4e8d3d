import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import { CENTRAL_WALLET } from "@baize/domain";
import type { World } from "../testing/create-world.ts";
import type { Behaviour } from "../testing/fake-wallets.ts";
import { type Action, close, expectSameAnswer, type MemberModel, minor, shift } from "./member-model.ts";
import { amountOf, pick } from "./random.ts";

const GAMES = ["lotus", "heron", "hidden"] as const;
const BEHAVIOURS: readonly Behaviour[] = [
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
export const bet: Action = async (world, model, random) => {
  const platform = pick(GAMES, random) ?? "lotus";
  const { id } = model.ctx.member;
  const there = world.wallets.balance(id, platform);
  if (there <= 0n) return;
  const stake = (there * BigInt(1 + random(100))) / 100n;
  const net = random(2) === 0 ? -stake : (stake * BigInt(random(300))) / 100n;
  const ref = `bet-${world.key()}`;
  world.wallets.add(id, platform, net);
  for (let time = 0; time < 2; time += 1)
    await world.database.atomic(function* () {
      yield* world.cashier.recordPlay(id, platform, net, ref);
      yield* world.cashier.recordTurnover(id, stake, ref);
    });
  shift(model, platform, net);
  model.won += net;
  let rest = stake;
  while (rest > 0n && model.rollovers[0] !== undefined) {
    const part = rest < model.rollovers[0] ? rest : model.rollovers[0];
    rest -= part;
    model.rollovers[0] -= part;
    if (model.rollovers[0] === 0n) model.rollovers.shift();
  }
};

const isWaiting = (model: MemberModel, platform: string): boolean =>
  [...model.pending.values()].some((order) => order.platform === platform);

export const transfer: Action = async (world, model, random) => {
  const platform = pick(GAMES, random) ?? "lotus";
  const isIn = random(2) === 0;
  const amount = amountOf(random, 1, 1000);
  const has = isIn ? model.spendable : world.wallets.balance(model.ctx.member.id, platform);
  const input = {
    from: isIn ? CENTRAL_WALLET : platform,
    to: isIn ? platform : CENTRAL_WALLET,
    amount,
    reqId: world.key(),
  };
  world.wallets.setBehaviour(pick(BEHAVIOURS, random) ?? "prompt");
  const made = await world.cashier.transfer(model.ctx, input);
  world.wallets.setBehaviour("prompt");
  const code = isWaiting(model, platform) ? "transfer_pending" : has < minor(amount) ? "insufficient_funds" : "ok";
  expectEqual(made.ok ? "ok" : made.code, code);
  model.repeats.push(async () => {
    expectSameAnswer(await world.cashier.transfer(model.ctx, input), made, ({ orderNo }) => orderNo);
  });
  if (!made.ok) return;
  model.pending.set(made.data.orderNo, { isIn, platform, amount: minor(amount) });
  if (isIn) model.spendable -= minor(amount);
  if (isIn) model.transit += minor(amount);
  close(model, made.data.orderNo, made.data.state);
};

export const recycle: Action = async (world, model, random) => {
  const input = { reqId: world.key(), ...(random(2) === 0 ? { platform: pick(GAMES, random) ?? "lotus" } : {}) };
  world.wallets.setBehaviour(() => pick(BEHAVIOURS, random) ?? "prompt");
  const made = await world.cashier.recycle(model.ctx, input);
  world.wallets.setBehaviour("prompt");
  expectTrue(made.ok);
  for (const { platform, amount, state, reason } of made.data.list) {
    expectEqual(reason === "transfer_pending", isWaiting(model, platform));
    if (state === "succeeded") {
      shift(model, platform, -minor(amount));
      model.spendable += minor(amount);
    }
  }
  for (const order of await processing(world, model))
    if (!model.pending.has(order.id))
      model.pending.set(order.id, { isIn: false, platform: order.platform, amount: order.amount });
};

/** Transfers that the records show as processing. */
const processing = async (world: World, model: MemberModel) => {
  const records = await world.cashier.transactions(model.ctx, { date: -1, page: 1, size: 100, kind: "transfer" });
  if (!records.ok) throw new Error(records.code);
  return records.data.list
    .filter(({ state }) => state === "processing")
    .map(({ id, label, amount }) => ({ id, platform: label.replace(" hall", ""), amount: minor(amount) }));
};

/** Takes over how transfers have ended; closing one takes it out of the map, which iterating a map allows. */
export const applyOutcomes = async (world: World, model: MemberModel): Promise<void> => {
  for (const orderNo of model.pending.keys()) {
    const answer = await world.cashier.transferOrder(model.ctx, { orderNo });
    expectTrue(answer.ok);
    close(model, orderNo, answer.data.state);
  }
};

/** Runs the job, sometimes while the provider is silent or refuses; then applies the outcomes to the model. */
export const settle: Action = async (world, model, random) => {
  world.wallets.setSilent(random(4) === 0);
  world.wallets.setBehaviour(() => pick(BEHAVIOURS, random) ?? "prompt");
  if (random(3) === 0) world.wallets.deliver();
  await world.cashier.operator.settlePending();
  world.wallets.setSilent(false);
  world.wallets.setBehaviour("prompt");
  await applyOutcomes(world, model);
};
