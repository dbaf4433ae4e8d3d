import type { CleanText } from "@baize/domain";
import { useState, type ChangeEvent, type ChangeEventHandler, type CompositionEvent, type FocusEvent } from "react";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface CleaningOptions<E extends TextElement> {
  /** Reads the text of the field; undefined leaves it as it is. */
  readonly clean: ((text: string) => CleanText) | undefined;
  /**
   * `input`: after every input, for digits and the like. `leave`: when the field is left, so that a space or a dot can
   * be typed; what is pasted, dropped or filled in is read at once either way.
   */
  readonly cleanOn: "input" | "leave";
  /** Characters after cleaning; the rest is left out, and said so. */
  readonly most: number | undefined;
  readonly onChange: ChangeEventHandler<E> | undefined;
  readonly onBlur: ((event: FocusEvent<E>) => void) | undefined;
}

export interface Cleaning<E extends TextElement> {
  /** What was left out of the last entry; empty when nothing that may mean something was. */
  readonly dropped: string;
  readonly handlers: {
    readonly onChange: ChangeEventHandler<E>;
    readonly onCompositionEnd: (event: CompositionEvent<E>) => void;
    readonly onBlur: (event: FocusEvent<E>) => void;
  };
}

/**
 * Gives a field's text its one form, whether it was typed, composed, pasted, dropped or filled in. Nothing is touched
 * between compositionstart and compositionend (docs/field-problems.md). Works on controlled inputs and on those that
 * a form library reads.
 */
export const useCleaning = <E extends TextElement>({
  clean,
  cleanOn,
  most,
  onChange,
  onBlur,
}: CleaningOptions<E>): Cleaning<E> => {
  const [dropped, setDropped] = useState("");

  const read = (text: string): string => {
    if (clean === undefined) return text;
    const reading = clean(text);
    const kept = reading.text.slice(0, most);
    setDropped(reading.dropped + reading.text.slice(kept.length));
    return kept;
  };
  /** Outside of an input event: React and form libraries learn of the new value by an event of its own. */
  const correct = (input: E): void => {
    const text = read(input.value);
    if (text === input.value) return;
    // The prototype's setter, so that React sees the value as changed.
    Reflect.set(Object.getPrototypeOf(input) as object, "value", text, input);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };

  return {
    dropped,
    handlers: {
      onChange: (event: ChangeEvent<E>) => {
        const { target, nativeEvent } = event;
        const { isComposing = false, inputType = "" } = nativeEvent as Partial<InputEvent>;
        const isWhole = !inputType.startsWith("insertText") && !inputType.startsWith("delete");
        if (!isComposing && (cleanOn === "input" || isWhole)) {
          const fromEnd = target.value.length - (target.selectionEnd ?? target.value.length);
          const text = read(target.value);
          if (text !== target.value) {
            target.value = text;
            const caret = Math.max(0, text.length - fromEnd);
            target.setSelectionRange(caret, caret);
          }
        }
        onChange?.(event);
      },
      onCompositionEnd: (event) => {
        if (cleanOn === "input") correct(event.currentTarget);
      },
      onBlur: (event) => {
        if (clean !== undefined) correct(event.currentTarget);
        onBlur?.(event);
      },
    },
  };
};
