import { customRange, type DatePreset, type DateRange, dayIn, presetRange, startOfDay } from "@baize/domain";
import { type Refusal, refuse } from "../http/answer.ts";

/** Longest period of own choice. */
const MAX_MONTHS = 12;

export interface Period {
  readonly date: number;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/**
 * The instants of a record period, as the cashier reads it: own days win over the preset, one day alone reaches to
 * today or is the last and only one, and neither days nor preset means everything (null).
 */
export const readPeriod = (
  { date, start, end }: Period,
  zone: string,
  now: number,
): { readonly ok: true; readonly range: DateRange | null } | Refusal<"period_too_long" | "bad_request"> => {
  if (start === undefined && end === undefined) return { ok: true, range: presetRange(date as DatePreset, zone, now) };
  const last = end ?? dayIn(zone, now);
  const reading = customRange(start ?? last, last, zone, { maxMonths: MAX_MONTHS });
  if (reading.ok) return reading;
  if (reading.reason === "too_long") return refuse("period_too_long", { months: String(MAX_MONTHS) });
  return refuse("bad_request", { field: start !== undefined && startOfDay(zone, start) === null ? "start" : "end" });
};
