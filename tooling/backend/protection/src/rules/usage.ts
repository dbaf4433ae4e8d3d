import { LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import { freesAt } from "./periods.ts";

/** What was paid in or may be, gross, in minor units of the account's currency. */
export interface MemberDeposits {
  readonly credited: readonly { readonly at: number; readonly amount: bigint }[];
  /** Orders that may still be paid; `until`: they end then, null where nobody knows. */
  readonly open: readonly { readonly until: number | null; readonly amount: bigint }[];
}

export interface Usage {
  readonly used: bigint;
  /** When the next of it stops counting; null where nothing is used, or nobody knows. */
  readonly freesAt: number | null;
}

export const usageOf = (period: LimitPeriod, { credited, open }: MemberDeposits, now: number, zone: string): Usage => {
  const counted = credited
    .map(({ at, amount }) => ({ until: freesAt(period, at, zone), amount }))
    .filter(({ until }) => until > now);
  const all = [...counted, ...open.filter(({ until }) => until === null || until > now)];
  const ends = all.flatMap(({ until }) => (until === null ? [] : [until]));
  return {
    used: all.reduce((sum, { amount }) => sum + amount, 0n),
    freesAt: ends.length === 0 ? null : ends.reduce((least, end) => Math.min(least, end)),
  };
};

/** What may still be paid in; never below zero. */
export const leftOf = (limit: bigint, used: bigint): bigint => (used < limit ? limit - used : 0n);

export type Limits = Readonly<Partial<Record<LimitPeriod, bigint>>>;

/** A limit that an amount would pass. */
export interface LimitHit {
  readonly period: LimitPeriod;
  readonly limit: bigint;
  readonly left: bigint;
  readonly until: number | null;
}

/** A limit as a hit where an amount passes what is left of it. */
export const hitOf = (
  amount: bigint,
  period: LimitPeriod,
  limit: bigint,
  { used, freesAt: until }: Usage,
): LimitHit | null => {
  const left = leftOf(limit, used);
  return amount > left ? { period, limit, left, until } : null;
};

/** The one of which least is left, the longer period where two are equal; null of none. */
export const leastLeft = (hits: readonly (LimitHit | null)[]): LimitHit | null =>
  hits.reduce((least, hit) => (least === null || (hit !== null && hit.left <= least.left) ? hit : least), null);

/** The limit that a deposit would pass, the one of which least is left. */
export const hitBy = (
  amount: bigint,
  limits: Limits,
  deposits: MemberDeposits,
  now: number,
  zone: string,
): LimitHit | null =>
  leastLeft(
    LIMIT_PERIODS.map((period) => {
      const limit = limits[period];
      return limit === undefined ? null : hitOf(amount, period, limit, usageOf(period, deposits, now, zone));
    }),
  );
