import { type RefObject, useLayoutEffect, useState } from "react";

export interface Columns {
  readonly columns: number;
  /** In px: estimated until a row exists, then as the first one is. All rows are alike. */
  readonly rowHeight: number;
  /** Distance of the list from the top of the document, in px. */
  readonly top: number;
}

const WORDS = 64;

/** How many tiles stand beside each other in a list of a width: three on phones, six on desktop. */
export const columnsFor = (width: number): number => {
  if (width < 560) return 3;
  if (width < 760) return 4;
  return width < 1000 ? 5 : 6;
};

const FIRST: Columns = { columns: 6, rowHeight: 340, top: 0 };

/** Follows the width and place of a list. */
export const useColumns = (list: RefObject<HTMLElement | null>): Columns => {
  const [found, setFound] = useState(FIRST);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const look = (): void => {
      const { width, top } = current.getBoundingClientRect();
      if (width === 0) return;
      const columns = columnsFor(width);
      const drawn = current.firstElementChild?.getBoundingClientRect().height ?? 0;
      const next = {
        columns,
        rowHeight: Math.round(drawn === 0 ? (width / columns) * 1.34 + WORDS : drawn),
        top: Math.round(top + window.scrollY),
      };
      setFound((before) =>
        before.columns === next.columns && before.rowHeight === next.rowHeight && before.top === next.top
          ? before
          : next,
      );
    };
    look();
    // The first look may change the number of columns; the row is measured as it then stands.
    const again = requestAnimationFrame(look);
    if (!("ResizeObserver" in window)) return () => cancelAnimationFrame(again);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(again);
      observer.disconnect();
    };
  }, [list]);
  return found;
};
