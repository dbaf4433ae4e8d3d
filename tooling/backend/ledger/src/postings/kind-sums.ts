import { all, raw } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";

/** What the postings of one kind of transfer have changed accounts by, within one period. */
export interface KindSum {
  readonly kind: string;
  /** How many of the edges had passed: 0 before the first. */
  readonly period: number;
  readonly amount: bigint;
}

/**
 * Sums of postings to accounts by kind of transfer, in the periods between `edges`, which are epoch milliseconds in
 * order: a posting at an edge is in the period that begins with it. Kinds without postings are left out.
 */
export function* kindSums(accounts: readonly string[], edges: readonly number[]): Work<readonly KindSum[]> {
  if (accounts.length === 0) return [];
  const cases = edges.map((_, index) => `when t.at < cast(? as bigint) then ${index}`).join(" ");
  const period = edges.length === 0 ? "0" : `case ${cases} else ${edges.length} end`;
  const rows = yield* all(
    raw<{ kind: string; period: bigint; amount: bigint }>(
      `select t.kind as kind, cast(${period} as bigint) as period, cast(sum(p.amount) as bigint) as amount
       from ledger_posting p join ledger_transfer t on t.id = p.transfer
       where p.account in (${accounts.map(() => "?").join(", ")}) group by 1, 2 order by 1, 2`,
      ...edges.map(BigInt),
      ...accounts,
    ),
  );
  return rows.map((row) => ({ ...row, period: Number(row.period) }));
}
