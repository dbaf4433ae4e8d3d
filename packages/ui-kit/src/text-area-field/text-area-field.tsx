import type { CleanText } from "@baize/domain";
import { useState, type ComponentPropsWithRef, type ReactElement } from "react";

import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "../field/field.css.ts";
import { Field, type FieldFrameProps, splitFieldProps } from "../field/field.tsx";
import { useCleaning } from "../text-field/use-cleaning.ts";

export interface TextAreaFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<"textarea">, "children" | "required"> {
  /** Shows how many of so many characters are used; counted as people see them, and never cut. */
  limit?: number | undefined;
  /** Reads the text when it is pasted or filled in, and when the field is left, e.g. `cleanWord`; as of TextField. */
  clean?: ((text: string) => CleanText) | undefined;
}

const countOf = (text: string): number => Array.from(text).length;

/** Several lines of text with a counter. Takes what react-hook-form's `register` returns. */
export const TextAreaField = (props: TextAreaFieldProps): ReactElement => {
  const t = useKitWords();
  const { frame, control } = splitFieldProps(props);
  const { limit, clean, maxLength, onChange, onBlur, value, defaultValue, ...area } = control;
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ""));
  const { dropped, handlers } = useCleaning<HTMLTextAreaElement>({
    clean,
    cleanOn: "leave",
    most: maxLength,
    onChange: (event) => {
      setTyped(event.target.value);
      onChange?.(event);
    },
    onBlur,
  });
  const used = countOf(value === undefined ? typed : String(value));
  const labelAside = limit === undefined ? undefined : t("count", { used: String(used), limit: String(limit) });
  return (
    <Field {...frame} dropped={frame.dropped ?? dropped} labelAside={labelAside}>
      {(wiring) => (
        <div className={cx(css.box, wiring["aria-invalid"] && css.boxInvalid)}>
          <textarea
            {...area}
            {...wiring}
            {...handlers}
            maxLength={clean === undefined ? maxLength : undefined}
            {...(value === undefined ? { defaultValue } : { value })}
            className={cx(css.input, css.area)}
          />
        </div>
      )}
    </Field>
  );
};
