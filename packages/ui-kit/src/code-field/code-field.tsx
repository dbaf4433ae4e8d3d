import { cleanCode, plainText, type CleanText } from "@baize/domain";
import { useRef, useState, type ReactElement, type SyntheticEvent } from "react";

import { cx } from "../style/cx.ts";
import { Field, type FieldFrameProps } from "../field/field.tsx";
import { useCleaning } from "../text-field/use-cleaning.ts";
import * as css from "./code-field.css.ts";

export interface CodeFieldProps extends FieldFrameProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Number of characters, default 6. */
  length?: number | undefined;
  /** Called once for each value that is complete. */
  onComplete?: ((value: string) => void) | undefined;
  /** Letters too, for gift codes. */
  alphanumeric?: boolean | undefined;
  /** Dots in place of digits, for a withdrawal password. */
  mask?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

const lettersAndDigits = (text: string): CleanText => {
  const kept = plainText(text).replace(/[\s-]/g, "");
  return { text: kept.replace(/[^0-9a-z]/gi, ""), dropped: kept.replace(/[0-9a-z]/gi, "") };
};

/** The caret is not drawn: what is typed joins the end. */
const moveCaretToEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length);
};

/**
 * A code of known length: one input over drawn boxes, so that input methods, autofill, paste and screen readers meet
 * one field.
 */
export const CodeField = ({
  value,
  onValueChange,
  length = 6,
  onComplete,
  alphanumeric = false,
  mask = false,
  disabled = false,
  id,
  name,
  ...frame
}: CodeFieldProps): ReactElement => {
  const [isFocused, setFocused] = useState(false);
  const completed = useRef<string | null>(value.length === length ? value : null);
  const { dropped, handlers } = useCleaning({
    clean: alphanumeric ? lettersAndDigits : cleanCode,
    cleanOn: "input",
    most: length,
    onChange: ({ target }) => {
      onValueChange(target.value);
      const isComplete = target.value.length === length && /^[0-9a-z]+$/i.test(target.value);
      if (isComplete && completed.current !== target.value) onComplete?.(target.value);
      completed.current = isComplete ? target.value : null;
    },
    onBlur: () => setFocused(false),
  });
  return (
    <Field {...frame} dropped={dropped} id={id}>
      {(control) => (
        <div className={css.root}>
          <input
            {...control}
            {...handlers}
            className={css.input}
            value={value}
            name={name}
            disabled={disabled}
            autoComplete={mask ? "off" : "one-time-code"}
            inputMode={alphanumeric ? "text" : "numeric"}
            autoCapitalize="off"
            spellCheck={false}
            onFocus={() => setFocused(true)}
            onSelect={moveCaretToEnd}
          />
          <Boxes
            {...{ value, length, mask, isFocused }}
            className={cx(control["aria-invalid"] && css.invalid, disabled && css.disabled)}
          />
        </div>
      )}
    </Field>
  );
};

interface BoxesProps {
  value: string;
  length: number;
  mask: boolean;
  isFocused: boolean;
  className: string;
}

/** A box a character; the next one to be typed is marked. */
const Boxes = ({ value, length, mask, isFocused, className }: BoxesProps): ReactElement[] =>
  Array.from({ length }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      translate="no"
      className={cx(
        css.box,
        index < value.length && css.filled,
        isFocused && index === Math.min(value.length, length - 1) && css.active,
        className,
      )}
    >
      {mask && index < value.length ? "•" : value.charAt(index)}
    </span>
  ));
