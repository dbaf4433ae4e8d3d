import type { CleanText } from "@baize/domain";
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "../field/field.css.ts";
import { Field, type FieldFrameProps, splitFieldProps } from "../field/field.tsx";
import { useCleaning } from "./use-cleaning.ts";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "children" | "prefix" | "required" | "size" | "type">;

export interface TextFieldProps extends FieldFrameProps, NativeInput {
  type?: "text" | "tel" | "email" | "url" | "search" | undefined;
  /** Inside the frame before the input: an icon, an area code. */
  prefix?: ReactNode;
  /** Inside the frame after it: a unit, a button. */
  suffix?: ReactNode;
  /** Tabular figures, for numbers and card numbers. */
  figures?: boolean | undefined;
  /**
   * Reads what is typed, pasted or filled in, e.g. `cleanEmail`; what it left out is said below the field. `maxLength`
   * then counts what is left.
   */
  clean?: ((text: string) => CleanText) | undefined;
  /** `leave` (default) reads typed text when the field is left, `input` at every key. */
  cleanOn?: "input" | "leave" | undefined;
}

/** A line of text. Takes what react-hook-form's `register` returns. */
export const TextField = (props: TextFieldProps): ReactElement => {
  const { frame, control } = splitFieldProps(props);
  const { type = "text", prefix, suffix, figures = false, clean, cleanOn = "leave", ...rest } = control;
  const { maxLength, onChange, onBlur, ...input } = rest;
  const { dropped, handlers } = useCleaning({ clean, cleanOn, most: maxLength, onChange, onBlur });
  const events = clean === undefined ? { maxLength, onChange, onBlur } : handlers;
  return (
    <Field {...frame} dropped={frame.dropped ?? dropped}>
      {(wiring) => (
        <div className={cx(css.box, wiring["aria-invalid"] && css.boxInvalid)}>
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <input {...input} {...wiring} {...events} type={type} className={cx(css.input, figures && css.figures)} />
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
};
