import { assetScale } from "@baize/domain";
import type { AmountRule, CallForm } from "@baize/feature-kit";
import { AmountField } from "@baize/ui-kit";
import type { ReactElement } from "react";
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
