import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import { customRange, dayIn, presetRange, startOfDay, type DatePreset, type DateRange } from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { findMember } from "./book.ts";
import { depositAt } from "./deposit-view.ts";
import { accept, decimal, instant, instantOrNull, refuse, type Env } from "./env.ts";
import { q, type OrderRow } from "./tables.ts";
import type { CashierContext, MemberCashier } from "./types.ts";

/** Longest period of own choice. */
const MAX_MONTHS = 12;
const DONE = sql`state in ('succeeded', 'paid')`;

type Input = CallParsed<typeof contract.finance.transactions>;
type Row = CallData<typeof contract.finance.transactions>["list"][number];

/** Own days win over the preset; one day alone reaches to today, or is the last and only one. No days and -1: everything. */
const periodOf = ({ start, end, date }: Input, zone: string, now: number) => {
  if (start === undefined && end === undefined) return accept<DateRange | null>(presetRange(date as DatePreset, zone, now));
  const last = end ?? dayIn(zone, now);
  const read = customRange(start ?? last, last, zone, { maxMonths: MAX_MONTHS });
  if (read.ok) return accept<DateRange | null>(read.range);
  if (read.reason === "too_long") return refuse("period_too_long", { months: String(MAX_MONTHS) });
  return refuse("bad_request", { field: start !== undefined && startOfDay(zone, start) === null ? "start" : "end" });
};

const viewRow = (stored: OrderRow, zone: string, now: number): Row => {
  const row = stored.kind === "deposit" ? depositAt(stored, now) : stored;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    amount: decimal(row.effect, row.currency),
    fee: decimal(row.fee, row.currency),
    currency: row.currency,
    state: row.state as Row["state"],
    reason: row.reason,
    time: instant(row.created_at, zone),
    settledAt: instantOrNull(row.settled_at, zone),
  };
};

function* transactionsOf(ctx: CashierContext, input: Input, range: DateRange | null, now: number): Work<CallData<typeof contract.finance.transactions>> {
  const { brand, member } = ctx;
  const { currency, zone } = brand;
  const account = yield* findMember(member.id, brand.code);
  let matching = q.selectFrom("cashier_order").where("member", "=", member.id).where("brand", "=", brand.code);
  if (input.kind !== "all") matching = matching.where(sql<string>`kind`, "=", input.kind);
  if (range !== null) matching = matching.where("created_at", ">=", BigInt(range.startMs)).where("created_at", "<", BigInt(range.endMs));
  const sums = yield* first(
    matching.select([
      sql<bigint>`count(*)`.as("total"),
      sql<bigint>`coalesce(sum(case when ${DONE} and effect > 0 then effect else 0 end), 0)`.as("in"),
      sql<bigint>`coalesce(sum(case when ${DONE} and effect < 0 then -effect else 0 end), 0)`.as("out"),
      sql<bigint>`coalesce(sum(case when ${DONE} then fee else 0 end), 0)`.as("fee"),
    ]),
  );
  const rows = yield* all(
    matching
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(input.size)
      .offset((input.page - 1) * input.size),
  );
  return {
    total: Number(sums?.total ?? 0n),
    sum: { in: decimal(sums?.in ?? 0n, currency), out: decimal(sums?.out ?? 0n, currency), fee: decimal(sums?.fee ?? 0n, currency) },
    netDeposits: decimal(account.deposits - account.withdrawals, currency),
    since: dayIn(zone, Number(account.opened_at)),
    currency,
    list: rows.map((row) => viewRow(row, zone, now)),
  };
}

export const recordCalls = (env: Env): Pick<MemberCashier, "transactions"> => ({
  transactions: async (ctx, input) => {
    const now = env.clock();
    const period = periodOf(input, ctx.brand.zone, now);
    if (!period.ok) return period;
    return env.database.read(function* () {
      return accept(yield* transactionsOf(ctx, input, period.data, now));
    });
  },
});
