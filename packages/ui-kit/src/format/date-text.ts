import type { Locale } from "../provider/site-context.ts";
import { UNKNOWN } from "./unknown.ts";

/** ISO text with offset, epoch milliseconds, or a Date. */
export type Instant = string | number | Date;

export type DateStyle = "short" | "long";

const readInstant = (value: Instant): Date | null => {
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
};

const cache = new Map<string, Intl.DateTimeFormat>();
const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  cache.set(key, made);
  return made;
};

const digits = (date: Date, zone: string, seconds: boolean): Record<string, string> => {
  const parts = formatter("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds && { second: "2-digit" }),
    hourCycle: "h23",
  }).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
};

/** Whose way of writing dates a language follows, where that is not its own. */
const dateLocale: Readonly<Partial<Record<Locale, string>>> = { en: "en-GB" };

/** Year-month-day in the zone: `2026-11-27`, or long `2026年11月27日` / `27 November 2026`. */
export const dateText = (value: Instant, locale: Locale, zone: string, style: DateStyle): string => {
  if (style === "short") return dayText(value, zone);
  const date = readInstant(value);
  return date ? formatter(dateLocale[locale] ?? locale, { timeZone: zone, dateStyle: "long" }).format(date) : UNKNOWN;
};

/** The day in the zone, `2026-11-27`, as calendars and calls write it. */
export const dayText = (value: Instant, zone: string): string => {
  const date = readInstant(value);
  if (!date) return UNKNOWN;
  const { year, month, day } = digits(date, zone, false);
  return `${year}-${month}-${day}`;
};

/** The zone as people call it at that time; its identifier where it has no name. */
export const zoneText = (value: Instant, locale: Locale, zone: string): string =>
  formatter(locale, { timeZone: zone, timeZoneName: "long" })
    .formatToParts(readInstant(value) ?? undefined)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;

/** Hours and minutes in the zone, `09:05`, with seconds when asked. */
export const timeText = (value: Instant, zone: string, seconds: boolean): string => {
  const date = readInstant(value);
  if (!date) return UNKNOWN;
  const { hour, minute, second } = digits(date, zone, seconds);
  return [hour, minute, ...(seconds ? [second] : [])].join(":");
};

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** "3 分钟前", "in 2 hours"; beside an exact time only. */
export const relativeText = (value: Instant, now: number, locale: string): string => {
  const date = readInstant(value);
  if (!date) return UNKNOWN;
  const distance = date.getTime() - now;
  const [unit, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? (["second", 1000] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(distance / size), unit);
};
