import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import * as css from "../field/field.css.ts";
import { useWiring } from "../field/use-wiring.ts";
import { cx } from "../style/cx.ts";

export interface SwitchFieldProps extends Omit<
  ComponentPropsWithRef<"input">,
  "checked" | "children" | "defaultChecked" | "onChange" | "role" | "type"
> {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onCheckedChange?: ((isOn: boolean) => void) | undefined;
}

/** A setting that takes effect at once. */
export const SwitchField = ({
  label,
  help,
  id,
  className,
  checked,
  onCheckedChange,
  ...input
}: SwitchFieldProps): ReactElement => {
  const { base, describedBy } = useWiring(id, help, undefined);
  return (
    <div className={cx(css.field, className)}>
      <label className={css.switchRow}>
        <span>{label}</span>
        <input
          {...input}
          id={base}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className={css.toggle}
          aria-describedby={describedBy}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
      </label>
      {help !== undefined && (
        <p id={`${base}-help`} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
};
