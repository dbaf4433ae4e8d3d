import { isNetworkError, isTimeoutError, type SealCode } from "@baize/api-client";
import type { CallCode, CommonCode, Contract, RefusalDetail } from "@baize/api-client/contract";
import type { zhCN } from "./messages/zh-CN.ts";
import { useMemberWords } from "./words.ts";

type Used = Contract["account"]["login" | "register" | "captcha"] | Contract["service"]["sms"] | Contract["member"]["loginMpe"];

/** Every code that a screen of this area may have to explain. */
export type MemberCode = CallCode<Used> | CommonCode | SealCode;
type OwnWord = "send" | "timeout" | "network" | "other";
type Sentences = Exclude<keyof (typeof zhCN)["error"], OwnWord>;
/** A code without its sentence, or a sentence without its code, fails to compile here. */
type Exactly<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const sentencesAreComplete: Exactly<MemberCode, Sentences> = true;
void sentencesAreComplete;

export interface Refused {
  readonly code: MemberCode;
  readonly detail: RefusalDetail;
}

/** Sentences for what went wrong; never the server's own. */
export const useErrorWords = (): { readonly refusal: (refused: Refused) => string; readonly fault: (error: unknown) => string } => {
  const t = useMemberWords();
  return {
    refusal: ({ code, detail }) => t(`error.${code}`, { wait: detail["waitSec"] ?? "—" }),
    fault: (error) => {
      if (isTimeoutError(error)) return t("error.timeout");
      return t(isNetworkError(error) ? "error.network" : "error.other");
    },
  };
};
