import { type RefObject, useLayoutEffect, useState } from "react";

export interface Columns {
  readonly columns: number;
  /** Estimated, in px; rows are measured once they exist. */
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
      const next = { columns, rowHeight: Math.round((width / columns) * 1.34 + WORDS), top: Math.round(top + window.scrollY) };
      setFound((before) => (before.columns === next.columns && before.rowHeight === next.rowHeight && before.top === next.top ? before : next));
    };
    look();
    if (!("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return found;
};
