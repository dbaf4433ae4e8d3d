import { assetScale } from "@baize/domain";
import { type AmountRule, type CallForm, checkAmount } from "@baize/feature-kit";
import { AmountField, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFinanceWords } from "../words.ts";
import type { AmountValues } from "./use-money-form.ts";

export interface AmountEntryProps {
  form: Pick<CallForm<AmountValues>, "values" | "set" | "errorAt" | "isRequired">;
  label: string;
  rule: AmountRule & { readonly min: string; readonly max: string };
  /** What the "all" button enters. */
  all?: string | undefined;
  /** Amounts to pick by one press. */
  quick?: readonly string[] | undefined;
}

/** The amount of a money form, in the decimals of its asset. */
export const AmountEntry = ({ form, label, rule: { asset, min, max }, all, quick }: AmountEntryProps): ReactElement => (
  <AmountField
    key={asset}
    required={form.isRequired("amount")}
    label={label}
    asset={asset}
    decimals={assetScale(asset)}
    value={form.values.amount}
    onValueChange={(amount) => form.set({ amount })}
    min={min}
    max={max}
    all={all}
    quick={quick}
    error={form.errorAt("amount")}
  />
);

interface OwnWords {
  readonly required: string;
  readonly aboveAvailable?: (available: string) => string;
}

/** What is wrong with an amount: its limits in the words of every money form, the rest in the form's own. */
export const useAmountFault = (): ((text: string, rule: AmountRule, own: OwnWords) => string | undefined) => {
  const t = useFinanceWords();
  const format = useFormat();
  return (text, rule, { required, aboveAvailable }) => {
    const fault = checkAmount(text, rule);
    const money = (decimal: string | null | undefined): string =>
      format.money(decimal, rule.asset, { trimZeros: true }).text;
    if (fault === null) return undefined;
    if (fault === "required") return required;
    if (fault === "aboveAvailable") return aboveAvailable?.(money(rule.available));
    return t(`check.${fault}`, { min: money(rule.min), max: money(rule.max) });
  };
};
