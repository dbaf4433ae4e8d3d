import { luhnOk } from "@baize/domain";
import { TextField } from "@baize/ui-kit";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { useFinanceWords } from "../words.ts";
import { editCard, groupCard, placeAfter } from "./card-number.ts";

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
  /** Text while an input method composes; null otherwise. */
  const [composing, setComposing] = useState<string | null>(null);
  const [dropped, setDropped] = useState("");
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const take = (target: HTMLInputElement, inputType: string): void => {
    const edited = editCard(value, target.value, target.selectionStart ?? target.value.length, inputType);
    caret.current = placeAfter(edited.caret);
    setDropped(edited.dropped);
    setComposing(null);
    onValueChange(edited.digits);
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
      dropped={dropped}
      inputMode="numeric"
      autoComplete="off"
      translate="no"
      value={composing ?? groupCard(value)}
      onCompositionStart={() => setComposing(groupCard(value))}
      onCompositionEnd={({ currentTarget }) => take(currentTarget, "insertText")}
      onChange={({ target, nativeEvent }) => {
        const { isComposing = false, inputType = "" } = nativeEvent as Partial<InputEvent>;
        if (isComposing) setComposing(target.value);
        else take(target, inputType);
      }}
    />
  );
};
