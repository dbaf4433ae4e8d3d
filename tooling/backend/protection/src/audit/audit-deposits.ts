import { LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import { leftOf, type MemberDeposits, usageOf } from "../rules/usage.ts";
import type { LimitRow, PauseRow } from "../store/tables.ts";
import { limitAt, pauseAt, type Protected, type ProtectionFinding } from "./findings.ts";

/** A deposit order of a member over its life: epoch milliseconds, minor units of the account's currency. */
export interface DepositHistory {
  readonly id: string;
  readonly amount: bigint;
  readonly openedAt: number;
  /** From then on it counts only once it is credited: it expired, was cancelled, refused or credited. */
  readonly openUntil: number;
  /** Null: not credited. */
  readonly creditedAt: number | null;
}

/**
 * What counted when an order was opened. Where an instant is shared, what is doubtful does not count: of orders opened
 * in it those that outlast it count, each for the next, and a credit in it is none yet.
 */
const before = (order: DepositHistory, orders: readonly DepositHistory[]): MemberDeposits => {
  const at = order.openedAt;
  const isTwin = (one: DepositHistory): boolean => one.openedAt === at && one.id < order.id && order.openUntil > at;
  const earlier = orders.filter((one) => one.openedAt < at || isTwin(one));
  const credited = earlier.filter(({ creditedAt }) => creditedAt !== null && creditedAt < at);
  return {
    credited: credited.map(({ creditedAt, amount }) => ({ at: creditedAt ?? at, amount })),
    open: earlier
      .filter((one) => !credited.includes(one) && one.openUntil > at)
      .map(({ openUntil, amount }) => ({ until: openUntil, amount })),
  };
};

const isOver =
  (order: DepositHistory, deposits: MemberDeposits, limits: readonly LimitRow[], zone: string) =>
  (period: LimitPeriod): ProtectionFinding[] => {
    const at = order.openedAt;
    const limit = limitAt(limits, period, at);
    if (limit === undefined) return [];
    const left = leftOf(limit.amount, usageOf(period, deposits, at, zone).used);
    if (order.amount <= left) return [];
    const detail = `${order.amount} was asked for where ${left} of ${limit.amount} were left of the ${period}`;
    return [{ rule: "over_deposit_limit", subject: order.id, detail }];
  };

const isPaused = (order: DepositHistory, pauses: readonly PauseRow[]): ProtectionFinding[] => {
  const pause = pauseAt(pauses, order.openedAt);
  if (pause === undefined) return [];
  return [{ rule: "deposit_while_paused", subject: order.id, detail: `opened during ${pause.kind} "${pause.id}"` }];
};

/** Orders that were opened above what was left of a limit, or during a pause. */
export const auditDeposits = (
  orders: readonly DepositHistory[],
  { limits, pauses, zone }: Protected,
): readonly ProtectionFinding[] => {
  const own = limits.filter(({ kind }) => kind === "deposit");
  return orders.flatMap((order) => [
    ...isPaused(order, pauses),
    ...LIMIT_PERIODS.flatMap(isOver(order, before(order, orders), own, zone)),
  ]);
};
