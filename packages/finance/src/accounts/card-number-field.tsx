import { luhnOk } from "@baize/domain";
import { TextField } from "@baize/ui-kit";
import { type ChangeEvent, type ReactElement, useLayoutEffect, useRef } from "react";
import { useFinanceWords } from "../words.ts";
import { cardDigits, caretAfter, groupCard } from "./card-number.ts";

export interface CardNumberFieldProps {
  /** Digits without spaces. */
  value: string;
  onValueChange: (digits: string) => void;
  error?: string | undefined;
}

/**
 * A card number, grouped in fours as it is typed or pasted. A wrong check digit only warns: some real cards have one.
 */
export const CardNumberField = ({ value, onValueChange, error }: CardNumberFieldProps): ReactElement => {
  const t = useFinanceWords();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const digits = cardDigits(target.value);
    const before = cardDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    caret.current = caretAfter(groupCard(digits), before);
    onValueChange(digits);
  };
  const isDoubtful = value.length >= 12 && !luhnOk(value);
  return (
    <TextField
      ref={input}
      required
      figures
      label={t("card.number")}
      help={isDoubtful ? t("card.luhn") : t("card.numberHelp")}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={groupCard(value)}
      onChange={change}
    />
  );
};
