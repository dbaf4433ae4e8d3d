import type { LimitKind } from "@baize/domain";
import { MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

/** What a limit says, in words: money, or minutes. */
export const useLimitText = (kind: LimitKind): ((amount: string) => string) => {
  const t = useMemberWords();
  const format = useFormat();
  return (amount) => (kind === "time" ? t("protection.minutes", { count: Number(amount) }) : format.money(amount).text);
};

/** What a limit says, where it stands by itself. */
export const LimitAmount = ({ kind, amount }: { readonly kind: LimitKind; readonly amount: string }): ReactElement => {
  const text = useLimitText(kind);
  return kind === "time" ? <span>{text(amount)}</span> : <MoneyText value={amount} />;
};
