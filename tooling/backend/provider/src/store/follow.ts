import type { Database, Work } from "@baize/ledger";

/** A cache of database state that other processes change too. */
export interface Followed {
  /** Reads the state. Returns a function that applies it, unless this process has written meanwhile. */
  follow(): Work<() => void>;
}

export interface Following {
  /** Reads everything now. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Greatest age of the caches. */
export const FOLLOW_MS = 1_000;

/** Reads `parts` once a second in one snapshot. A failing database leaves them unchanged. */
export const followAll = (database: Database, parts: readonly Followed[], after: () => void): Following => {
  const refresh = async (): Promise<void> => {
    const takes = await database.read(function* () {
      const found: (() => void)[] = [];
      for (const part of parts) found.push(yield* part.follow());
      return found;
    });
    for (const take of takes) take();
    after();
  };
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    void refresh()
      .catch(() => undefined)
      .finally(() => (isReading = false));
  }, FOLLOW_MS);
  timer.unref();
  return { refresh, stop: () => clearInterval(timer) };
};
