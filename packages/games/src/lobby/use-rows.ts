import { observeWindowOffset, observeWindowRect, type VirtualItem, Virtualizer, type VirtualizerOptions, windowScroll } from "@tanstack/react-virtual";
import { useLayoutEffect, useReducer, useState } from "react";

export interface RowsInput {
  readonly count: number;
  /** Estimated, in px; rows are measured once they exist. */
  readonly rowHeight: number;
  /** The list's distance from the top of the document, in px. */
  readonly top: number;
}

export interface Rows {
  /** Height of all rows together, in px. */
  readonly height: number;
  /** Rows that exist: those in view and one more on either side. `start` counts from the top of the list. */
  readonly inView: readonly Pick<VirtualItem, "key" | "index" | "start">[];
  readonly measure: (row: Element | null) => void;
}

const optionsOf = ({ count, rowHeight, top }: RowsInput, onChange: () => void): VirtualizerOptions<Window, Element> => ({
  count,
  estimateSize: () => rowHeight,
  overscan: 1,
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
export const useRows = ({ count, rowHeight, top }: RowsInput): Rows => {
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const [rows] = useState(() => new Virtualizer(optionsOf({ count, rowHeight, top }, draw)));
  rows.setOptions(optionsOf({ count, rowHeight, top }, draw));
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return {
    height: rows.getTotalSize(),
    inView: rows.getVirtualItems().map(({ key, index, start }) => ({ key, index, start: start - top })),
    measure: rows.measureElement,
  };
};
