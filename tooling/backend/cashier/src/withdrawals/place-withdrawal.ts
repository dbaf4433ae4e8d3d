import { type CallData, contract } from "@baize/api-client/contract";
import { ledger, type Work } from "@baize/ledger";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { insertOrder, ownerOf, writtenOrder } from "../orders/orders.ts";
import { accountLabel, maskAccount } from "../payout-accounts/account-view.ts";
import { seal } from "../store/sealed.ts";
import { balanceOf } from "../wallets/balances.ts";
import { book, posted } from "../wallets/book.ts";
import type { Conversion } from "./withdraw-coin.ts";
import type { Judged } from "./withdraw-guards.ts";
import { factsOf, payeeOf, viewWithdrawal } from "./withdraw-view.ts";

export const holdOf = (id: string): string => `withdraw:${id}`;

type Submitted = CallData<typeof contract.finance.withdrawSubmit>;

/** Writes the order and holds its amount. */
export function* placeWithdrawal(
  env: Env,
  ctx: CashierContext,
  id: string,
  { minor, receive, account }: Judged,
  coin: Conversion | null,
  at: number,
): Work<Submitted> {
  const { code, currency, zone } = ctx.brand;
  const row = yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "withdraw",
    state: "under_review",
    amount: minor,
    fee: minor - receive,
    effect: -minor,
    currency,
    label: `${accountLabel(account)} ${maskAccount(account)}`,
    target: account.id,
    facts: factsOf(account, coin),
    sealed: seal(env.vault, "order/withdraw", JSON.stringify({ payTo: payeeOf(account) })),
    at,
  });
  posted(
    yield* ledger.hold({ id: holdOf(id), account: book.main(code, ctx.member.id), amount: minor, at }),
    `the hold of withdrawal "${id}"`,
  );
  return { order: viewWithdrawal(row, zone), balance: yield* balanceOf(ctx, at) };
}

/** A recorded withdrawal as it is now. */
export function* withdrawalNow(env: Env, ctx: CashierContext, id: string): Work<Submitted> {
  const row = yield* writtenOrder(ctx, "withdraw", id);
  return { order: viewWithdrawal(row, ctx.brand.zone), balance: yield* balanceOf(ctx, env.clock()) };
}
