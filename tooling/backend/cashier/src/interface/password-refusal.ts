import { type Answer, refuse } from "@baize/safeguards";
import { instant } from "../amounts/format.ts";
import type { PasswordVerdict } from "./ports.ts";

type Code = "withdraw_password_not_set" | "withdraw_password_wrong" | "withdraw_password_locked";
export type PasswordRefusal = Extract<Answer<never, Code>, { ok: false }>;

/** The refusal by a password that was judged, with the tries left and the end of the lock; null for a right one. */
export const passwordRefusal = (
  zone: string,
  { word, triesLeft, until }: PasswordVerdict & { readonly word: Exclude<PasswordVerdict["word"], "busy"> },
): PasswordRefusal | null =>
  word === "ok"
    ? null
    : refuse(`withdraw_password_${word}`, {
        ...(triesLeft === undefined ? {} : { triesLeft: String(triesLeft) }),
        ...(until === undefined ? {} : { until: instant(until, zone) }),
      });
