import { DATE_PRESETS, paths, TRANSACTION_KINDS } from "@baize/domain";
import type { Period } from "@baize/ui-kit";
import type { RecordQuery } from "../wire-types.ts";

export const RECORD_KINDS = ["all", ...TRANSACTION_KINDS] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What the address asks for. */
export interface RecordFilter {
  readonly kind: RecordKind;
  readonly period: Period;
  /** From 1. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST: RecordFilter = { kind: "all", period: { kind: "preset", preset: 2 }, page: 1 };

/** Reads the address; what it cannot mean falls back to all kinds of the last 7 days. */
export const readFilter = (query: URLSearchParams): RecordFilter => {
  const [start, end, page] = [query.get("start") ?? "", query.get("end") ?? "", query.get("page") ?? ""];
  const preset = DATE_PRESETS.find((each) => String(each) === query.get("date"));
  const isCustom = DAY.test(start) && DAY.test(end) && start <= end;
  return {
    kind: RECORD_KINDS.find((each) => each === query.get("kind")) ?? FIRST.kind,
    period: isCustom ? { kind: "custom", startDay: start, endDay: end } : preset === undefined ? FIRST.period : { kind: "preset", preset },
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** The address of a filter; what is as at first is left out. */
export const filterPath = ({ kind, period, page }: RecordFilter): string => {
  const query = new URLSearchParams();
  if (kind !== FIRST.kind) query.set("kind", kind);
  if (period.kind === "custom") {
    query.set("start", period.startDay);
    query.set("end", period.endDay);
  } else if (period.preset !== 2) query.set("date", String(period.preset));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? paths.transRecord : `${paths.transRecord}?${text}`;
};

/** The question of a filter; own days and presets exclude each other. */
export const recordQuery = ({ kind, period, page }: RecordFilter): RecordQuery =>
  period.kind === "custom" ? { kind, start: period.startDay, end: period.endDay, page } : { kind, date: period.preset, page };
