import { normaliseAmountText, readPastedAmount, typeAmount, type AmountRefusal } from "@baize/domain";
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type CompositionEvent, type DragEvent } from "react";

export interface AmountInput {
  /** What the input shows: while an input method composes this is its raw text. */
  shown: string;
  /** Why the last entry was not taken over; null once something was. */
  refusal: AmountRefusal | null;
  set: (value: string) => void;
  handlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    onDrop: (event: DragEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
}

/**
 * Entry of an amount by keyboard, input method, paste and drop (docs/field-problems.md FP1 to FP8;
 * docs/rules.md R18). Works on input events alone, touches nothing between compositionstart and compositionend, and
 * never changes a pasted figure: what has no single meaning is refused and the field keeps its value.
 */
export const useAmountInput = (
  value: string,
  onValueChange: (value: string) => void,
  decimals: number,
): AmountInput => {
  const [composing, setComposing] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null);
  const isComposing = useRef(false);

  const set = (next: string): void => {
    setRefusal(null);
    if (next !== value) onValueChange(next);
  };
  const type = (next: string): void => {
    const typed = typeAmount(value, next, decimals);
    setRefusal(typed.refused ?? null);
    if (typed.text !== value) onValueChange(typed.text);
  };
  const take = (text: string): void => {
    const reading = readPastedAmount(text, decimals);
    if (reading.ok) set(reading.text);
    else setRefusal(reading.reason);
  };
  return {
    shown: composing ?? value,
    refusal,
    set,
    handlers: {
      onChange: (event) => {
        const { value: next } = event.target;
        const native = event.nativeEvent;
        if (isComposing.current || (native instanceof InputEvent && native.isComposing)) setComposing(next);
        else type(next);
      },
      onPaste: (event) => {
        event.preventDefault();
        take(pastedText(value, event.currentTarget, event.clipboardData.getData("text/plain")));
      },
      onDrop: (event) => {
        event.preventDefault();
        take(event.dataTransfer.getData("text/plain"));
      },
      onCompositionStart: () => {
        isComposing.current = true;
        setComposing(value);
      },
      onCompositionEnd: (event) => {
        isComposing.current = false;
        setComposing(null);
        type(event.currentTarget.value);
      },
      onBlur: () => {
        isComposing.current = false;
        setComposing(null);
        if (value.endsWith(".")) set(value.slice(0, -1));
      },
    },
  };
};

/** A paste replaces the whole amount; single digits join the present ones at the caret. */
const pastedText = (value: string, { selectionStart, selectionEnd }: HTMLInputElement, text: string): string => {
  const plain = normaliseAmountText(text);
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const isPartial = /^\d+$/.test(plain) && value !== "" && !(start === 0 && end === value.length);
  return isPartial ? value.slice(0, start) + plain + value.slice(end) : text;
};
