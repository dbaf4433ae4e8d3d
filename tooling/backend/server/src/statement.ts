import type { KindSum } from "@baize/ledger";

const MONTHS = 12;

/** What moved an account's money, in minor units; all are zero or more, but `other`. */
export interface Moved {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stakes: bigint;
  readonly returns: bigint;
  readonly awards: bigint;
  readonly other: bigint;
}

export interface StatementMonth extends Moved {
  /** `YYYY-MM` of the brand's calendar. */
  readonly month: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** Begin of a month of the calendar. */
export interface MonthStart {
  readonly month: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The months from a registration until now, twelve at most, the first first. Needs Temporal. */
export const statementMonths = (since: number, now: number, zone: string): readonly MonthStart[] => {
  const monthOf = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth();
  const last = monthOf(now);
  const starts: MonthStart[] = [];
  for (let back = 0; back < MONTHS; back += 1) {
    const month = last.subtract({ months: back });
    if (back > 0 && Temporal.PlainYearMonth.compare(month, monthOf(since)) < 0) break;
    const at = month.toPlainDate({ day: 1 }).toZonedDateTime(zone).epochMilliseconds;
    starts.unshift({ month: month.toString(), at });
  }
  return starts;
};

/** What the kinds of postings are on a statement; any other is `other`. */
const KINDS: Readonly<Record<string, keyof Moved>> = {
  deposit: "deposits",
  withdraw: "withdrawals",
  bet: "stakes",
  settle: "returns",
  bonus: "awards",
  rebate: "awards",
};
/** Money between wallets of the member, as the cashier and the games book it. */
const WITHIN: ReadonlySet<string> = new Set(["transfer", "provider_credit", "provider_debit"]);
/** What goes out, and stands on a statement without a sign. */
const OUT: ReadonlySet<keyof Moved> = new Set<keyof Moved>(["withdrawals", "stakes"]);

const NOTHING: Moved = { deposits: 0n, withdrawals: 0n, stakes: 0n, returns: 0n, awards: 0n, other: 0n };

const movedOf = (sums: readonly KindSum[]): Moved => {
  const moved = { ...NOTHING };
  for (const { kind, amount } of sums) {
    const name = KINDS[kind] ?? "other";
    moved[name] += OUT.has(name) ? -amount : amount;
  }
  return moved;
};

const changeOf = ({ deposits, withdrawals, stakes, returns, awards, other }: Moved): bigint =>
  deposits + returns + awards + other - withdrawals - stakes;

/**
 * Months with what moved the money in them, the latest first, and all of them together. `sums` are of the member's
 * central and game wallets, their periods begun by the months: period 0 is what was before.
 */
export const statementOf = (
  sums: readonly KindSum[],
  starts: readonly MonthStart[],
): { readonly months: readonly StatementMonth[]; readonly total: Moved } => {
  const counted = sums.filter(({ kind }) => !WITHIN.has(kind));
  let opening = changeOf(movedOf(counted.filter(({ period }) => period === 0)));
  const months = starts.map(({ month }, index): StatementMonth => {
    const moved = movedOf(counted.filter(({ period }) => period === index + 1));
    const row = { month, opening, ...moved, closing: opening + changeOf(moved) };
    opening = row.closing;
    return row;
  });
  return { months: months.toReversed(), total: movedOf(counted.filter(({ period }) => period > 0)) };
};
