import { type Range, useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

export interface RowsInput {
  readonly count: number;
  /** In px; the same for all. */
  readonly rowHeight: number;
  /** The list's distance from the top of the document, in px. */
  readonly top: number;
  /** The list; its rows have `data-index`. */
  readonly list: RefObject<HTMLElement | null>;
}

export interface Rows {
  /** Height of all rows together, in px. */
  readonly height: number;
  /** Rows to render; `start` counts from the top of the list. */
  readonly rows: readonly Pick<VirtualItem, "key" | "index" | "start">[];
}

/**
 * Indexes of the rows to render, in order: those in view, `ahead` more on either side, and the focused row with its
 * neighbours, so that the keyboard reaches every game.
 */
export const rowsToRender = (
  { startIndex, endIndex, count }: Pick<Range, "startIndex" | "endIndex" | "count">,
  focused: number | null,
  ahead: number,
): number[] => {
  const wanted = new Set<number>();
  for (let row = startIndex - ahead; row <= endIndex + ahead; row += 1) wanted.add(row);
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) wanted.add(row);
  return [...wanted].filter((row) => row >= 0 && row < count).toSorted((one, other) => one - other);
};

/** Which of many rows to render, by the scroll position of the window. */
export const useRows = ({ count, rowHeight, top, list }: RowsInput): Rows => {
  const focused = useFocusedRow(list);
  // The React Compiler, which could not memoise the functions of this hook, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 0,
    // One more row on either side only while the page scrolls; at rest a screenful is enough.
    rangeExtractor: (range) => rowsToRender(range, focused, virtualizer.isScrolling ? 1 : 0),
    scrollMargin: top,
    initialRect: { width: 1280, height: 720 },
    initialOffset: () => (typeof window === "undefined" ? 0 : window.scrollY),
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map(({ key, index, start }) => ({ key, index, start: start - top })),
  };
};

const rowOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]")?.dataset["index"] : undefined;
  return row === undefined ? null : Number(row);
};

/** The row that contains the focus; null while it is elsewhere. */
const useFocusedRow = (list: RefObject<HTMLElement | null>): number | null => {
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
