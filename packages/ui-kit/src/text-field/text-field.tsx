import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "../field/field.css.ts";
import { Field, type FieldFrameProps, splitFieldProps } from "../field/field.tsx";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "children" | "prefix" | "required" | "size" | "type">;

export interface TextFieldProps extends FieldFrameProps, NativeInput {
  type?: "text" | "tel" | "email" | "url" | "search" | undefined;
  /** Inside the frame before the input: an icon, an area code. */
  prefix?: ReactNode;
  /** Inside the frame after it: a unit, a button. */
  suffix?: ReactNode;
  /** Tabular figures, for numbers and card numbers. */
  figures?: boolean | undefined;
}

/** A line of text. Takes what react-hook-form's `register` returns. */
export const TextField = (props: TextFieldProps): ReactElement => {
  const { frame, control } = splitFieldProps(props);
  const { type = "text", prefix, suffix, figures = false, ...input } = control;
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={cx(css.box, wiring["aria-invalid"] && css.boxInvalid)}>
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <input {...input} {...wiring} type={type} className={cx(css.input, figures && css.figures)} />
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
};
