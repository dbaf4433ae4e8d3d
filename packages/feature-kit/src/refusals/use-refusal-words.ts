import { isNetworkError, isTimeoutError } from "@baize/api-client";
import type { RefusalDetail } from "@baize/api-client/contract";
import { type AssetCode, LIMIT_PERIODS, PAUSE_KINDS } from "@baize/domain";
import { type Format, useFormat } from "@baize/ui-kit";
import { type FeatureKitWords, useFeatureKitWords } from "../words.ts";
import { type Refusal, type RefusalCode, refusalOf } from "./refusal.ts";

/** The facts of a refusal as texts; what the server left out is `—`, or empty for the ends of clauses. */
export interface RefusalValues {
  readonly min: string;
  readonly max: string;
  /** What is still to do, or still allowed. */
  readonly left: string;
  readonly available: string;
  readonly months: string;
  readonly times: string;
  /** A count, such as how many accounts there may be. */
  readonly count: string;
  /** How often one may still try, as the end of a clause: "，还可尝试 2 次"; empty when that is not known. */
  readonly tries: string;
  /** When it ends, as the end of a clause: "，预计 … 恢复". */
  readonly until: string;
  /** When a lock ends by itself, as the end of a clause: "，将于 … 自动解锁". */
  readonly unlocks: string;
  /** Which deposit limit, by its length: "24 小时". */
  readonly period: string;
  /** When a deposit limit next leaves more, as the end of a clause: "，额度最早于 … 释放". */
  readonly frees: string;
  /** What keeps the member from playing: "休息期". */
  readonly pause: string;
  /** When that ends, as the end of a clause: "，… 结束". */
  readonly ends: string;
  /** When to try again: " 30 秒后", "稍后". */
  readonly when: string;
}

/** Sentences of an area for its own context, by code. */
export type RefusalOverrides = { readonly [C in RefusalCode]?: string | ((values: RefusalValues) => string) };

export interface RefusalWords {
  /** The sentence of a refusal with its figures, which are of the brand's currency by default. */
  readonly refusal: (refusal: Refusal, asset?: AssetCode) => string;
  /** The sentence of anything thrown: a refusal, a fault of the connection, anything else. */
  readonly fault: (error: unknown, asset?: AssetCode) => string;
}

/** Sentences for what went wrong, one a code and never the server's own; an area may say some in its own words. */
export const useRefusalWords = (overrides: RefusalOverrides = {}): RefusalWords => {
  const t = useFeatureKitWords();
  const format = useFormat();
  const refusal: RefusalWords["refusal"] = ({ code, detail }, asset) => {
    // A deposit limit is of the account, whatever is paid in.
    const values = valuesOf(t, format, detail, code === "deposit_limit" ? undefined : asset);
    const own = overrides[code];
    if (own === undefined) return t(`refusal.${code}`, { ...values });
    return typeof own === "string" ? own : own(values);
  };
  const fault: RefusalWords["fault"] = (error, asset) => {
    const refused = refusalOf(error);
    if (refused !== null) return refusal(refused, asset);
    if (isTimeoutError(error)) return t("fault.timeout");
    return t(isNetworkError(error) ? "fault.network" : "fault.other");
  };
  return { refusal, fault };
};

const UNKNOWN = "—";

const valuesOf = (t: FeatureKitWords, format: Format, detail: RefusalDetail, asset?: AssetCode): RefusalValues => {
  const { min, max, left, available, months, times, triesLeft, until } = detail;
  const money = (decimal: string | undefined): string => format.money(decimal, asset).text;
  const clause = (name: "until" | "unlocks" | "frees" | "ends"): string =>
    until === undefined ? "" : t(name, { time: format.dateTime(until) });
  const period = LIMIT_PERIODS.find((each) => each === detail["period"]);
  const pause = PAUSE_KINDS.find((each) => each === detail["kind"]) ?? "other";
  return {
    min: money(min),
    max: money(max),
    left: money(left),
    available: money(available),
    months: months ?? UNKNOWN,
    times: times ?? UNKNOWN,
    count: max ?? UNKNOWN,
    tries: triesLeft === undefined ? "" : t("tries", { count: triesLeft }),
    until: clause("until"),
    unlocks: clause("unlocks"),
    frees: clause("frees"),
    ends: clause("ends"),
    period: period === undefined ? UNKNOWN : t(`protection.period.${period}`),
    pause: t(`protection.pause.${pause}`),
    when: whenText(t, format, detail),
  };
};

/** A longer wait is said in whole minutes, which are never too few. */
const LONGEST_IN_SECONDS = 120;

const whenText = (t: FeatureKitWords, format: Format, { until, waitSec }: RefusalDetail): string => {
  if (waitSec !== undefined && Number(waitSec) > LONGEST_IN_SECONDS)
    return t("when.waitMinutes", { minutes: String(Math.ceil(Number(waitSec) / 60)) });
  if (waitSec !== undefined) return t("when.wait", { seconds: waitSec });
  return until === undefined ? t("when.later") : t("when.until", { time: format.dateTime(until) });
};
