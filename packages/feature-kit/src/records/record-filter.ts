import { addDays, customRange, DATE_PRESETS } from "@baize/domain";
import type { Period } from "@baize/ui-kit";

/** Readers of the facets of a filter, by their names in the address; null for a text that means nothing. */
export type Facets = Readonly<Record<string, (text: string) => string | number | null>>;
export type FacetValues<F extends Facets> = { readonly [K in keyof F]: ReturnType<F[K]> | null };

/** What the address asks for. A facet that is null narrows nothing. */
export interface RecordFilter<F extends Facets> {
  readonly period: Period;
  readonly facets: FacetValues<F>;
  /** From 1. */
  readonly page: number;
}

/** A period as the contract takes it: presets and own days exclude each other. */
export type PeriodInput =
  | { readonly date: Extract<Period, { kind: "preset" }>["preset"] }
  | { readonly start: string; readonly end: string };

export interface RecordFilterRules<F extends Facets> {
  /** What the address asks for; what it cannot mean falls back to the last 7 days without facets. */
  readonly read: (query: URLSearchParams) => RecordFilter<F>;
  /** The address of a filter; what is by default is left out. */
  readonly pathOf: (filter: RecordFilter<F>) => string;
  /** The filter of an address without a query. */
  readonly first: RecordFilter<F>;
}

/** The longest period that is served, in calendar months. */
export const MOST_MONTHS = 12;

const FIRST_PRESET = 2;
const PAGE = /^[1-9]\d{0,4}$/;

/** The filter of a page of records, kept in its address; `path` may have a query of its own, which stays. */
export const recordFilter = <F extends Facets>(path: string, facets: F): RecordFilterRules<F> => {
  const names: readonly (keyof F & string)[] = Object.keys(facets);
  const read = (query: URLSearchParams): RecordFilter<F> => {
    const page = query.get("page") ?? "";
    const values = names.map((name) => [name, facets[name]?.(query.get(name) ?? "") ?? null]);
    return {
      period: readPeriod(query),
      facets: Object.fromEntries(values) as FacetValues<F>,
      page: PAGE.test(page) ? Number(page) : 1,
    };
  };
  const pathOf = ({ period, facets: values, page }: RecordFilter<F>): string => {
    const query = new URLSearchParams();
    for (const name of names) if (values[name] !== null) query.set(name, String(values[name]));
    if (period.kind === "custom") {
      query.set("start", period.startDay);
      query.set("end", period.endDay);
    } else if (period.preset !== FIRST_PRESET) query.set("date", String(period.preset));
    if (page > 1) query.set("page", String(page));
    return query.size === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query.toString()}`;
  };
  const none = Object.fromEntries(names.map((name) => [name, null])) as FacetValues<F>;
  return { read, pathOf, first: { period: { kind: "preset", preset: FIRST_PRESET }, facets: none, page: 1 } };
};

/** A facet that is one of a closed list. */
export const oneOf =
  <const T extends string | number>(values: readonly T[]) =>
  (text: string): T | null =>
    values.find((value) => String(value) === text) ?? null;

/** The period as a call takes it. */
export const periodInput = (period: Period): PeriodInput =>
  period.kind === "custom" ? { start: period.startDay, end: period.endDay } : { date: period.preset };

/** Whether a period of own days is longer than is served. Days are the zone's. */
export const isTooLong = (period: Period, zone: string): boolean => {
  if (period.kind !== "custom") return false;
  const reading = customRange(period.startDay, period.endDay, zone, { maxMonths: MOST_MONTHS });
  return !reading.ok && reading.reason === "too_long";
};

const readPeriod = (query: URLSearchParams): Period => {
  const [start, end] = [query.get("start") ?? "", query.get("end") ?? ""];
  if (isDay(start) && isDay(end) && start <= end) return { kind: "custom", startDay: start, endDay: end };
  const preset = DATE_PRESETS.find((each) => String(each) === query.get("date"));
  return { kind: "preset", preset: preset ?? FIRST_PRESET };
};

const isDay = (text: string): boolean => text !== "" && addDays(text, 0) !== null;
