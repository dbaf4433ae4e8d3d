/** One view of a page: its route pattern, never the address with ids, query or hash. */
export interface PageView {
  readonly path: string;
  /** Server instant, epoch milliseconds. */
  readonly at: number;
}

/** The queue that web statistics read (docs/specification.md §1.5); bounded, and empty again after a log-out. */
export interface PageViews {
  readonly push: (path: string) => void;
  readonly take: () => readonly PageView[];
  readonly clear: () => void;
  /** Calls back at each view; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const LONGEST_QUEUE = 100;

export const createPageViews = (now: () => number): PageViews => {
  let queue: PageView[] = [];
  const listeners = new Set<() => void>();
  return {
    push: (path) => {
      queue = [...queue, { path, at: now() }].slice(-LONGEST_QUEUE);
      for (const listener of listeners) listener();
    },
    take: () => {
      const taken = queue;
      queue = [];
      return taken;
    },
    clear: () => {
      queue = [];
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
