import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "../field/field.css.ts";
import { useWiring } from "../field/use-wiring.ts";

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<"input">, "children" | "type"> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

/** A box to tick, with its error below. */
export const CheckboxField = ({ label, help, error, id, className, ...input }: CheckboxFieldProps): ReactElement => {
  const { base, describedBy } = useWiring(id, help, error);
  return (
    <div className={cx(css.field, className)}>
      <label className={css.choice}>
        <input
          {...input}
          id={base}
          type="checkbox"
          className={css.checkbox}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
        />
        <span className={css.choiceWords}>{label}</span>
      </label>
      <div aria-live="polite" className={css.errorPlace}>
        {error !== undefined && (
          <p id={`${base}-error`} className={css.error}>
            {error}
          </p>
        )}
      </div>
      {help !== undefined && (
        <p id={`${base}-help`} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
};
