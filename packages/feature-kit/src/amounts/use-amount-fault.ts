import { useFormat } from "@baize/ui-kit";
import { useFeatureKitWords } from "../words.ts";
import { type AmountRule, checkAmount } from "./amount-rule.ts";

/** Sentences of a form's own. */
export interface AmountWords {
  readonly required: string;
  /** Left out where the rule has no `available`. */
  readonly aboveAvailable?: (available: string) => string;
}

/** What is wrong with an amount, as a sentence: its limits in the words of every form, the rest in the form's own. */
export const useAmountFault = (): ((text: string, rule: AmountRule, own: AmountWords) => string | undefined) => {
  const t = useFeatureKitWords();
  const format = useFormat();
  return (text, rule, { required, aboveAvailable }) => {
    const fault = checkAmount(text, rule);
    const money = (decimal: string | null | undefined): string =>
      format.money(decimal, rule.asset, { trimZeros: true }).text;
    if (fault === null) return undefined;
    if (fault === "required") return required;
    if (fault === "aboveAvailable") return aboveAvailable?.(money(rule.available));
    return t(`amount.${fault}`, { min: money(rule.min), max: money(rule.max) });
  };
};
