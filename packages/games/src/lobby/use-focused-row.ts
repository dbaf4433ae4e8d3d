import { type RefObject, useEffect, useState } from "react";

const rowOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]")?.dataset["index"] : undefined;
  return row === undefined ? null : Number(row);
};

/** The row of a list, marked by `data-index`, that holds the focus; null while it is elsewhere. */
export const useFocusedRow = (list: RefObject<HTMLElement | null>): number | null => {
  const [row, setRow] = useState<number | null>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const enter = (event: FocusEvent): void => setRow(rowOf(event.target));
    const leave = (event: FocusEvent): void => {
      if (!current.contains(event.relatedTarget as Node | null)) setRow(null);
    };
    current.addEventListener("focusin", enter);
    current.addEventListener("focusout", leave);
    return () => {
      current.removeEventListener("focusin", enter);
      current.removeEventListener("focusout", leave);
    };
  }, [list]);
  return row;
};
