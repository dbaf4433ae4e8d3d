import { Combobox } from "@base-ui/react/combobox";
import type { ReactElement } from "react";

import * as fieldCss from "../field/field.css.ts";
import type { ControlProps } from "../field/field.tsx";
import { CheckIcon, ChevronDownIcon, SearchIcon } from "../icon/icons.ts";
import * as overlay from "../overlay/overlay.css.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./select-field.css.ts";
import { groupOptions, type SelectOption } from "./select-option.ts";

interface SearchableSelectProps {
  options: readonly SelectOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  hint: string;
  disabled: boolean;
  name: string | undefined;
  control: ControlProps;
  box: string;
}

const matches = (option: SelectOption, query: string): boolean =>
  `${option.label} ${option.keywords ?? ""} ${option.value}`
    .toLowerCase()
    .includes(query.trim().toLowerCase());

/** The select with a search line; loaded when first shown. */
export const SearchableSelect = ({
  options,
  value,
  onValueChange,
  hint,
  disabled,
  name,
  control,
  box,
}: SearchableSelectProps): ReactElement => {
  const t = useKitWords();
  const chosen = options.find((option) => option.value === value) ?? null;
  const groups = groupOptions(options).map(({ name: label, options: items }) => ({
    value: label ?? "",
    items,
  }));
  return (
    <Combobox.Root
      items={groups}
      value={chosen}
      disabled={disabled}
      {...(name !== undefined && { name })}
      filter={matches}
      itemToStringLabel={(option: SelectOption) => option.label}
      itemToStringValue={(option: SelectOption) => option.value}
      isItemEqualToValue={(option: SelectOption, other: SelectOption) =>
        option.value === other.value
      }
      onValueChange={(next: SelectOption | null) => {
        if (next) onValueChange(next.value);
      }}
    >
      <Combobox.Trigger {...control} className={box}>
        <span className={cx(css.value, !chosen && css.placeholder)}>
          {chosen?.icon}
          {chosen?.label ?? hint}
        </span>
        <Combobox.Icon className={css.chevron}>
          <ChevronDownIcon />
        </Combobox.Icon>
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className={overlay.positioner} sideOffset={6}>
          <Combobox.Popup className={overlay.popup} aria-label={hint}>
            <div className={overlay.search}>
              <SearchIcon />
              <Combobox.Input className={fieldCss.input} placeholder={t("search")} />
            </div>
            <Combobox.Empty className={overlay.none}>{t("noMatches")}</Combobox.Empty>
            <Combobox.List>
              {(group: { value: string; items: SelectOption[] }) => (
                <Combobox.Group key={group.value} items={group.items}>
                  {group.value !== "" && (
                    <Combobox.GroupLabel className={overlay.groupLabel}>
                      {group.value}
                    </Combobox.GroupLabel>
                  )}
                  <Combobox.Collection>
                    {(option: SelectOption) => (
                      <Combobox.Item
                        key={option.value}
                        value={option}
                        disabled={option.disabled ?? false}
                        className={overlay.item}
                      >
                        {option.icon !== undefined && (
                          <span className={overlay.itemIcon}>{option.icon}</span>
                        )}
                        <span className={overlay.itemWords}>
                          {option.label}
                          {option.detail !== undefined && (
                            <span className={overlay.itemDetail}>{option.detail}</span>
                          )}
                        </span>
                        <Combobox.ItemIndicator className={overlay.itemMark}>
                          <CheckIcon />
                        </Combobox.ItemIndicator>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};
