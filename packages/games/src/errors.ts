import { isNetworkError, isTimeoutError } from "@baize/api-client";
import type { AnyCall, CallCode, CommonCode, Contract, RefusalDetail } from "@baize/api-client/contract";
import { isRefusalError } from "@baize/api-client/react";
import { useFormat } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";
import { useGamesWords } from "./words.ts";

type Used = Contract["games"]["start" | "transferPost" | "recyclePost" | "list" | "walletList" | "shelf" | "favourite"] | Contract["member"]["recordGame"];
type CodesOf<C> = C extends AnyCall ? CallCode<C> : never;

/** Every code that a screen of this area may have to explain. */
export type GamesCode = CodesOf<Used> | CommonCode;

type ErrorWord = keyof (typeof zhCN)["error"];
/** A code without its sentence, or a sentence without its code, fails to compile here. */
type Exactly<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const errorWordsAreComplete: Exactly<GamesCode, ErrorWord> = true;
void errorWordsAreComplete;

/** What a refusal carries. */
export interface Refused {
  readonly code: GamesCode;
  readonly detail: RefusalDetail;
}

export interface FaultWords {
  /** The sentence of a refusal, with its figures. */
  readonly refusal: (refused: Refused) => string;
  /** The sentence of anything thrown: a refusal, a fault of the line, anything else. */
  readonly fault: (error: unknown) => string;
}

/** Sentences for what went wrong; never the server's own. */
export const useFaultWords = (): FaultWords => {
  const t = useGamesWords();
  const format = useFormat();
  const refusal = ({ code, detail }: Refused): string =>
    t(`error.${code}`, {
      min: format.money(detail["min"]).text,
      max: format.money(detail["max"]).text,
      available: format.money(detail["available"]).text,
      wait: detail["waitSec"] ?? "—",
      months: detail["months"] ?? "12",
      untilText: detail["until"] === undefined ? "" : t("until", { until: format.dateTime(detail["until"]) }),
    });
  return {
    refusal,
    fault: (error) => {
      if (isRefusalError(error)) return refusal(error as unknown as Refused);
      if (isTimeoutError(error)) return t("fault.timeout");
      return t(isNetworkError(error) ? "fault.network" : "fault.other");
    },
  };
};
