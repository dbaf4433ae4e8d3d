import { accept, refuse } from "@baize/safeguards";
import type { CashierContext } from "../interface/ports.ts";
import { ownQuote, spendQuote } from "../orders/quotes.ts";
import type { Conversion } from "./withdraw-coin.ts";
import type { Judged } from "./withdraw-guards.ts";

/** What a settlement sheet holds until it expires. */
interface HeldSheet {
  readonly accountId: string;
  readonly amount: string;
  readonly receive: string;
  readonly coin: Conversion;
}
export const sheetFacts = ({ account, minor, receive }: Judged, coin: Conversion): HeldSheet => ({
  accountId: account.id,
  amount: minor.toString(),
  receive: receive.toString(),
  coin,
});

/** Takes the member's quote for exactly this withdrawal. Deductions that have changed since make it out of date. */
export function* takeSheet(
  ctx: CashierContext,
  quoteId: string | undefined,
  judged: Judged,
  order: string,
  at: number,
) {
  if (quoteId === undefined) return refuse("quote_required");
  const quote = yield* ownQuote(ctx, "withdraw", quoteId);
  if (quote === undefined || quote.used_by !== null) return refuse("quote_unknown");
  const { accountId, amount, receive, coin } = JSON.parse(quote.facts) as HeldSheet;
  if (accountId !== judged.account.id || BigInt(amount) !== judged.minor) return refuse("quote_unknown");
  if (quote.expires_at <= BigInt(at) || BigInt(receive) !== judged.receive) return refuse("quote_expired");
  yield* spendQuote(quote, order);
  return accept(coin);
}
