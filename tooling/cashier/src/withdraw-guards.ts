import type { CallParsed, contract } from "@baize/api-client/contract";
import { ledger } from "@baize/ledger";
import { accountReason, accountsOf } from "./accounts.ts";
import { readAmount } from "./amounts.ts";
import { book } from "./book.ts";
import { accept, decimal, instant, isClosed, refuse, untilOf } from "./env.ts";
import type { AccountRow } from "./tables.ts";
import { rolloverLeft } from "./turnover.ts";
import type { CashierContext } from "./types.ts";
import { boundsOf, quotaLeft, rightsOf, withdrawFee, withdrawnToday } from "./withdraw-rules.ts";

/** The payout account, when it can be paid to now. */
function* usableAccount(ctx: CashierContext, id: string, now: number) {
  const account = (yield* accountsOf(ctx)).find((row) => row.id === id);
  const reason = account && accountReason(ctx.brand, account, now);
  if (account === undefined || reason === "disabled") return refuse("account_unknown");
  if (reason === "cooling_off") return refuse("account_cooling_off", { until: instant(account.usable_from, ctx.brand.zone) });
  return accept(account);
}

export interface WithdrawQuote {
  readonly minor: bigint;
  readonly fee: bigint;
  readonly account: AccountRow;
  readonly balanceAfter: bigint;
}

/**
 * The guards in their order: cashier, member, password, account, turnover, amount, funds, day.
 * `password` is the refusal that the withdrawal password earned, null when it is in order.
 */
export function* judgeWithdrawal<P extends string>(
  ctx: CashierContext,
  { accountId, amount }: CallParsed<typeof contract.finance.withdrawPreview>,
  password: P | null,
  now: number,
) {
  const { code, currency, zone, withdraw } = ctx.brand;
  if (isClosed(withdraw.maintenance, now)) return refuse("cashier_closed", untilOf(withdraw.maintenance, zone));
  if (ctx.member.status === 3) return refuse("money_locked");
  if (password !== null) return refuse(password);

  const found = yield* usableAccount(ctx, accountId, now);
  if (!found.ok) return found;
  const left = yield* rolloverLeft(ctx.member.id);
  if (left > 0n) return refuse("turnover_missing", { left: decimal(left, currency) });

  const bounds = boundsOf(ctx, found.data);
  const read = readAmount(amount, { ...bounds, asset: currency });
  if (!read.ok) return read;
  const { minor } = read;
  const today = yield* withdrawnToday(ctx, now);
  const fee = withdrawFee(ctx, minor, found.data, today);
  if (fee >= minor) return refuse("amount_below_min", { min: decimal(fee + 1n, currency) });

  const main = yield* ledger.account(book.main(code, ctx.member.id));
  const spendable = main === null ? 0n : main.balance - main.held;
  if (minor > spendable) return refuse("insufficient_funds", { available: decimal(spendable, currency) });

  const rights = rightsOf(ctx);
  if (rights.dailyTimes !== null && today.times >= rights.dailyTimes) return refuse("daily_times_used", { times: String(rights.dailyTimes) });
  const quota = quotaLeft(ctx.brand, rights, today);
  if (quota !== null && minor > quota) return refuse("daily_quota_used", { left: decimal(quota, currency) });

  const quote: WithdrawQuote = { minor, fee, account: found.data, balanceAfter: spendable - minor };
  return accept(quote);
}
