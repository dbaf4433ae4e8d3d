import {
  observeWindowOffset,
  observeWindowRect,
  type Range,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";
import { useLayoutEffect, useReducer, useState } from "react";

export interface RowsInput {
  readonly count: number;
  /** In px; the same for all. */
  readonly rowHeight: number;
  /** The list's distance from the top of the document, in px. */
  readonly top: number;
  /** The row that holds the focus; null for none. */
  readonly focused: number | null;
}

export interface Rows {
  /** Height of all rows together, in px. */
  readonly height: number;
  /** Rows that exist: those in view, and around the focused one, so that the keyboard reaches every game. `start` counts from the top of the list. */
  readonly inView: readonly Pick<VirtualItem, "key" | "index" | "start">[];
}

/** Indexes of the rows to draw, in order: `ahead` more on either side of those in view, and the focused row with its neighbours. */
export const rowsToDraw = (
  { startIndex, endIndex, count }: Pick<Range, "startIndex" | "endIndex" | "count">,
  focused: number | null,
  ahead: number,
): number[] => {
  const wanted = new Set<number>();
  for (let row = startIndex - ahead; row <= endIndex + ahead; row += 1) wanted.add(row);
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) wanted.add(row);
  return [...wanted].filter((row) => row >= 0 && row < count).toSorted((one, other) => one - other);
};

const optionsOf = (
  { count, rowHeight, top }: RowsInput,
  rangeExtractor: (range: Range) => number[],
  onChange: () => void,
): VirtualizerOptions<Window, Element> => ({
  count,
  estimateSize: () => rowHeight,
  overscan: 0,
  rangeExtractor,
  scrollMargin: top,
  initialRect: { width: 1280, height: 720 },
  initialOffset: () => (typeof window === "undefined" ? 0 : window.scrollY),
  getScrollElement: () => (typeof window === "undefined" ? null : window),
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
  onChange,
});

/** Which of many rows the window shows. */
export const useRows = (input: RowsInput): Rows => {
  const { rowHeight, top, focused } = input;
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const [rows] = useState(() => new Virtualizer(optionsOf(input, (range) => rowsToDraw(range, null, 0), draw)));
  // One more row on either side only while the page scrolls; at rest a screenful is all there is.
  rows.setOptions(optionsOf(input, (range) => rowsToDraw(range, focused, rows.isScrolling ? 1 : 0), draw));
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return {
    height: rows.getTotalSize(),
    inView: rows.getVirtualItems().map(({ key, index, start }) => ({ key, index, start: start - top })),
  };
};
