import { deepStrictEqual as same } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { checkMember, minor, pick, type Action, type Expected } from "./expected.ts";
import { addHouseCoins } from "../rules/house-coins.ts";
import { deposit, treatDeposit } from "./random-deposits.ts";
import { exchange, exchangeAtOnce, grant, quote } from "./random-exchanges.ts";
import { bet, recycle, settle, takeOver, transfer } from "./random-transfers.ts";
import { treatWithdrawal, withdraw, withdrawAtOnce, withdrawCoin } from "./random-withdrawals.ts";

const RATES = ["1", "0.93", "7.13"] as const;

const wait: Action = async (world, _, dice) => {
  world.wait(dice(40) * 60_000);
  if (dice(2) === 0) await world.cashier.operator.expireOrders();
};

/** A few seconds, in which the coin's rate may move. */
const moveRate: Action = async (world, is, dice) => {
  world.wait(dice(50) * 1000);
  is.ctx = { ...is.ctx, brand: addHouseCoins(world.plainRules, { jpb: true }, pick(RATES, dice)) };
};

const repeat: Action = async (_, is, dice) => pick(is.again, dice)?.();

/** What counted towards each requirement sums to what is done of it. */
const readTurnover: Action = async (world, is, dice) => {
  const turnover = await world.cashier.turnover(is.ctx);
  const one = turnover.ok ? pick(turnover.data.list, dice) : undefined;
  if (one === undefined) return;
  let sum = 0n;
  for (let page = 1, total = 1; (page - 1) * 7 < total; page += 1) {
    const bets = await world.cashier.turnoverBets(is.ctx, { id: one.id, page, size: 7 });
    if (!bets.ok) throw new Error(bets.code);
    ({ total } = bets.data);
    for (const { counted } of bets.data.list) sum += minor(counted);
  }
  same(sum, minor(one.done));
};

export const ACTIONS = {
  deposit,
  treatDeposit,
  bet,
  transfer,
  recycle,
  settle,
  withdraw,
  withdrawCoin,
  withdrawAtOnce,
  treatWithdrawal,
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

/** Lets everything arrive and settle; then each game wallet must hold exactly what its mirror says, and the records tell the life's sums. */
export const drain = async (world: World, is: Expected): Promise<void> => {
  world.wallets.deliver();
  await settle(world, is, () => 1);
  await world.cashier.operator.settlePending();
  await takeOver(world, is);
  same(is.pending.size, 0);
  await checkMember(world, is);
  for (const [platform, balance] of is.mirrors) same(world.wallets.balance(is.ctx.member.id, platform), balance);
  const records = await world.cashier.transactions(is.ctx, { date: -1, page: 1, size: 1, kind: "all" });
  same(records.ok && minor(records.data.netDeposits), is.lifeIn - is.paidOut);
};
