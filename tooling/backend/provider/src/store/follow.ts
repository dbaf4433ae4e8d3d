import type { Database, Work } from "@baize/ledger";

/** What a process keeps in memory of the database, which other processes change too. */
export interface Followed {
  /** Reads it anew; what is given takes it over, unless this process has changed it meanwhile. */
  follow(): Work<() => void>;
}

export interface Following {
  /** Reads everything anew now. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Memory is at most about so old. */
export const FOLLOW_MS = 1_000;

/** Reads `parts` anew each second, in one read. A store that fails leaves them as they are. */
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
