import type { CallData, contract } from "@baize/api-client/contract";
import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { decimal } from "../amounts/format.ts";
import { type Env, isMoneyLocked } from "../interface/env.ts";
import type { CashierContext, GameWallet } from "../interface/ports.ts";
import { transferState } from "../orders/order-state.ts";
import { ordersById } from "../orders/orders.ts";
import { isClosed } from "../rules/closing.ts";
import type { OrderRow } from "../store/tables.ts";
import { balanceOf } from "../wallets/balances.ts";
import { openTransfer, pendingPlatforms } from "./transfer-open.ts";
import { balanceThere } from "./transfer-settle.ts";

type RecycleData = CallData<typeof contract.games.recycle>;
type Entry = RecycleData["list"][number];

/** A wallet from which nothing is transferred, and why. */
interface Unsent {
  readonly state: Extract<Entry["state"], "skipped" | "failed">;
  readonly reason: NonNullable<Entry["reason"]>;
  readonly amount: string;
}
/** What was decided for one wallet when the recycle was requested: an order to be sent, or why there is none. */
type Share = Pick<Entry, "platform" | "name"> & ({ readonly orderNo: string } | Unsent);
export interface Shares {
  readonly shares: readonly Share[];
}
/** What a recycle records: its shares, which name the orders, and the whole answer of that moment. */
interface RecycleRecord extends Shares {
  readonly answer: RecycleData;
}

interface WalletBalance {
  readonly wallet: GameWallet;
  readonly there: bigint | "unknown";
  /** Number for the order that this wallet may need. */
  readonly id: string;
}

/** Asks the provider for the wallets' balances; wallets in maintenance are left out. */
export const readBalances = (env: Env, ctx: CashierContext, wallets: readonly GameWallet[]): Promise<WalletBalance[]> =>
  Promise.all(
    wallets.map(async (wallet) => {
      const isAway = isClosed(wallet.maintenance, env.clock());
      const there = isAway ? "unknown" : await balanceThere(env, ctx, wallet.platform);
      return { wallet, there, id: env.newId("T") };
    }),
  );

/** Opens the orders of all wallets in one step, so that two recycles never take the same wallet. */
export function* openRecycle(
  env: Env,
  ctx: CashierContext,
  platform: string | undefined,
  balances: readonly WalletBalance[],
  at: number,
) {
  if (isMoneyLocked(ctx.member)) return refuse("money_locked");
  if (platform !== undefined && balances.length === 0) return refuse("wallet_unknown", { field: "platform" });
  const pending = yield* pendingPlatforms(ctx);
  const shares: Share[] = [];
  for (const { wallet, there, id } of balances) {
    const { platform: key, name, hidden } = wallet;
    const none = (state: Unsent["state"], reason: Unsent["reason"]): Share => ({
      platform: key,
      name,
      state,
      reason,
      amount: decimal(0n, ctx.brand.currency),
    });
    if (pending.has(key)) shares.push(none("skipped", "transfer_pending"));
    else if (isClosed(wallet.maintenance, at)) shares.push(none("skipped", "game_maintenance"));
    else if (there === "unknown") shares.push(none("failed", "provider_failed"));
    else if (there > 0n) {
      yield* openTransfer(ctx, id, { wallet, isIn: false }, there, at);
      shares.push({ platform: key, name, orderNo: id });
    } else if (!hidden) shares.push(none("skipped", "empty"));
  }
  const recorded: RecycleRecord = { shares, answer: yield* viewRecycle(env, ctx, { shares }, at) };
  return accept(recorded);
}

export const ordersOf = ({ shares }: Shares): Work<readonly OrderRow[]> =>
  ordersById(shares.flatMap((share) => ("orderNo" in share ? share.orderNo : [])));

/** The result of each wallet, by the present states of the orders. */
export function* viewRecycle(env: Env, ctx: CashierContext, recorded: Shares, now: number): Work<RecycleData> {
  const { currency } = ctx.brand;
  const orders = new Map((yield* ordersOf(recorded)).map((row) => [row.id, row]));
  let total = 0n;
  const list = recorded.shares.map((share): Entry => {
    if (!("orderNo" in share)) return share;
    const row = orders.get(share.orderNo);
    if (row === undefined)
      throw new Error(
        `Order "${share.orderNo}" of a recycle is missing. Orders are never deleted; look at the database.`,
      );
    if (row.state === "succeeded") total += row.amount;
    const entry = { platform: share.platform, name: share.name, amount: decimal(row.amount, currency) };
    const state = transferState(row);
    return { ...entry, state, reason: state === "failed" ? "provider_failed" : null };
  });
  return { total: decimal(total, currency), currency, list, balance: yield* balanceOf(ctx, now) };
}
