import { LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import { all, type Database, type Work } from "@baize/ledger";
import type { Account } from "../interface/ports.ts";
import { endOf } from "../pauses/pauses.ts";
import { leftOf, type MemberDeposits, usageOf } from "../rules/usage.ts";
import { type LimitRow, type PauseRow, q } from "../store/tables.ts";

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

export interface ProtectionFinding {
  readonly rule: "over_deposit_limit" | "deposit_while_paused";
  /** The order's id. */
  readonly subject: string;
  readonly detail: string;
}

export interface AuditPorts {
  readonly zoneOf: (brand: string) => string;
  /** All deposit orders of a member. */
  readonly historyOf: (account: Account) => Work<readonly DepositHistory[]>;
}

/** What counted when an order was opened; where an instant is shared, what is doubtful does not count. */
const before = (order: DepositHistory, orders: readonly DepositHistory[]): MemberDeposits => {
  const at = order.openedAt;
  const earlier = orders.filter((one) => one.openedAt < at || (one.openedAt === at && one.id < order.id));
  const credited = earlier.filter(({ creditedAt }) => creditedAt !== null && creditedAt <= at);
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
    const limit = limits.find(
      (row) => row.period === period && Number(row.since) < at && (row.until === null || Number(row.until) > at),
    );
    if (limit === undefined) return [];
    const left = leftOf(limit.amount, usageOf(period, deposits, at, zone).used);
    if (order.amount <= left) return [];
    const detail = `${order.amount} was asked for where ${left} of ${limit.amount} were left of the ${period}`;
    return [{ rule: "over_deposit_limit", subject: order.id, detail }];
  };

const isPaused = (order: DepositHistory, pauses: readonly PauseRow[]): ProtectionFinding[] => {
  const pause = pauses.find((row) => Number(row.since) < order.openedAt && order.openedAt < endOf(row));
  if (pause === undefined) return [];
  return [{ rule: "deposit_while_paused", subject: order.id, detail: `opened during ${pause.kind} "${pause.id}"` }];
};

/**
 * Replays the deposit orders of all who have or had limits or pauses: none may have been opened above what was left of
 * a limit, or during a pause. A change in the very millisecond of an order is in doubt and gives no finding.
 */
export const auditProtection = (
  database: Pick<Database, "read">,
  { zoneOf, historyOf }: AuditPorts,
): Promise<readonly ProtectionFinding[]> =>
  database.read(function* () {
    const limits = yield* all(q.selectFrom("protection_limit").selectAll());
    const pauses = yield* all(q.selectFrom("protection_pause").selectAll());
    const accounts = new Map<string, Account>();
    for (const { brand, member } of [...limits, ...pauses]) accounts.set(`${brand}/${member}`, { brand, member });
    const findings: ProtectionFinding[] = [];
    for (const account of accounts.values()) {
      const isOwn = ({ brand, member }: Account): boolean => brand === account.brand && member === account.member;
      const [own, off] = [limits.filter(isOwn), pauses.filter(isOwn)];
      const orders = yield* historyOf(account);
      for (const order of orders) {
        findings.push(...isPaused(order, off));
        findings.push(...LIMIT_PERIODS.flatMap(isOver(order, before(order, orders), own, zoneOf(account.brand))));
      }
    }
    return findings;
  });
