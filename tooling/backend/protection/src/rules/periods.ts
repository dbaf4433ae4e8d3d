import type { BreakLength, ExclusionLength, LimitPeriod } from "@baize/domain";

const HOUR_MS = 3_600_000;
const EXACT_MS: Readonly<Record<Exclude<LimitPeriod, "month">, number>> = { day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS };

/** No period is longer: 31 days, a day for the end of a short month, and a change of the clocks. */
export const LONGEST_PERIOD_MS = 33 * 24 * HOUR_MS;

const zoned = (ms: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);

/**
 * When a deposit of an instant stops counting, in epoch milliseconds: after 24 hours, 7 times as many, or at the same
 * time of the zone one calendar month later. Where that month has no such day, it is the begin of the month after it:
 * a limit of a month never counts less than the month, and nothing counts again that has stopped to.
 */
export const freesAt = (period: LimitPeriod, ms: number, zone: string): number => {
  if (period !== "month") return ms + EXACT_MS[period];
  const at = zoned(ms, zone);
  const after = at.add({ months: 1 });
  return (after.day < at.day ? after.add({ days: 1 }).startOfDay() : after).epochMilliseconds;
};

/**
 * The first instant whose deposits, bets or minutes still count now: what frees at `now` counts no more. Where clocks
 * repeat or leave out an hour a month ago, it is exact to that hour.
 */
export const countsSince = (period: LimitPeriod, now: number, zone: string): number => {
  if (period !== "month") return now - EXACT_MS[period] + 1;
  let [free, counted] = [now - LONGEST_PERIOD_MS, now];
  while (counted - free > 1) {
    const middle = Math.floor((free + counted) / 2);
    if (freesAt(period, middle, zone) > now) counted = middle;
    else free = middle;
  }
  return counted;
};

/** When a break or an exclusion that begins now ends, by the calendar of the zone; ends of months are clamped. */
export const pauseEnd = (length: BreakLength | ExclusionLength, ms: number, zone: string): number =>
  zoned(ms, zone).add(Temporal.Duration.from(length)).epochMilliseconds;
