import {
  type CategoryId,
  customRange,
  type DatePreset,
  dayIn,
  isCategoryId,
  presetRange,
  startOfDay,
} from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type AgencyContext, type Env, type Paging } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { maskName } from "./mask-name.ts";
import { decimalIn, total } from "./sums.ts";

/** Longest custom period. */
const MAX_MONTHS = 12;

/** A preset of days, or days of the brand's zone, both included, which take precedence. */
export interface EarningInput extends Paging {
  readonly date: number;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export interface EarningPage {
  readonly total: number;
  /** Of all rows of the period: the sum of their amounts, and what of it was paid. */
  readonly sum: string;
  readonly paid: string;
  /** Newest first. */
  readonly list: readonly {
    readonly day: string;
    /** Masked. */
    readonly invitee: string;
    /** Null: net revenue. */
    readonly category: CategoryId | null;
    readonly base: string;
    readonly percent: string;
    readonly amount: string;
    readonly paid: boolean;
  }[];
}

type PeriodCode = "period_too_long" | "bad_request";
interface Days {
  readonly first: string;
  readonly last: string;
}

/** Null: all days. A start alone reaches to today, an end alone is that day. */
const daysOf = (zone: string, { date, start, end }: EarningInput, now: number): Answer<Days | null, PeriodCode> => {
  if (start === undefined && end === undefined) {
    const range = presetRange(date as DatePreset, zone, now);
    return accept(range && { first: dayIn(zone, range.startMs), last: dayIn(zone, range.endMs - 1) });
  }
  const last = end ?? dayIn(zone, now);
  const read = customRange(start ?? last, last, zone, { maxMonths: MAX_MONTHS });
  if (read.ok) return accept({ first: start ?? last, last });
  if (read.reason === "too_long") return refuse("period_too_long", { months: String(MAX_MONTHS) });
  return refuse("bad_request", { field: start !== undefined && startOfDay(zone, start) === null ? "start" : "end" });
};

const partCategory = (part: string): CategoryId | null => {
  const id = Number(part);
  return isCategoryId(id) ? id : null;
};

/** What the member has earned in a period, by day, invitee and part. */
export function* earningList(
  env: Env,
  { brand, member }: AgencyContext,
  input: EarningInput,
  now: number,
): Work<Answer<EarningPage, PeriodCode>> {
  const days = daysOf(brand.zone, input, now);
  if (!days.ok) return days;
  let matching = q
    .selectFrom("agency_earning")
    .where("brand", "=", brand.code)
    .where("agent", "=", member)
    .where("amount", ">", 0n);
  if (days.data !== null) matching = matching.where("day", ">=", days.data.first).where("day", "<=", days.data.last);
  const sums = yield* first(matching.select([sql<bigint>`count(*)`.as("count"), total]));
  const paid = yield* first(matching.where("payout", "is not", null).select(total));
  const rows = yield* all(
    matching
      .selectAll()
      .orderBy("day", "desc")
      .orderBy("invitee")
      .orderBy("part")
      .limit(input.size)
      .offset((input.page - 1) * input.size),
  );
  const names = new Map<string, string>();
  for (const { invitee } of rows)
    if (!names.has(invitee)) names.set(invitee, maskName((yield* env.memberOf(brand.code, invitee)).name));
  const decimal = decimalIn(brand.currency);
  return accept({
    total: Number(sums?.count ?? 0n),
    sum: decimal(sums?.total ?? 0n),
    paid: decimal(paid?.total ?? 0n),
    list: rows.map(({ day, invitee, part, base, percent, amount, payout }) => ({
      day,
      invitee: names.get(invitee) ?? "",
      category: partCategory(part),
      base: decimal(base),
      percent,
      amount: decimal(amount),
      paid: payout !== null,
    })),
  });
}
