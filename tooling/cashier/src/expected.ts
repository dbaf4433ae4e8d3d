import { deepStrictEqual as same } from "node:assert";
import { money } from "@baize/domain";
import { ledger } from "@baize/ledger";
import { book } from "./book.ts";
import { addCard, payIn, type World } from "./create-world.ts";
import type { CashierContext } from "./types.ts";

export const minor = (decimal: string): bigint => money(decimal, "CNY").minor;

interface Order {
  state: string;
  readonly amount: bigint;
}
/** What one member's money must be, worked out without the cashier. */
export interface Expected {
  readonly ctx: CashierContext;
  readonly accountId: string;
  spendable: bigint;
  held: bigint;
  transit: bigint;
  readonly mirrors: Map<string, bigint>;
  readonly deposits: Map<string, Order & { readonly channel: string; readonly deadline: number }>;
  readonly withdrawals: Map<string, Order>;
  /** Transfers whose outcome is open. */
  readonly pending: Map<string, { readonly isIn: boolean; readonly platform: string; readonly amount: bigint }>;
  readonly rollovers: bigint[];
  /** Paid in, paid out, won less lost. */
  paidIn: bigint;
  paidOut: bigint;
  won: bigint;
  /** Sends an earlier request again, and says what must come back. */
  readonly again: (() => Promise<void>)[];
}

/** `dice(n)` gives 0 to n − 1. */
export type Dice = (n: number) => number;
export const shift = (is: Expected, platform: string, change: bigint): void => void is.mirrors.set(platform, (is.mirrors.get(platform) ?? 0n) + change);
export const owed = (is: Expected): bigint => is.rollovers.reduce((sum, left) => sum + left, 0n);

export const expire = (world: World, is: Expected): void => {
  for (const order of is.deposits.values()) if (order.state === "awaiting_payment" && order.deadline <= world.now()) order.state = "expired";
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

/** A member with a card and 2,000.00, played through. */
export const newMember = async (world: World, id: string): Promise<Expected> => {
  const ctx = await world.join(id);
  await payIn(world, ctx, "2000");
  const accountId = await addCard(world, ctx);
  const empty = { held: 0n, transit: 0n, mirrors: new Map(), deposits: new Map(), withdrawals: new Map(), pending: new Map(), rollovers: [], paidOut: 0n, won: 0n, again: [] };
  return { ctx, accountId, spendable: 200_000n, paidIn: 200_000n, ...empty };
};

/** Holds the ledger to what is expected of one member, account by account and in sum. */
export const checkMember = async ({ database }: World, is: Expected): Promise<void> => {
  const { brand, member } = is.ctx;
  const [main, transit, ...mirrors] = await database.read(function* () {
    const ids = [book.main(brand.code, member.id), book.transit(brand.code, member.id), ...[...is.mirrors.keys()].map((platform) => book.mirror(brand.code, member.id, platform))];
    return yield* ledger.accounts(ids);
  });
  same([main?.balance, main?.held, transit?.balance], [is.spendable + is.held, is.held, is.transit]);
  same(mirrors.map(({ balance }) => balance), [...is.mirrors.values()]);
  const sum = mirrors.reduce((all, { balance }) => all + balance, (main?.balance ?? 0n) + (transit?.balance ?? 0n));
  same(sum, is.paidIn - is.paidOut + is.won);
};
