import { type RefObject, useEffect } from "react";

/** How many positions an arrow key moves in a grid of so many columns; 0 for any other key. */
export const arrowStep = (key: string, columns: number): number =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key] ?? 0;

/** Arrow keys move the focus between rendered items of a list, by `aria-posinset`; at its ends they scroll the page. */
export const useArrowKeys = (list: RefObject<HTMLElement | null>, columns: number): void => {
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? 0 : arrowStep(event.key, columns);
      const item = event.target instanceof Element ? event.target.closest("[aria-posinset]") : null;
      if (step === 0 || item === null) return;
      const position = Number(item.getAttribute("aria-posinset")) + step;
      const next = current.querySelector<HTMLElement>(`[aria-posinset="${position}"] :is(button, a)`);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    current.addEventListener("keydown", press);
    return () => current.removeEventListener("keydown", press);
  }, [list, columns]);
};
