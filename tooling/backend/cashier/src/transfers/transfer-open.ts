import type { CallData, contract } from "@baize/api-client/contract";
import { CENTRAL_WALLET } from "@baize/domain";
import { all, ledger, type Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { minorOf, readAmount } from "../amounts/amounts.ts";
import { decimal } from "../amounts/format.ts";
import { type Env, isMoneyLocked } from "../interface/env.ts";
import type { CashierContext, GameWallet } from "../interface/ports.ts";
import { transferState } from "../orders/order-state.ts";
import { refuseProtected } from "../deposits/protection.ts";
import { insertOrder, ownerOf } from "../orders/orders.ts";
import { isClosed, untilOf } from "../rules/closing.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { balanceOf } from "../wallets/balances.ts";
import { book, mirrorOf, posted } from "../wallets/book.ts";

interface TransferPlan {
  readonly wallet: GameWallet;
  readonly isIn: boolean;
}

/** Reads both ends; one of them must be the central wallet. */
export const planTransfer = (
  env: Env,
  { brand, member }: CashierContext,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  if (isMoneyLocked(member)) return refuse("money_locked");
  const wallets = env.wallets.list(brand.currency);
  const isKnown = (id: string): boolean => id === CENTRAL_WALLET || wallets.some(({ platform }) => platform === id);
  if (!isKnown(from)) return refuse("wallet_unknown", { field: "from" });
  if (!isKnown(to)) return refuse("wallet_unknown", { field: "to" });
  if (from === to) return refuse("same_wallet");
  const wallet = wallets.find(({ platform }) => platform === (from === CENTRAL_WALLET ? to : from));
  if (wallet === undefined || (from !== CENTRAL_WALLET && to !== CENTRAL_WALLET))
    return refuse("wallet_unknown", { field: "to" });
  const plan: TransferPlan = { wallet, isIn: from === CENTRAL_WALLET };
  return accept(plan);
};

/** Platforms with a transfer that is processing. */
export function* pendingPlatforms({ brand, member }: CashierContext): Work<ReadonlyMap<string, string>> {
  const rows = yield* all(
    q
      .selectFrom("cashier_order")
      .select(["id", "target"])
      .where("member", "=", member.id)
      .where("brand", "=", brand.code)
      .where("kind", "=", "transfer")
      .where("state", "=", "processing"),
  );
  return new Map(rows.map(({ id, target }) => [target, id]));
}

/** Writes the order; a transfer in leaves the central wallet at once and waits in transit. */
export function* openTransfer(
  ctx: CashierContext,
  id: string,
  { wallet, isIn }: TransferPlan,
  minor: bigint,
  at: number,
): Work<OrderRow | null> {
  const { code, currency } = ctx.brand;
  const { platform, name } = wallet;
  yield* ledger.openAccount(mirrorOf(code, ctx.member.id, platform, currency));
  if (isIn) {
    const legs = [{ from: book.main(code, ctx.member.id), to: book.transit(code, ctx.member.id), amount: minor }];
    const sent = yield* ledger.post({ id: `transfer:${id}:sent`, kind: "transfer", at, legs });
    if (!sent.ok && sent.code === "insufficient_funds") return null;
    posted(sent, `transfer "${id}"`);
  }
  return yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "transfer",
    state: "processing",
    amount: minor,
    fee: 0n,
    effect: isIn ? -minor : minor,
    currency,
    label: name,
    target: platform,
    facts: {},
    at,
  });
}

/** Checks and opens one transfer. `there` is the balance of the game wallet that money is to come from. */
export function* requestTransfer(
  env: Env,
  ctx: CashierContext,
  id: string,
  plan: TransferPlan,
  amount: string,
  there: bigint | "unknown",
  at: number,
) {
  const { wallet, isIn } = plan;
  const { currency, zone, code } = ctx.brand;
  const refused = isIn ? yield* refuseProtected(env, ctx, "play", at) : null;
  if (refused !== null) return refused;
  if (isClosed(wallet.maintenance, at)) return refuse("game_maintenance", untilOf(wallet.maintenance, zone));
  const read = readAmount(amount, {
    min: minorOf(wallet.min, currency),
    max: minorOf(wallet.max, currency),
    asset: currency,
  });
  if (!read.ok) return read;
  const pending = (yield* pendingPlatforms(ctx)).get(wallet.platform);
  if (pending !== undefined) return refuse("transfer_pending", { orderNo: pending });
  if (!isIn && there !== "unknown" && there < read.minor)
    return refuse("insufficient_funds", { available: decimal(there, currency) });
  const row = yield* openTransfer(ctx, id, plan, read.minor, at);
  if (row !== null) return accept(yield* viewTransfer(env, ctx, row, at));
  const main = yield* ledger.account(book.main(code, ctx.member.id));
  return refuse("insufficient_funds", { available: decimal(main === null ? 0n : main.balance - main.held, currency) });
}

export type TransferData = CallData<typeof contract.games.transfer>;

export function* viewTransfer(env: Env, ctx: CashierContext, row: OrderRow, now: number): Work<TransferData> {
  const isIn = row.effect < 0n;
  return {
    orderNo: row.id,
    state: transferState(row),
    from: isIn ? CENTRAL_WALLET : row.target,
    to: isIn ? row.target : CENTRAL_WALLET,
    amount: decimal(row.amount, row.currency),
    currency: row.currency,
    balance: yield* balanceOf(ctx, now),
  };
}
