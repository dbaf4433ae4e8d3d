import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import {
  type AssetCode,
  customRange,
  type DatePreset,
  type DateRange,
  dayIn,
  presetRange,
  startOfDay,
  type TransactionStatus,
} from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, refuse } from "@baize/safeguards";
import { decimal, instant, instantOrNull } from "../amounts/format.ts";
import { depositAt } from "../deposits/deposit-view.ts";
import type { ExchangeFacts } from "../exchange/exchange-rules.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

/** Longest custom period. */
const MAX_MONTHS = 12;
/** States whose money has moved. */
const SETTLED: readonly TransactionStatus[] = ["succeeded", "paid"];

type Input = CallParsed<typeof contract.finance.transactions>;
type Page = CallData<typeof contract.finance.transactions>;
type Row = Page["list"][number];

/** Custom days take precedence over the preset; a start alone reaches to today, an end alone is that day. -1: all. */
const periodOf = ({ start, end, date }: Input, zone: string, now: number) => {
  if (start === undefined && end === undefined)
    return accept<DateRange | null>(presetRange(date as DatePreset, zone, now));
  const last = end ?? dayIn(zone, now);
  const read = customRange(start ?? last, last, zone, { maxMonths: MAX_MONTHS });
  if (read.ok) return accept<DateRange | null>(read.range);
  if (read.reason === "too_long") return refuse("period_too_long", { months: String(MAX_MONTHS) });
  return refuse("bad_request", { field: start !== undefined && startOfDay(zone, start) === null ? "start" : "end" });
};

const coinSide = ({ coin, coin_effect, facts }: OrderRow): Row["coin"] =>
  coin === null || coin_effect === null
    ? null
    : { asset: coin, amount: decimal(coin_effect, coin), rate: (JSON.parse(facts) as ExchangeFacts).rate };

const viewRow = (stored: OrderRow, zone: string, now: number): Row => {
  const row = stored.kind === "deposit" ? depositAt(stored, now) : stored;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    amount: decimal(row.effect, row.currency),
    fee: decimal(row.fee, row.currency),
    currency: row.currency,
    coin: coinSide(row),
    state: row.state,
    reason: row.reason,
    time: instant(row.created_at, zone),
    settledAt: instantOrNull(row.settled_at, zone),
  };
};

const ordersOf = ({ brand, member }: CashierContext) =>
  q.selectFrom("cashier_order").where("member", "=", member.id).where("brand", "=", brand.code);

/** In and out of each wallet over the settled rows, an exchange on both sides; the account currency first. */
function* sumsOf(matching: ReturnType<typeof ordersOf>, currency: AssetCode): Work<Page["sums"]> {
  const totals = (effect: "effect" | "coin_effect", fee: "fee" | "0") => [
    sql<bigint>`coalesce(sum(case when ${sql.ref(effect)} > 0 then ${sql.ref(effect)} else 0 end), 0)`.as("in"),
    sql<bigint>`coalesce(sum(case when ${sql.ref(effect)} < 0 then -${sql.ref(effect)} else 0 end), 0)`.as("out"),
    sql<bigint>`coalesce(sum(${sql.raw(fee)}), 0)`.as("fee"),
  ];
  const done = matching.where("state", "in", [...SETTLED]);
  const sides = [
    ...(yield* all(done.select(["currency as asset", ...totals("effect", "fee")]).groupBy("currency"))),
    ...(yield* all(
      done
        .where("coin", "is not", null)
        .select(["coin as asset", ...totals("coin_effect", "0")])
        .groupBy("coin"),
    )),
  ];
  const assets = [...new Set([currency, ...sides.flatMap(({ asset }) => asset ?? []).toSorted()])];
  return assets.map((asset) => {
    const total = (of: "in" | "out" | "fee"): string =>
      decimal(
        sides.reduce((sum, side) => (side.asset === asset ? sum + side[of] : sum), 0n),
        asset,
      );
    return { currency: asset, in: total("in"), out: total("out"), fee: total("fee") };
  });
}

function* transactionsOf(ctx: CashierContext, input: Input, range: DateRange | null, now: number): Work<Page> {
  const { brand, member } = ctx;
  const { currency, zone } = brand;
  const account = yield* findMember(member.id, brand.code);
  let matching = ordersOf(ctx);
  if (input.kind !== "all") matching = matching.where("kind", "=", input.kind);
  if (range !== null)
    matching = matching.where("created_at", ">=", BigInt(range.startMs)).where("created_at", "<", BigInt(range.endMs));
  const count = yield* first(matching.select(sql<bigint>`count(*)`.as("total")));
  const rows = yield* all(
    matching
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(input.size)
      .offset((input.page - 1) * input.size),
  );
  return {
    total: Number(count?.total ?? 0n),
    sums: yield* sumsOf(matching, currency),
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
