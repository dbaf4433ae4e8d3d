import { deepStrictEqual as expectEqual } from "node:assert";
import { type DepositStatus, money, type TransferStatus, type WithdrawStatus } from "@baize/domain";
import type { CashierContext } from "../interface/ports.ts";
import type { World } from "../testing/create-world.ts";
import type { Random } from "./random.ts";

type Answered<D> = { readonly ok: true; readonly data: D } | { readonly ok: false; readonly code: string };

/** A repeated key: the same refusal, or the same order, whose state may have changed since. */
export const expectSameAnswer = <D>(again: Answered<D>, first: Answered<D>, orderOf: (data: D) => string): void =>
  expectEqual(again.ok ? orderOf(again.data) : again, first.ok ? orderOf(first.data) : first);

/** The model's currency and coin both have two decimals. */
export const minor = (decimal: string): bigint => money(decimal, "CNY").minor;

interface Order<State> {
  state: State;
  readonly amount: bigint;
}

/** What a deposit credits once it is confirmed, computed when it was requested. */
interface Deposit extends Order<DepositStatus> {
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

/** What one member's money must be, computed without the cashier. */
export interface MemberModel {
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
  readonly withdrawals: Map<string, Order<WithdrawStatus>>;
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
  /** Each sends an earlier request again and checks its answer. */
  readonly repeats: (() => Promise<void>)[];
}

export type Action = (world: World, model: MemberModel, random: Random) => Promise<void>;

export const shift = (model: MemberModel, platform: string, change: bigint): void =>
  void model.mirrors.set(platform, (model.mirrors.get(platform) ?? 0n) + change);

export const owed = (model: MemberModel): bigint => model.rollovers.reduce((sum, left) => sum + left, 0n);

/** A decimal rate as hundredths. */
export const hundredths = (rate: string): bigint => minor(rate);

export const rateOf = ({ brand }: CashierContext): string => {
  const rate = brand.exchange.coins[0]?.rate;
  return typeof rate === "string" ? rate : "0";
};

/** Applies the outcome of a transfer that was open. */
export const close = (model: MemberModel, orderNo: string, state: TransferStatus): void => {
  const order = model.pending.get(orderNo);
  if (order === undefined || state === "processing") return;
  model.pending.delete(orderNo);
  const { isIn, platform, amount } = order;
  if (isIn) model.transit -= amount;
  if (isIn && state === "succeeded") shift(model, platform, amount);
  if (isIn && state === "failed") model.spendable += amount;
  if (!isIn && state === "succeeded") shift(model, platform, -amount);
  if (!isIn && state === "succeeded") model.spendable += amount;
};
