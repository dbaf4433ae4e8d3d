import type { CallData, contract } from "@baize/api-client/contract";
import { dayIn, nextMidnight, startOfDay } from "@baize/domain";
import { first, ledger, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { larger, minorOf, percentageOf, smaller } from "../amounts/amounts.ts";
import { decimal } from "../amounts/format.ts";
import type { CashierContext } from "../interface/ports.ts";
import { protocolOf } from "../payout-accounts/account-view.ts";
import { announce } from "../rules/closing.ts";
import type { TenantRules, VipWithdrawRules } from "../rules/tenant-rules.ts";
import { type Account, q } from "../store/tables.ts";
import { rolloverProgress } from "../turnover/rollover.ts";
import { book } from "../wallets/book.ts";

export const rightsOf = ({ brand, member }: CashierContext): VipWithdrawRules => {
  const { byVip } = brand.withdraw;
  const rights = byVip[Math.min(Math.max(member.vipLevel, 0), byVip.length - 1)];
  if (rights === undefined)
    throw new Error(`Brand "${brand.code}" gives no VIP level the right to withdraw. Fill withdraw.byVip.`);
  return rights;
};

interface Today {
  readonly times: number;
  readonly sum: bigint;
}
/** Withdrawals requested on the brand's calendar day of `now`; refused ones do not count. */
export function* withdrawnToday({ brand, member }: CashierContext, now: number): Work<Today> {
  const start = startOfDay(brand.zone, dayIn(brand.zone, now)) ?? now;
  const row = yield* first(
    q
      .selectFrom("cashier_order")
      .select([sql<bigint>`count(*)`.as("times"), sql<bigint>`coalesce(sum(amount), 0)`.as("sum")])
      .where("member", "=", member.id)
      .where("kind", "=", "withdraw")
      .where("state", "<>", "refused")
      .where("created_at", ">=", BigInt(start))
      .where("created_at", "<", BigInt(nextMidnight(brand.zone, now))),
  );
  return { times: Number(row?.times ?? 0n), sum: row?.sum ?? 0n };
}

/** Bounds of one withdrawal: the brand's, the level's and those of the coin's protocol. */
export const boundsOf = (ctx: CashierContext, account?: Account): { readonly min: bigint; readonly max: bigint } => {
  const { currency, withdraw } = ctx.brand;
  const max = smaller(minorOf(withdraw.max, currency), minorOf(rightsOf(ctx).singleMax, currency));
  const min = minorOf(withdraw.min, currency);
  const protocol = account && protocolOf(ctx.brand, account);
  return protocol === undefined
    ? { min, max }
    : { min: larger(min, minorOf(protocol.min, currency)), max: smaller(max, minorOf(protocol.max, currency)) };
};

export interface Deductions {
  /** The level's percent, once the free times of the day are used. */
  readonly fee: bigint;
  /** The protocol's own. */
  readonly network: bigint;
}
export const deductionsOf = (ctx: CashierContext, minor: bigint, account: Account, today: Today): Deductions => {
  const { currency } = ctx.brand;
  const { freeTimes, feePercent } = rightsOf(ctx);
  const network = protocolOf(ctx.brand, account)?.fee;
  return {
    fee: today.times < freeTimes ? 0n : percentageOf(minor, feePercent, currency),
    network: network === undefined ? 0n : minorOf(network, currency),
  };
};

export const quotaLeft = (rules: TenantRules, { dailyQuota }: VipWithdrawRules, today: Today): bigint | null =>
  dailyQuota === null ? null : larger(0n, minorOf(dailyQuota, rules.currency) - today.sum);

/** `available` is what a withdrawal may take now: nothing while turnover is missing. */
export function* withdrawInfo(ctx: CashierContext, now: number): Work<CallData<typeof contract.finance.withdrawInfo>> {
  const { code, currency, zone, withdraw } = ctx.brand;
  const main = yield* ledger.account(book.main(code, ctx.member.id));
  if (main === null)
    throw new Error(`Member "${ctx.member.id}" has no wallet at brand "${code}". Run openMember first.`);
  const rights = rightsOf(ctx);
  const today = yield* withdrawnToday(ctx, now);
  const { need, done } = yield* rolloverProgress(ctx.member.id);
  const { min, max } = boundsOf(ctx);
  const quota = quotaLeft(ctx.brand, rights, today);
  const spendable = main.balance - main.held;
  return {
    maintenance: announce(withdraw.maintenance, now, zone),
    currency,
    available: decimal(done < need ? 0n : spendable, currency),
    locked: decimal(main.held, currency),
    balance: decimal(spendable, currency),
    turnover: { need: decimal(need, currency), done: decimal(done, currency), left: decimal(need - done, currency) },
    min: decimal(min, currency),
    max: decimal(max, currency),
    timesLeft: rights.dailyTimes === null ? null : Math.max(0, rights.dailyTimes - today.times),
    quotaLeft: quota === null ? null : decimal(quota, currency),
    feePercent: rights.feePercent,
    freeTimesLeft: Math.max(0, rights.freeTimes - today.times),
    etaMinutes: withdraw.etaMinutes,
  };
}
