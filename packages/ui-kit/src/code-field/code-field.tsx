import { OTPField } from "@base-ui/react/otp-field";
import type { ReactElement } from "react";

import { Field, type FieldFrameProps } from "../field/field.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./code-field.css.ts";

export interface CodeFieldProps extends FieldFrameProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Number of boxes, 6 by default. */
  length?: number | undefined;
  onComplete?: ((value: string) => void) | undefined;
  /** Letters too, for gift codes. */
  alphanumeric?: boolean | undefined;
  /** Dots in place of digits, for a withdrawal password. */
  mask?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

/** Full-width characters of Chinese keyboards count as what they look like. */
const digitsOf = (text: string): string => text.normalize("NFKC").replace(/[^0-9]/g, "");
const lettersAndDigitsOf = (text: string): string => text.normalize("NFKC").replace(/[^0-9a-z]/gi, "");

/** A one-time code, a box for each character. Filled in whole by the phone or by a paste. */
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
  const t = useKitWords();
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <OTPField.Root
          id={control.id}
          className={css.boxes}
          length={length}
          value={value}
          mask={mask}
          name={name}
          disabled={disabled}
          autoComplete={mask ? "off" : "one-time-code"}
          validationType="none"
          inputMode={alphanumeric ? "text" : "numeric"}
          normalizeValue={alphanumeric ? lettersAndDigitsOf : digitsOf}
          required={control["aria-required"] ?? false}
          data-invalid={control["aria-invalid"]}
          aria-describedby={control["aria-describedby"]}
          onValueChange={(next) => onValueChange(next)}
          onValueComplete={(next) => onComplete?.(next)}
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              className={css.box}
              aria-invalid={control["aria-invalid"]}
              aria-label={t("code.box", { index: String(index + 1), length: String(length) })}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
};
