export interface Seen {
  /** Milliseconds from the request, 0 until it has happened. */
  first: number;
  largest: number;
  started: number;
  ready: number;
  /** Sum of layout shifts. */
  shift: number;
  /** When something was last seen. */
  at: number;
}

declare global {
  var seen: Seen;
  /** `isSite`: it has scripts of ours, and says when they have started. */
  var isAtRest: (isSite: boolean) => boolean;
}

/**
 * Runs in a page before its own scripts. What React has committed is heard where its developer tools hear it, in the
 * same way in any page: after the first commit's effects the page can be used.
 */
export const probePage = (): void => {
  const REST_MS = 800;
  const seen: Seen = { first: 0, largest: 0, started: 0, ready: 0, shift: 0, at: 0 };
  const now = (): number => {
    seen.at = performance.now();
    return seen.at;
  };
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      now();
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  performance.setResourceTimingBufferSize(2_000);
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.first = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
  watch("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  watch("resource", () => undefined);
  watch("longtask", () => undefined);
  new MutationObserver((_records, observer) => {
    if (document.documentElement?.dataset["started"] === undefined) return;
    seen.started = now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-started"] });
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => {
      seen.ready ||= now();
    },
  };
  const isShown = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > 0 && top < innerHeight;
  };
  const isDone = (): boolean =>
    seen.started > 0 && seen.ready > 0 && ![...document.querySelectorAll("[aria-busy=true]")].some(isShown);
  const isAtRest = (isSite: boolean): boolean =>
    document.readyState === "complete" &&
    seen.largest > 0 &&
    performance.now() - seen.at > REST_MS &&
    (!isSite || isDone());
  Object.assign(globalThis, { seen, isAtRest, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};
