import type { Outcome } from "./operator.ts";

type Said =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> };

/** What a package answered, as the operator reads it. */
export const outcomeOf = (answer: Said): Outcome =>
  answer.ok
    ? { ok: true, data: answer.data }
    : { ok: false, error: [answer.code, ...Object.values(answer.detail)].filter((part) => part !== "").join(": ") };

/** Does an action and logs it, whatever the outcome. */
export type Note = (action: string, subject: string, run: () => Promise<Outcome>) => Promise<Outcome>;
