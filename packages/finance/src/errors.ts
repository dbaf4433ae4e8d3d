import { isNetworkError, isTimeoutError, type SealCode } from "@baize/api-client";
import type { AnyCall, CallCode, CommonCode, Contract, RefusalDetail } from "@baize/api-client/contract";
import { isRefusalError } from "@baize/api-client/react";
import type { AssetCode } from "@baize/domain";
import { type Format, useFormat } from "@baize/ui-kit";
import { type FinanceWords, useFinanceWords } from "./words.ts";

type Used = Contract["finance"][keyof Contract["finance"]] | Contract["games"]["transferPost" | "recyclePost" | "transferOrder" | "walletList"] | Contract["account"]["setWithdrawPassword" | "preferences"] | Contract["service"]["upload"];
type CodesOf<C> = C extends AnyCall ? CallCode<C> : never;

/** Every code that a screen of this area may have to explain. */
export type FinanceCode = CodesOf<Used> | CommonCode | SealCode;

/** What a refusal carries. */
export interface Refused {
  readonly code: FinanceCode;
  readonly detail: RefusalDetail;
}

export interface FaultWords {
  /** The sentence of a refusal, with its figures; they are of the brand's currency unless told. */
  readonly refusal: (refused: Refused, asset?: AssetCode) => string;
  /** The sentence of anything thrown: a refusal, a fault of the line, anything else. */
  readonly fault: (error: unknown) => string;
}

/** Sentences for what went wrong, never the server's own. A code without a sentence does not compile. */
export const useFaultWords = (): FaultWords => {
  const t = useFinanceWords();
  const format = useFormat();
  return {
    refusal: (refused, asset) => refusalText(t, format, refused, asset),
    fault: (error) => {
      if (isRefusalError(error)) return refusalText(t, format, error as unknown as Refused);
      if (isTimeoutError(error)) return t("fault.timeout");
      return t(isNetworkError(error) ? "fault.network" : "fault.other");
    },
  };
};

function refusalText(t: FinanceWords, format: Format, { code, detail }: Refused, asset?: AssetCode): string {
  const { until, waitSec, left, available, min, max, months, times } = detail;
  const money = (decimal: string | undefined): string => format.money(decimal, asset).text;
  return t(`error.${code}`, {
    min: money(min),
    max: code === "account_limit" ? (max ?? "—") : money(max),
    left: money(left),
    available: money(available),
    wait: waitSec ?? "—",
    months: months ?? "—",
    times: times ?? "—",
    untilText: untilText(t, format, code, until),
  });
}

function untilText(t: FinanceWords, format: Format, code: FinanceCode, until: string | undefined): string {
  if (code === "login_paused") return until === undefined ? t("later") : ` ${format.dateTime(until)} `;
  return until === undefined ? "" : t("until", { until: format.dateTime(until) });
}
