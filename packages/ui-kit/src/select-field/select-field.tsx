import { Select } from "@base-ui/react/select";
import { lazy, Suspense, type ReactElement } from "react";

import * as fieldCss from "../field/field.css.ts";
import { Field, type FieldFrameProps } from "../field/field.tsx";
import { CheckIcon, ChevronDownIcon } from "../icon/icons.ts";
import * as overlay from "../overlay/overlay.css.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./select-field.css.ts";
import { groupOptions, type SelectOption } from "./select-option.ts";

const SearchableSelect = lazy(async () => ({
  default: (await import("./searchable-select.tsx")).SearchableSelect,
}));

export interface SelectFieldProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  /** A search line above the options; for more than about a dozen. */
  searchable?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

/** One of several options in a list that opens. For two to five, prefer Segmented or ChoiceCards. */
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
      {(control) => {
        const box = cx(
          fieldCss.box,
          css.trigger,
          css.frame,
          control["aria-invalid"] && fieldCss.boxInvalid,
        );
        if (searchable) {
          return (
            <Suspense fallback={<div className={box} />}>
              <SearchableSelect
                {...{ options, value, onValueChange, hint, disabled, name, control, box }}
              />
            </Suspense>
          );
        }
        return (
          <Select.Root
            value={value}
            disabled={disabled}
            {...(name !== undefined && { name })}
            items={options.map((option) => ({ value: option.value, label: option.label }))}
            onValueChange={(next) => {
              if (next !== null) onValueChange(next);
            }}
          >
            <Select.Trigger {...control} className={box}>
              <span className={cx(css.value, !chosen && css.placeholder)}>
                {chosen?.icon}
                {chosen?.label ?? hint}
              </span>
              <Select.Icon className={css.chevron}>
                <ChevronDownIcon />
              </Select.Icon>
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner
                className={overlay.positioner}
                sideOffset={6}
                alignItemWithTrigger={false}
              >
                <Select.Popup className={overlay.popup}>
                  <Select.List>
                    {groupOptions(options).map((group) => (
                      <Select.Group key={group.name ?? ""}>
                        {group.name !== undefined && (
                          <Select.GroupLabel className={overlay.groupLabel}>
                            {group.name}
                          </Select.GroupLabel>
                        )}
                        {group.options.map((option) => (
                          <Select.Item
                            key={option.value}
                            value={option.value}
                            disabled={option.disabled ?? false}
                            className={overlay.item}
                          >
                            {option.icon !== undefined && (
                              <span className={overlay.itemIcon}>{option.icon}</span>
                            )}
                            <span className={overlay.itemWords}>
                              <Select.ItemText>{option.label}</Select.ItemText>
                              {option.detail !== undefined && (
                                <span className={overlay.itemDetail}>{option.detail}</span>
                              )}
                            </span>
                            <Select.ItemIndicator className={overlay.itemMark}>
                              <CheckIcon />
                            </Select.ItemIndicator>
                          </Select.Item>
                        ))}
                      </Select.Group>
                    ))}
                  </Select.List>
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
        );
      }}
    </Field>
  );
};
