import type { zhCN } from "./messages/zh-CN.ts";
import type { FinanceWords } from "./words.ts";

const KNOWN = [
  "not_received",
  "amount_mismatch",
  "name_mismatch",
  "account_check_failed",
  "provider_refused",
  "provider_failed",
] as const satisfies readonly (keyof (typeof zhCN)["reason"])[];

/** Why the cashier or a provider refused, in words; a code that is not known here is never shown. */
export const reasonText = (t: FinanceWords, code: string | null): string =>
  t(`reason.${KNOWN.find((known) => known === code) ?? "other"}`);
