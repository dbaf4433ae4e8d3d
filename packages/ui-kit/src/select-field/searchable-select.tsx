import { useRef, useState, type ReactElement, type ReactNode } from "react";

import * as fieldCss from "../field/field.css.ts";
import type { ControlProps } from "../field/field.tsx";
import { CheckIcon, ChevronDownIcon, SearchIcon } from "../icon/icons.ts";
import * as overlay from "../overlay/overlay.css.ts";
import { useSurface } from "../provider/site-context.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./select-field.css.ts";
import { groupOptions, matchesOption, type SelectOption } from "./select-option.ts";

interface SearchableSelectProps {
  title: ReactNode;
  options: readonly SelectOption[];
  chosen: SelectOption | undefined;
  onValueChange: (value: string) => void;
  hint: string;
  disabled: boolean;
  name: string | undefined;
  control: ControlProps;
}

/** A button that shows the choice and opens a sheet of options with a search line; Enter takes the first found. */
export const SearchableSelect = (props: SearchableSelectProps): ReactElement => {
  const { title, options, chosen, onValueChange, name } = props;
  const t = useKitWords();
  const surface = useSurface();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const found = options.filter((option) => matchesOption(option, query));
  const open = (): void => {
    setQuery("");
    setOpen(true);
  };
  const choose = (option: SelectOption): void => {
    onValueChange(option.value);
    setOpen(false);
  };
  return (
    <>
      {name !== undefined && <input type="hidden" name={name} value={chosen?.value ?? ""} />}
      <Trigger {...props} isOpen={isOpen} onOpen={open} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        width="small"
        {...(surface === "desktop" && { initialFocus: search })}
      >
        <form
          className={cx(fieldCss.box, css.search)}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            const first = found.find((option) => option.disabled !== true);
            if (first && query.trim() !== "") choose(first);
          }}
        >
          <SearchIcon />
          <input
            ref={search}
            type="search"
            enterKeyHint="done"
            autoComplete="off"
            aria-label={t("search")}
            placeholder={t("search")}
            className={fieldCss.input}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        {found.length === 0 && <p className={overlay.none}>{t("noMatches")}</p>}
        <Options found={found} chosen={chosen} onChoose={choose} />
      </Sheet>
    </>
  );
};

interface TriggerProps extends Pick<SearchableSelectProps, "chosen" | "hint" | "disabled" | "control"> {
  isOpen: boolean;
  onOpen: () => void;
}

const Trigger = ({ chosen, hint, disabled, control, isOpen, onOpen }: TriggerProps): ReactElement => {
  const { id, "aria-invalid": isInvalid, "aria-required": isRequired } = control;
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id}-label ${id}-value`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={control["aria-describedby"]}
      data-required={isRequired}
      data-invalid={isInvalid}
      disabled={disabled}
      className={cx(fieldCss.box, css.trigger, isInvalid && fieldCss.boxInvalid)}
      onClick={onOpen}
    >
      <span id={`${id}-value`} className={cx(css.value, !chosen && css.placeholder)}>
        {chosen?.icon}
        <span className={css.valueText}>{chosen?.label ?? hint}</span>
      </span>
      <span className={css.chevron} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </button>
  );
};

interface OptionsProps extends Pick<SearchableSelectProps, "chosen"> {
  found: readonly SelectOption[];
  onChoose: (option: SelectOption) => void;
}

const Options = ({ found, chosen, onChoose }: OptionsProps): ReactElement[] =>
  groupOptions(found).map((group) => (
    <section key={group.name ?? ""} aria-label={group.name}>
      {group.name !== undefined && <p className={overlay.groupLabel}>{group.name}</p>}
      <ul className={css.list}>
        {group.options.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={overlay.item}
              aria-pressed={option.value === chosen?.value}
              disabled={option.disabled ?? false}
              data-disabled={option.disabled === true || undefined}
              onClick={() => onChoose(option)}
            >
              {option.icon !== undefined && <span className={overlay.itemIcon}>{option.icon}</span>}
              <span className={overlay.itemWords}>
                <span>{option.label}</span>
                {option.detail !== undefined && <span className={overlay.itemDetail}>{option.detail}</span>}
              </span>
              {option.value === chosen?.value && (
                <span className={overlay.itemMark}>
                  <CheckIcon />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
