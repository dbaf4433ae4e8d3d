import type { CallData, contract } from "@baize/api-client/contract";
import { all, ledger, type Work } from "@baize/ledger";
import { minorOf, readAmount } from "../amounts/amounts.ts";
import { balanceOf, book, mirrorOf, posted } from "../wallets/book.ts";
import { accept, decimal, isClosed, refuse, untilOf, type Env } from "../interface/env.ts";
import { insertOrder, ownerOf } from "../orders/orders.ts";
import { q, type OrderRow } from "../store/tables.ts";
import type { CashierContext, GameWallet } from "../interface/types.ts";

/** The central wallet's id on the wire. */
export const CENTRAL = "central";

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
  if (member.status === 3) return refuse("money_locked");
  const wallets = env.wallets.list(brand.currency);
  const isKnown = (id: string): boolean => id === CENTRAL || wallets.some(({ platform }) => platform === id);
  if (!isKnown(from)) return refuse("wallet_unknown", { field: "from" });
  if (!isKnown(to)) return refuse("wallet_unknown", { field: "to" });
  if (from === to) return refuse("same_wallet");
  const wallet = wallets.find(({ platform }) => platform === (from === CENTRAL ? to : from));
  if (wallet === undefined || (from !== CENTRAL && to !== CENTRAL)) return refuse("wallet_unknown", { field: "to" });
  const plan: TransferPlan = { wallet, isIn: from === CENTRAL };
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

/** Guards and opening of one transfer. `there` is the balance of a game wallet that money is to come from. */
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
    state: row.state as TransferData["state"],
    from: isIn ? CENTRAL : row.target,
    to: isIn ? row.target : CENTRAL,
    amount: decimal(row.amount, row.currency),
    currency: row.currency,
    balance: yield* balanceOf(env, ctx, now),
  };
}
