import { orderBanks, searchBanks } from "@baize/domain";
import { CheckIcon, ChevronDownIcon, cx, Field, SearchField, Sheet } from "@baize/ui-kit";
import { type ReactElement, useMemo, useState } from "react";
import { BankMark } from "../mark/bank-mark.tsx";
import type { Bank } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./bank-picker.css.ts";

export interface BankPickerProps {
  banks: readonly Bank[];
  /** Code of the chosen bank; empty before. */
  value: string;
  onValueChange: (code: string) => void;
  error?: string | undefined;
}

const GROUPS = [1, 2, 3, 4] as const;

/** A bank from four ordered groups (docs/specification.md §9.8), found by its name, pinyin or initials. */
export const BankPicker = ({ banks, value, onValueChange, error }: BankPickerProps): ReactElement => {
  const t = useFinanceWords();
  const [isOpen, setOpen] = useState(false);
  const chosen = banks.find(({ code }) => code === value);
  return (
    <Field required label={t("card.bank")} error={error}>
      {({ id, "aria-required": _required, ...control }) => (
        <>
          <button
            {...control}
            type="button"
            id={id}
            className={cx(css.trigger, control["aria-invalid"] && css.invalid)}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            {chosen && <BankMark {...chosen} />}
            <span id={`${id}-value`} className={cx(css.value, !chosen && css.hint)}>
              {chosen ? <span translate="no">{chosen.name}</span> : <span>{t("card.bankHint")}</span>}
            </span>
            <ChevronDownIcon />
          </button>
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("card.bank")} width="small">
            {isOpen && (
              <Banks
                banks={banks}
                value={value}
                onChoose={(code) => {
                  onValueChange(code);
                  setOpen(false);
                }}
              />
            )}
          </Sheet>
        </>
      )}
    </Field>
  );
};

const Banks = ({
  banks,
  value,
  onChoose,
}: {
  banks: readonly Bank[];
  value: string;
  onChoose: (code: string) => void;
}): ReactElement => {
  const t = useFinanceWords();
  const [query, setQuery] = useState("");
  const ordered = useMemo(() => orderBanks(banks), [banks]);
  const found = searchBanks(ordered, query);
  return (
    <div className={css.panel}>
      <SearchField label={t("card.bankSearch")} value={query} onSearch={setQuery} delayMs={120} />
      {found.length === 0 && (
        <p className={css.none} role="status">
          {t("card.bankNone", { query })}
        </p>
      )}
      {GROUPS.map((group) => {
        const members = found.filter((bank) => bank.group === group);
        if (members.length === 0) return null;
        const name = t(`card.group.g${group}`);
        return (
          <section key={group} aria-label={name}>
            <p className={css.group}>{name}</p>
            <ul className={css.list}>
              {members.map((bank) => (
                <li key={bank.code}>
                  <button
                    type="button"
                    className={css.option}
                    aria-pressed={bank.code === value}
                    disabled={!bank.enabled}
                    onClick={() => onChoose(bank.code)}
                  >
                    <BankMark {...bank} />
                    <span className={css.value} translate="no">
                      {bank.name}
                    </span>
                    {!bank.enabled && <span className={css.hint}>{t("card.bankClosed")}</span>}
                    {bank.code === value && <CheckIcon />}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
