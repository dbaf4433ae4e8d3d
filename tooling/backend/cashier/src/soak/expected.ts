import { deepStrictEqual as same } from "node:assert";
import { money } from "@baize/domain";
import { ledger } from "@baize/ledger";
import { book } from "../wallets/book.ts";
import { addCard, addCoin, payIn, type World } from "../testing/create-world.ts";
import type { CashierContext } from "../interface/types.ts";

const DAY = 86_400_000;

type Answered<D> = { readonly ok: true; readonly data: D } | { readonly ok: false; readonly code: string };
/** A repeated key: the same refusal, or the same order, which may have gone on since. */
export const sameWish = <D>(again: Answered<D>, first: Answered<D>, orderOf: (data: D) => string): void =>
  same(again.ok ? orderOf(again.data) : again, first.ok ? orderOf(first.data) : first);

/** Main currency and coin of the model have two decimals both. */
export const minor = (decimal: string): bigint => money(decimal, "CNY").minor;

interface Order {
  state: string;
  readonly amount: bigint;
}
/** What a deposit will bring once it is confirmed, worked out when it was asked for. */
interface Deposit extends Order {
  readonly channel: string;
  readonly deadline: number;
  readonly isCoin: boolean;
  readonly bonus: bigint;
  /** Requirements in the main currency, and the credit's worth in it. */
  readonly needs: readonly bigint[];
  readonly worth: bigint;
}
interface Quote {
  readonly isSale: boolean;
  readonly amount: bigint;
  readonly receive: bigint;
  readonly expires: number;
  isUsed: boolean;
}
/** What one member's money must be, worked out without the cashier. */
export interface Expected {
  /** Its brand's rates move with time. */
  ctx: CashierContext;
  readonly accountId: string;
  readonly coinAccountId: string;
  spendable: bigint;
  held: bigint;
  transit: bigint;
  /** Wallet of the house coin. */
  coins: bigint;
  readonly mirrors: Map<string, bigint>;
  readonly deposits: Map<string, Deposit>;
  readonly withdrawals: Map<string, Order>;
  readonly quotes: Map<string, Quote>;
  /** Transfers whose outcome is open. */
  readonly pending: Map<string, { readonly isIn: boolean; readonly platform: string; readonly amount: bigint }>;
  readonly rollovers: bigint[];
  /** Main currency: paid in and given, paid out, won less lost, got less given for coins. */
  paidIn: bigint;
  paidOut: bigint;
  won: bigint;
  exchanged: bigint;
  /** Deposits over the life of the account, coins by their worth then. */
  lifeIn: bigint;
  /** Sends an earlier request again, and says what must come back. */
  readonly again: (() => Promise<void>)[];
}

/** `dice(n)` gives 0 to n − 1. */
export type Dice = (n: number) => number;
export type Action = (world: World, is: Expected, dice: Dice) => Promise<void>;

export const pick = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice(list.length || 1)];
export const amountOf = (dice: Dice, from: number, to: number): string =>
  `${from + dice(to - from)}.${String(dice(100)).padStart(2, "0")}`;

export const shift = (is: Expected, platform: string, change: bigint): void =>
  void is.mirrors.set(platform, (is.mirrors.get(platform) ?? 0n) + change);
export const owed = (is: Expected): bigint => is.rollovers.reduce((sum, left) => sum + left, 0n);

/** A decimal rate as hundredths. */
export const hundredths = (rate: string): bigint => minor(rate);
export const rateOf = ({ brand }: CashierContext): string => {
  const rate = brand.exchange.coins[0]?.rate;
  return typeof rate === "string" ? rate : "0";
};

/** Books the outcome of a transfer that was open. */
export const close = (is: Expected, orderNo: string, state: string): void => {
  const order = is.pending.get(orderNo);
  if (order === undefined || state === "processing") return;
  is.pending.delete(orderNo);
  const { isIn, platform, amount } = order;
  if (isIn) is.transit -= amount;
  if (isIn && state === "succeeded") shift(is, platform, amount);
  if (isIn && state === "failed") is.spendable += amount;
  if (!isIn && state === "succeeded") shift(is, platform, -amount);
  if (!isIn && state === "succeeded") is.spendable += amount;
};

/** Numbers that a seed fixes. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
};

/** A member with a card, a coin address and 2,000.00, played through. */
export const newMember = async (world: World, id: string): Promise<Expected> => {
  const ctx = await world.join(id);
  await payIn(world, ctx, "2000");
  const [accountId, coinAccountId] = [await addCard(world, ctx), await addCoin(world, ctx)];
  world.wait(DAY);
  const none = { held: 0n, transit: 0n, coins: 0n, paidOut: 0n, won: 0n, exchanged: 0n };
  const empty = {
    mirrors: new Map(),
    deposits: new Map(),
    withdrawals: new Map(),
    quotes: new Map(),
    pending: new Map(),
    rollovers: [],
    again: [],
  };
  return { ctx, accountId, coinAccountId, spendable: 200_000n, paidIn: 200_000n, lifeIn: 200_000n, ...none, ...empty };
};

/** Main currency that the member has, wherever it is. */
export const worthOfAll = ({ paidIn, paidOut, won, exchanged }: Expected): bigint => paidIn - paidOut + won + exchanged;

/** Holds the ledger to what is expected of one member, account by account and in sum. */
export const checkMember = async ({ database }: World, is: Expected): Promise<void> => {
  const { brand, member } = is.ctx;
  const { main, transit, coins, mirrors } = await database.read(function* () {
    const of = {
      main: book.main(brand.code, member.id),
      transit: book.transit(brand.code, member.id),
      coins: book.coin(brand.code, member.id, "HHB"),
    };
    const ids = [...is.mirrors.keys()].map((platform) => book.mirror(brand.code, member.id, platform));
    const known = new Map(
      (yield* ledger.accounts([...Object.values(of), ...ids])).map((account) => [account.id, account]),
    );
    return {
      main: known.get(of.main),
      transit: known.get(of.transit),
      coins: known.get(of.coins),
      mirrors: ids.map((id) => known.get(id)?.balance ?? 0n),
    };
  });
  same(
    [main?.balance, main?.held, transit?.balance, coins?.balance ?? 0n],
    [is.spendable + is.held, is.held, is.transit, is.coins],
  );
  same(mirrors, [...is.mirrors.values()]);
  const sum = mirrors.reduce((all, balance) => all + balance, (main?.balance ?? 0n) + (transit?.balance ?? 0n));
  same(sum, worthOfAll(is));
};
