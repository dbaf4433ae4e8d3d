import { AMOUNT_DECIMALS, type AssetCode } from "@baize/domain";
import type { ReactElement, Ref } from "react";

import { Button } from "../button/button.tsx";
import { Field, type FieldFrameProps } from "../field/field.tsx";
import * as fieldCss from "../field/field.css.ts";
import { useFormat } from "../format/use-format.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./amount-field.css.ts";
import { useAmountInput } from "./use-amount-input.ts";

export interface AmountFieldProps extends FieldFrameProps {
  /** Decimal string, or "" when nothing is entered. */
  value: string;
  onValueChange: (value: string) => void;
  /** The brand's currency when left out. */
  asset?: AssetCode | undefined;
  /** In place of the currency's sign, for what is no money, such as minutes. */
  unit?: string | undefined;
  /** Digits after the point; 2 when left out, 0 for whole amounts. */
  decimals?: number | undefined;
  /** Decimal strings; shown as the range in the help line and as placeholder, checked by the screen. */
  min?: string | undefined;
  max?: string | undefined;
  /** What the "all" button enters, such as the available balance. */
  all?: string | undefined;
  /** Amounts to pick by one press, decimal strings. */
  quick?: readonly string[] | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const plain = (decimal: string): string => (decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal);

const AMOUNT_INPUT = {
  type: "text",
  inputMode: "decimal",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "done",
} as const;

/** An amount of money. What is pasted or typed is never changed into another amount. */
export const AmountField = ({
  value,
  onValueChange,
  asset,
  unit,
  decimals = AMOUNT_DECIMALS,
  min,
  max,
  all,
  quick = [],
  placeholder,
  disabled = false,
  id,
  name,
  onBlur,
  ref,
  ...frame
}: AmountFieldProps): ReactElement => {
  const t = useKitWords();
  const format = useFormat();
  const { shown, refusal, set, handlers } = useAmountInput(value, onValueChange, decimals);
  const text = (decimal: string): string => format.money(decimal, asset, { decimals, trimZeros: true }).text;
  const range = rangeText(t, text, min, max);
  const error = refusal ? t(`amount.refused.${refusal}`, { decimals }) : frame.error;
  return (
    <Field {...frame} id={id} error={error} help={frame.help ?? range}>
      {(control) => (
        <>
          <div className={cx(fieldCss.box, css.box, control["aria-invalid"] && fieldCss.boxInvalid)}>
            <span className={css.sign} aria-hidden="true" translate="no">
              {unit ?? format.money("0", asset).symbol}
            </span>
            <input
              {...AMOUNT_INPUT}
              {...control}
              {...handlers}
              ref={ref}
              name={name}
              disabled={disabled}
              placeholder={placeholder ?? range}
              value={shown}
              className={cx(fieldCss.input, css.input)}
              onBlur={() => {
                handlers.onBlur();
                onBlur?.();
              }}
            />
            {all !== undefined && (
              <Button size="small" variant="quiet" disabled={disabled} onPress={() => set(plain(all))}>
                {t("amount.max")}
              </Button>
            )}
          </div>
          {quick.length > 0 && <QuickAmounts amounts={quick} {...{ value, text, disabled }} onPick={set} />}
        </>
      )}
    </Field>
  );
};

/** What may be entered, in words. */
const rangeText = (
  t: ReturnType<typeof useKitWords>,
  text: (decimal: string) => string,
  min: string | undefined,
  max: string | undefined,
): string | undefined => {
  if (min !== undefined && max !== undefined) return t("amount.range", { min: text(min), max: text(max) });
  if (min !== undefined) return t("amount.from", { min: text(min) });
  return max === undefined ? undefined : t("amount.upTo", { max: text(max) });
};

interface QuickAmountsProps {
  amounts: readonly string[];
  value: string;
  text: (decimal: string) => string;
  disabled: boolean;
  onPick: (amount: string) => void;
}

const QuickAmounts = ({ amounts, value, text, disabled, onPick }: QuickAmountsProps): ReactElement => {
  const t = useKitWords();
  return (
    <fieldset aria-label={t("amount.quick")} className={css.quick}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          disabled={disabled}
          translate="no"
          aria-pressed={plain(amount) === plain(value)}
          className={css.quickButton}
          onClick={() => onPick(plain(amount))}
        >
          {text(amount)}
        </button>
      ))}
    </fieldset>
  );
};
