import {
  addDays,
  BET_STATUSES,
  type BetStatus,
  CATEGORY_IDS,
  type CategoryId,
  customRange,
  DATE_PRESETS,
  paths,
} from "@baize/domain";
import type { Period } from "@baize/ui-kit";
import type { BetQuery } from "../wire-types.ts";

/** What the address asks for. */
export interface BetFilter {
  readonly period: Period;
  readonly category: CategoryId | null;
  readonly platform: string | null;
  readonly state: BetStatus | null;
  /** From 1. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && addDays(text, 0) !== null;
const PLATFORM = /^[A-Za-z0-9_:.-]{1,64}$/;
const FIRST_PRESET = 2;

/** Reads the address; what it cannot mean falls back to everything of the last 7 days. */
export const readFilter = (query: URLSearchParams): BetFilter => {
  const [start, end, page, platform] = ["start", "end", "page", "platform"].map((name) => query.get(name) ?? "") as [
    string,
    string,
    string,
    string,
  ];
  const preset = DATE_PRESETS.find((each) => String(each) === query.get("date"));
  const isCustom = isDay(start) && isDay(end) && start <= end;
  return {
    period: isCustom
      ? { kind: "custom", startDay: start, endDay: end }
      : { kind: "preset", preset: preset ?? FIRST_PRESET },
    category: Object.values(CATEGORY_IDS).find((id) => String(id) === query.get("category")) ?? null,
    platform: PLATFORM.test(platform) ? platform : null,
    state: BET_STATUSES.find((each) => each === query.get("state")) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** The longest period that is served, in months; one of so many months is served (Specification §9). */
export const MOST_MONTHS = 12;

/** Whether a period of own days is longer than is served. Days are the brand's. */
export const isTooLong = (period: Period, zone: string): boolean => {
  const reading =
    period.kind === "custom" ? customRange(period.startDay, period.endDay, zone, { maxMonths: MOST_MONTHS }) : null;
  return reading !== null && !reading.ok && reading.reason === "too_long";
};

/** The address of a filter; what is as at first is left out. */
export const filterPath = ({ period, category, platform, state, page }: BetFilter): string => {
  const query = new URLSearchParams();
  if (period.kind === "custom") {
    query.set("start", period.startDay);
    query.set("end", period.endDay);
  } else if (period.preset !== FIRST_PRESET) query.set("date", String(period.preset));
  if (category !== null) query.set("category", String(category));
  if (platform !== null) query.set("platform", platform);
  if (state !== null) query.set("state", state);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? paths.betRecord : `${paths.betRecord}?${text}`;
};

/** The question of a filter; own days and presets exclude each other. */
export const betQuery = ({ period, category, platform, state, page }: BetFilter): BetQuery => ({
  ...(period.kind === "custom" ? { start: period.startDay, end: period.endDay } : { date: period.preset }),
  ...(category !== null && { gameType: category }),
  ...(platform !== null && { platform }),
  ...(state !== null && { state }),
  page,
});
