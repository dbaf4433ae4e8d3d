import { type CallParsed, contract } from "@baize/api-client/contract";
import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { insertOrder, ownerOf, writtenOrder } from "../orders/orders.ts";
import { seal } from "../store/sealed.ts";
import { refuseOverLimit, refuseProtected } from "./protection.ts";
import { type DepositOrder, viewDeposit } from "./deposit-view.ts";
import { waitingIn } from "./open-deposits.ts";
import { quoteDeposit } from "./quote-deposit.ts";

/** Checks and writes the requested order. `code`: the note code of its payment, where it needs one. */
export function* openDeposit(
  env: Env,
  ctx: CashierContext,
  { id, code }: { readonly id: string; readonly code: string },
  input: CallParsed<typeof contract.finance.depositCreate>,
  at: number,
) {
  const refused = yield* refuseProtected(env, ctx, "deposit", at);
  if (refused !== null) return refused;
  const quote = yield* quoteDeposit(env, ctx, id, input, at);
  if (!quote.ok) return quote;
  const waiting = yield* waitingIn(ctx, input.channelId, at);
  if (waiting !== undefined) return refuse("order_open", { id: waiting.id });
  const over = yield* refuseOverLimit(env, ctx, quote.data, at);
  if (over !== null) return over;
  const { minor, fee, currency, facts, payerName } = quote.data;
  const row = yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "deposit",
    state: "awaiting_payment",
    amount: minor,
    fee,
    effect: minor - fee,
    currency,
    label: facts.channelName,
    target: input.channelId,
    facts,
    sealed: seal(env.vault, "order/deposit", JSON.stringify({ payerName })),
    at,
    deadline: BigInt(at + ctx.brand.deposit.orderTtlMs),
    note_code: facts.payee === null ? null : code,
  });
  const { payerName: _, ...recorded } = viewDeposit(env, row, ctx.brand, at);
  return accept(recorded);
}

/** A recorded order as it is now. */
export function* depositNow(env: Env, ctx: CashierContext, id: string): Work<DepositOrder> {
  return viewDeposit(env, yield* writtenOrder(ctx, "deposit", id), ctx.brand, env.clock());
}
