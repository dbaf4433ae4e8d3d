import type { ReactElement } from "react";

import * as fieldCss from "../field/field.css.ts";
import { Field, type FieldFrameProps } from "../field/field.tsx";
import { ChevronDownIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { SearchableSelect } from "./searchable-select.tsx";
import * as css from "./select-field.css.ts";
import { groupOptions, type SelectOption } from "./select-option.ts";

export interface SelectFieldProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  /** Options open in a sheet with a search line; for more than about a dozen. */
  searchable?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

const textOf = ({ label, detail }: SelectOption): string => (detail === undefined ? label : `${label} · ${detail}`);

const optionsOf = (options: readonly SelectOption[]): ReactElement[] =>
  options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
      {textOf(option)}
    </option>
  ));

/**
 * One of several options. The plain one is the browser's own select, which phones show best; the searchable one
 * opens a sheet. For two to five options prefer Segmented or ChoiceCards.
 */
export const SelectField = ({
  options,
  value,
  onValueChange,
  placeholder,
  searchable = false,
  disabled = false,
  id,
  name,
  ...frame
}: SelectFieldProps): ReactElement => {
  const t = useKitWords();
  const hint = placeholder ?? t("choose");
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...frame} id={id}>
      {(control) =>
        searchable ? (
          <SearchableSelect
            title={frame.label}
            {...{ options, chosen, onValueChange, hint, disabled, name, control }}
          />
        ) : (
          <div className={cx(fieldCss.box, css.frame, control["aria-invalid"] && fieldCss.boxInvalid)}>
            {chosen?.icon !== undefined && <span className={fieldCss.affix}>{chosen.icon}</span>}
            <select
              {...control}
              name={name}
              disabled={disabled}
              value={chosen?.value ?? ""}
              className={cx(fieldCss.input, css.select, !chosen && css.placeholder)}
              onChange={(event) => onValueChange(event.target.value)}
            >
              {!chosen && (
                <option value="" disabled hidden>
                  {hint}
                </option>
              )}
              {groupOptions(options).map((group) =>
                group.name === undefined ? (
                  optionsOf(group.options)
                ) : (
                  <optgroup key={group.name} label={group.name}>
                    {optionsOf(group.options)}
                  </optgroup>
                ),
              )}
            </select>
            <span className={css.chevron} aria-hidden="true">
              <ChevronDownIcon />
            </span>
          </div>
        )
      }
    </Field>
  );
};
