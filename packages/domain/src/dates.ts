import { requireTemporal } from "./temporal.ts";

/** -1 none, 0 today, 1 yesterday, 2 last 7 days, 3 last 30 days (docs/specification.md §9.5). */
export type DatePreset = -1 | 0 | 1 | 2 | 3;

export const DATE_PRESETS = [-1, 0, 1, 2, 3] as const satisfies readonly DatePreset[];

/** Half-open range of instants in epoch milliseconds: `startMs` belongs to it, `endMs` does not. */
export interface DateRange {
  readonly startMs: number;
  readonly endMs: number;
}

export type RangeRefusal = "malformed_day" | "end_before_start" | "too_long";

export type RangeReading =
  | { readonly ok: true; readonly range: DateRange }
  | { readonly ok: false; readonly reason: RangeRefusal };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** First day back from today and first day after the range, as offsets from today. */
const PRESET_DAYS: Readonly<Record<Exclude<DatePreset, -1>, readonly [number, number]>> = {
  0: [0, 1],
  1: [-1, 0],
  2: [-6, 1],
  3: [-29, 1],
};

/**
 * Range of a preset in calendar days of the site's zone; `null` for -1. "Last 7 days" is today and the
 * 6 days before, "last 30 days" today and the 29 before: our reading of docs/specification.md §9.5.
 *
 * @throws RangeError for an unknown zone
 */
export function presetRange(preset: DatePreset, zone: string, nowMs: number): DateRange | null {
  if (preset === -1) return null;
  const today = zoned(nowMs, zone).toPlainDate();
  const [first, after] = PRESET_DAYS[preset];
  return {
    startMs: startOf(today.add({ days: first }), zone),
    endMs: startOf(today.add({ days: after }), zone),
  };
}

/**
 * Range from one calendar day to another, both included.
 *
 * @param startDay `YYYY-MM-DD` in the zone
 * @param endDay `YYYY-MM-DD` in the zone
 * @param limit longest span, in calendar months counted from `startDay`
 */
export function customRange(
  startDay: string,
  endDay: string,
  zone: string,
  limit: { readonly maxMonths: number },
): RangeReading {
  const start = parseDay(startDay);
  const end = parseDay(endDay);
  if (!start || !end) return { ok: false, reason: "malformed_day" };
  if (Temporal.PlainDate.compare(end, start) < 0) return { ok: false, reason: "end_before_start" };
  const after = end.add({ days: 1 });
  if (Temporal.PlainDate.compare(after, start.add({ months: limit.maxMonths })) > 0)
    return { ok: false, reason: "too_long" };
  return { ok: true, range: { startMs: startOf(start, zone), endMs: startOf(after, zone) } };
}

/** Calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayIn(zone: string, ms: number): string {
  return zoned(ms, zone).toPlainDate().toString();
}

/** First instant of the next calendar day of the zone, in epoch milliseconds. */
export function nextMidnight(zone: string, ms: number): number {
  return startOf(zoned(ms, zone).toPlainDate().add({ days: 1 }), zone);
}

/** First instant of a calendar day of the zone, in epoch milliseconds; `null` for a text that is no day. */
export function startOfDay(zone: string, day: string): number | null {
  const date = parseDay(day);
  return date && startOf(date, zone);
}

/**
 * Half-open range from one calendar day of the zone to another, both included.
 *
 * @throws RangeError for a text that is no day
 */
export function rangeOfDays(zone: string, firstDay: string, lastDay: string = firstDay): DateRange {
  const [first, last] = [parseDay(firstDay), parseDay(lastDay)];
  if (!first || !last) throw new RangeError(`"${firstDay}" or "${lastDay}" is no day of the calendar.`);
  return { startMs: startOf(first, zone), endMs: startOf(last.add({ days: 1 }), zone) };
}

/** Calendar day `days` days later, earlier when negative; `null` for a text that is no day. */
export function addDays(day: string, days: number): string | null {
  return parseDay(day)?.add({ days }).toString() ?? null;
}

/** Calendar day `months` months before the day of `nowMs`; the 31st becomes the last day of a shorter month. */
export function monthsAgo(zone: string, nowMs: number, months: number): string {
  return zoned(nowMs, zone).toPlainDate().subtract({ months }).toString();
}

/**
 * The instant that is so much later by the zone's calendar and clocks, in epoch milliseconds; where the month has no
 * such day, its last one.
 *
 * @param duration ISO 8601, such as `P1M`
 * @throws RangeError for a text that is no duration
 */
export function addDuration(zone: string, ms: number, duration: string): number {
  return zoned(ms, zone).add(duration).epochMilliseconds;
}

/** Spans of a calendar; weeks begin on Monday. */
export const CALENDAR_SPANS = ["day", "week", "month", "quarter", "year"] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

/** The span of the zone's calendar that holds an instant: its first day, which names it, and its half-open range. */
export function calendarSpan(
  span: CalendarSpan,
  zone: string,
  ms: number,
): DateRange & { readonly firstDay: string; readonly lastDay: string } {
  const today = zoned(ms, zone).toPlainDate();
  const first = {
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
    quarter: today.with({ day: 1, month: today.month - ((today.month - 1) % 3) }),
    year: today.with({ month: 1, day: 1 }),
  }[span];
  const after = first.add(span === "quarter" ? { months: 3 } : { [`${span}s`]: 1 });
  return {
    firstDay: first.toString(),
    lastDay: after.subtract({ days: 1 }).toString(),
    startMs: startOf(first, zone),
    endMs: startOf(after, zone),
  };
}

/** Year-month-day for display, `"2026-11-27"` (docs/specification.md §9.9); `""` for an unreadable instant. */
export function formatDate(instant: number | string, zone: string): string {
  const ms = toMs(instant);
  return ms === null ? "" : dayIn(zone, ms);
}

/** `"2026-11-27 08:05:09"` for display; `""` for an unreadable instant. */
export function formatDateTime(instant: number | string, zone: string): string {
  const ms = toMs(instant);
  if (ms === null) return "";
  return zoned(ms, zone).toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ");
}

/** Wire form with the zone's offset, `"2026-11-27T10:00:00+08:00"`. */
export function toIso(ms: number, zone: string): string {
  return zoned(ms, zone).toString({ timeZoneName: "never" });
}

/** Epoch milliseconds of an ISO 8601 instant with `Z` or an offset; anything else is `null`. */
export function parseIso(iso: string): number | null {
  requireTemporal();
  if (!ISO.test(iso)) return null;
  try {
    return Temporal.Instant.from(iso).epochMilliseconds;
  } catch {
    return null;
  }
}

function toMs(instant: number | string): number | null {
  if (typeof instant === "string") return parseIso(instant);
  return Number.isInteger(instant) && Math.abs(instant) <= 8.64e15 ? instant : null;
}

function zoned(ms: number, zone: string): Temporal.ZonedDateTime {
  requireTemporal();
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

function parseDay(day: string): Temporal.PlainDate | null {
  requireTemporal();
  if (!DAY.test(day)) return null;
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return null;
  }
}
