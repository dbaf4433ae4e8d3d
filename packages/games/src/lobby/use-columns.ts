import { type RefObject, useLayoutEffect, useState } from "react";

export interface Columns {
  readonly columns: number;
  /** In px: estimated until a row exists, then measured at the first one. All rows have the same height. */
  readonly rowHeight: number;
  /** Distance of the list from the top of the document, in px. */
  readonly top: number;
}

/** Height of a tile's words, in px. */
const WORDS = 64;

/** Tiles side by side in a list of a width: three on phones, six on desktop. */
export const columnsFor = (width: number): number => {
  if (width < 560) return 3;
  if (width < 760) return 4;
  return width < 1000 ? 5 : 6;
};

const FIRST: Columns = { columns: 6, rowHeight: 340, top: 0 };

/** Follows the width and position of a list. */
export const useColumns = (list: RefObject<HTMLElement | null>): Columns => {
  const [found, setFound] = useState(FIRST);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const measure = (): void => {
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
    measure();
    // The first measurement may change the number of columns, and with it the height of a row.
    const again = requestAnimationFrame(measure);
    if (!("ResizeObserver" in window)) return () => cancelAnimationFrame(again);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(again);
      observer.disconnect();
    };
  }, [list]);
  return found;
};
