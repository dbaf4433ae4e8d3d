import type { CallParsed, contract } from "@baize/api-client/contract";
import { accept, refuse } from "@baize/safeguards";
import { readAmount } from "../amounts/amounts.ts";
import { type Pair, priceOf } from "../amounts/coin-amounts.ts";
import { decimal, instant } from "../amounts/format.ts";
import { refuseUnidentified } from "../deposits/protection.ts";
import { type Env, isMoneyLocked } from "../interface/env.ts";
import type { PasswordRefusal } from "../interface/password-refusal.ts";
import type { CashierContext } from "../interface/ports.ts";
import { accountReason } from "../payout-accounts/account-view.ts";
import { accountsOf } from "../payout-accounts/accounts.ts";
import { isClosed, untilOf } from "../rules/closing.ts";
import type { Account } from "../store/tables.ts";
import { rolloverLeft } from "../turnover/rollover.ts";
import { spendableOf } from "../wallets/balances.ts";
import { payoutPair } from "./withdraw-coin.ts";
import { boundsOf, type Deductions, deductionsOf, quotaLeft, rightsOf, withdrawnToday } from "./withdraw-rules.ts";

/** The payout account, when it can be paid to now. */
function* usableAccount(env: Env, ctx: CashierContext, id: string, now: number) {
  const account = (yield* accountsOf(env, ctx)).find((row) => row.id === id);
  const reason = account && accountReason(ctx.brand, account, now);
  if (account === undefined || reason === "disabled") return refuse("account_unknown");
  if (reason === "cooling_off")
    return refuse("account_cooling_off", { until: instant(account.usable_from, ctx.brand.zone) });
  return accept(account);
}

export interface Judged {
  readonly minor: bigint;
  readonly deductions: Deductions;
  /** `minor` less what is deducted. */
  readonly receive: bigint;
  readonly account: Account;
  /** The coin that is paid and its rate now; null for other accounts. */
  readonly pair: Pair | null;
  readonly balanceAfter: bigint;
}

/**
 * The guards in their order: cashier, member, password, account, turnover, amount, funds, day.
 * `password` is the refusal by the withdrawal password; null when it is correct.
 */
export function* judgeWithdrawal<R extends PasswordRefusal>(
  env: Env,
  ctx: CashierContext,
  { accountId, amount }: CallParsed<typeof contract.finance.withdrawPreview>,
  password: R | null,
  now: number,
) {
  const { currency, zone, withdraw } = ctx.brand;
  if (isClosed(withdraw.maintenance, now)) return refuse("cashier_closed", untilOf(withdraw.maintenance, zone));
  if (isMoneyLocked(ctx.member)) return refuse("money_locked");
  const unidentified = yield* refuseUnidentified(env, ctx, "withdraw");
  if (unidentified !== null) return unidentified;
  if (password !== null) return password;

  const found = yield* usableAccount(env, ctx, accountId, now);
  if (!found.ok) return found;
  const left = yield* rolloverLeft(ctx.member.id);
  if (left > 0n) return refuse("turnover_missing", { left: decimal(left, currency) });

  const bounds = boundsOf(ctx, found.data);
  const read = readAmount(amount, { ...bounds, asset: currency });
  if (!read.ok) return read;
  const { minor } = read;
  const today = yield* withdrawnToday(ctx, now);
  const deductions = deductionsOf(ctx, minor, found.data, today);
  const deducted = deductions.fee + deductions.network;
  const pair = payoutPair(ctx.brand, found.data, now);
  const least = deducted + (pair === null ? 1n : priceOf(1n, pair));
  if (minor < least) return refuse("amount_below_min", { min: decimal(least, currency) });

  const spendable = yield* spendableOf(ctx, currency);
  if (minor > spendable) return refuse("insufficient_funds", { available: decimal(spendable, currency) });

  const rights = rightsOf(ctx);
  if (rights.dailyTimes !== null && today.times >= rights.dailyTimes)
    return refuse("daily_times_used", { times: String(rights.dailyTimes) });
  const quota = quotaLeft(ctx.brand, rights, today);
  if (quota !== null && minor > quota) return refuse("daily_quota_used", { left: decimal(quota, currency) });

  const judged: Judged = {
    minor,
    deductions,
    receive: minor - deducted,
    account: found.data,
    pair,
    balanceAfter: spendable - minor,
  };
  return accept(judged);
}
