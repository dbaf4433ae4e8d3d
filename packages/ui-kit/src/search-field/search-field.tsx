import { useEffect, useRef, useState, type ReactElement } from "react";

import * as fieldCss from "../field/field.css.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon, SearchIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./search-field.css.ts";

export interface SearchFieldProps {
  /** What is searched; its accessible name. */
  label: string;
  /** The search that is in force, such as the one in the address. */
  value: string;
  /** Called a moment after typing ends, at once on Enter and on clearing, never while an input method composes. */
  onSearch: (text: string) => void;
  placeholder?: string | undefined;
  /** 250 ms by default. */
  delayMs?: number | undefined;
  className?: string | undefined;
}

/** A search line for Chinese input methods too. */
export const SearchField = ({
  label,
  value,
  onSearch,
  placeholder,
  delayMs = 250,
  className,
}: SearchFieldProps): ReactElement => {
  const t = useKitWords();
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { typed, type, search, stop, clear } = useDelayedSearch(value, onSearch);
  return (
    <form
      className={cx(fieldCss.box, className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing.current) search(typed, 0);
      }}
    >
      <span className={fieldCss.affix}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder ?? label}
        className={cx(fieldCss.input, css.input)}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          if (!isComposing.current) search(event.target.value, delayMs);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
          stop();
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          search(event.currentTarget.value, delayMs);
        }}
      />
      {typed !== "" && (
        <IconButton
          size="small"
          label={t("clear")}
          onPress={() => {
            clear();
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </form>
  );
};

/** What is typed beside what is searched for, which follows after a wait. */
const useDelayedSearch = (value: string, onSearch: (text: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [before, setBefore] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== before) {
    setBefore(value);
    // What was searched for may come back after more has been typed.
    if (value !== sent) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = (): void => clearTimeout(timer.current);
  const search = (text: string, wait: number): void => {
    stop();
    const send = (): void => {
      if (text.trim() === value) return;
      setSent(text.trim());
      onSearch(text.trim());
    };
    if (wait === 0) send();
    else timer.current = setTimeout(send, wait);
  };
  const clear = (): void => {
    setTyped("");
    search("", 0);
  };
  return { typed, type: setTyped, search, stop, clear };
};
