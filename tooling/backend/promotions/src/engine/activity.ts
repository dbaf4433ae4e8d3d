import type { BudgetAccount } from "@baize/cashier";
import { addDays, calendarSpan, type CalendarSpan, type DateRange, startOfDay } from "@baize/domain";
import { all, first, prepared, type Work } from "@baize/ledger";
import * as v from "valibot";
import type { PromotionBrand } from "../interface/ports.ts";
import {
  type ActivityRules,
  activityRules,
  type ActivityType,
  type RulesOf,
  type Span,
} from "../rules/activity-rules.ts";
import { type ActivityRow, q } from "../store/tables.ts";

/** A stored promotion of a brand. */
export interface Activity<R extends ActivityRules = ActivityRules> {
  readonly id: string;
  readonly brand: PromotionBrand;
  readonly rules: R;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly stoppedAt: number | null;
}

const instantOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** Most stored rules that are kept as they were read; all brands of a server have fewer. */
const KEPT = 1_000;
const kept = new Map<string, ActivityRules>();
/** Rules by the text that stores them, which every call of promotions reads and which is checked once. */
const readRules = (text: string): ActivityRules => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const rules = v.parse(activityRules, JSON.parse(text));
  if (kept.size === KEPT) kept.clear();
  kept.set(text, rules);
  return rules;
};

const activityOf = (brand: PromotionBrand, row: ActivityRow): Activity => ({
  id: row.id,
  brand,
  rules: readRules(row.rules),
  startsAt: instantOf(row.starts_at),
  endsAt: instantOf(row.ends_at),
  stoppedAt: instantOf(row.stopped_at),
});

/** The half-open period of rules, in the brand's zone; null: no end on that side. */
export const periodOf = ({ from, to }: ActivityRules, zone: string) => ({
  startsAt: from === null ? null : startOfDay(zone, from),
  endsAt: to === null ? null : startOfDay(zone, addDays(to, 1) ?? to),
});

const rowOf = prepared((brand: string, id: string) =>
  q.selectFrom("promo_activity").selectAll().where("brand", "=", brand).where("id", "=", id),
);
export function* findActivity(brand: PromotionBrand, id: string): Work<Activity | null> {
  const row = yield* first(rowOf(brand.code, id));
  return row === undefined ? null : activityOf(brand, row);
}

const rowsOf = prepared((brand: string) =>
  q.selectFrom("promo_activity").selectAll().where("brand", "=", brand).orderBy("seq").orderBy("id"),
);
/** All of a brand, in the order of the list. */
export function* allActivities(brand: PromotionBrand): Work<readonly Activity[]> {
  const rows = yield* all(rowsOf(brand.code));
  return rows.map((row) => activityOf(brand, row));
}

export type ActivityOf<T extends ActivityType> = Activity<RulesOf<T>>;

/** The activity as one of its type; null for one of another. */
export const asType = <T extends ActivityType>(activity: Activity | null, type: T): ActivityOf<T> | null =>
  activity?.rules.type === type ? (activity as ActivityOf<T>) : null;

export type ActivityState = "upcoming" | "open" | "ended";

export const stateOf = ({ startsAt, endsAt, stoppedAt }: Activity, now: number): ActivityState => {
  if (stoppedAt !== null || (endsAt !== null && now >= endsAt)) return "ended";
  return startsAt !== null && now < startsAt ? "upcoming" : "open";
};

export const budgetOf = ({ id, brand }: Pick<Activity, "id" | "brand">): BudgetAccount => ({
  brand: brand.code,
  promotion: id,
  currency: brand.currency,
});

const FAR = 8_640_000_000_000_000;

/** The half-open range that a condition's sums are taken over; never outside the activity, but for `life`. */
export const rangeOf = (activity: Activity, span: Span, now: number): DateRange => {
  if (span === "life") return { startMs: 0, endMs: FAR };
  const own = { startMs: activity.startsAt ?? 0, endMs: activity.endsAt ?? FAR };
  if (span === "activity") return own;
  const { startMs, endMs } = calendarSpan(span, activity.brand.zone, now);
  return { startMs: Math.max(startMs, own.startMs), endMs: Math.min(endMs, own.endMs) };
};

/** Names the span that an instant is in, for what a member gets once in each. */
export const spanKey = (zone: string, span: CalendarSpan | "once" | "activity", now: number): string =>
  span === "once" || span === "activity" ? "once" : `${span}:${calendarSpan(span, zone, now).firstDay}`;
