import { deepStrictEqual as expectEqual } from "node:assert";
import { addHouseCoins } from "../rules/add-house-coins.ts";
import type { World } from "../testing/create-world.ts";
import { checkMember } from "./check-member.ts";
import { type Action, type MemberModel, minor } from "./member-model.ts";
import { actOnDeposit, deposit } from "./random-deposits.ts";
import { exchange, exchangeAtOnce, grant, quote } from "./random-exchanges.ts";
import { applyOutcomes, bet, recycle, settle, transfer } from "./random-transfers.ts";
import { actOnWithdrawal, withdraw, withdrawAtOnce, withdrawCoin } from "./random-withdrawals.ts";
import { pick } from "./random.ts";

const RATES = ["1", "0.93", "7.13"] as const;

const wait: Action = async (world, _, random) => {
  world.wait(random(40) * 60_000);
  if (random(2) === 0) await world.cashier.operator.expireOrders();
};

/** A few seconds, in which the coin's rate may move. */
const moveRate: Action = async (world, model, random) => {
  world.wait(random(50) * 1000);
  model.ctx = { ...model.ctx, brand: addHouseCoins(world.plainRules, { jpb: true }, pick(RATES, random)) };
};

const repeat: Action = async (_, model, random) => pick(model.repeats, random)?.();

/** What counted towards each requirement sums to what is done of it. */
const readTurnover: Action = async (world, model, random) => {
  const turnover = await world.cashier.turnover(model.ctx);
  const one = turnover.ok ? pick(turnover.data.list, random) : undefined;
  if (one === undefined) return;
  let sum = 0n;
  for (let page = 1, total = 1; (page - 1) * 7 < total; page += 1) {
    const bets = await world.cashier.turnoverBets(model.ctx, { id: one.id, page, size: 7 });
    if (!bets.ok) throw new Error(bets.code);
    ({ total } = bets.data);
    for (const { counted } of bets.data.list) sum += minor(counted);
  }
  expectEqual(sum, minor(one.done));
};

export const ACTIONS = {
  deposit,
  actOnDeposit,
  bet,
  transfer,
  recycle,
  settle,
  withdraw,
  withdrawCoin,
  withdrawAtOnce,
  actOnWithdrawal,
  quote,
  exchange,
  exchangeAtOnce,
  grant,
  readTurnover,
  wait,
  moveRate,
  repeat,
} as const;
export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

/**
 * Delivers and settles everything; then each game wallet holds what its mirror says, and the records have the sums of
 * the member's life.
 */
export const settleAll = async (world: World, model: MemberModel): Promise<void> => {
  world.wallets.deliver();
  await settle(world, model, () => 1);
  await world.cashier.operator.settlePending();
  await applyOutcomes(world, model);
  expectEqual(model.pending.size, 0);
  await checkMember(world, model);
  for (const [platform, balance] of model.mirrors)
    expectEqual(world.wallets.balance(model.ctx.member.id, platform), balance);
  const records = await world.cashier.transactions(model.ctx, { date: -1, page: 1, size: 1, kind: "all" });
  expectEqual(records.ok && minor(records.data.netDeposits), model.lifeIn - model.paidOut);
};
