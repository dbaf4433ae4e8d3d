import { useId, type ReactElement, type ReactNode } from "react";

import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import * as css from "./segmented.css.ts";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen here; for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** One of two to five short words, all in view. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  fullWidth = false,
  className,
}: SegmentedProps<Value>): ReactElement => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(css.group, fullWidth && css.full, className)}>
      {options.map((option) => (
        <label key={option.value} className={css.option} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onValueChange(option.value)}
          />
          {textElements(option.label)}
        </label>
      ))}
    </div>
  );
};
