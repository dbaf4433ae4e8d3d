/** The back end's time: a real clock, moved by an offset that the console sets. */
export interface SandboxClock {
  readonly now: () => number;
  readonly offset: () => number;
  setOffset(offsetMs: number): void;
}

/** A year either way is enough for any trial, and keeps every instant in range. */
const FARTHEST_MS = 366 * 24 * 3_600_000;

export const createClock = (base: () => number = Date.now): SandboxClock => {
  let offset = 0;
  return {
    now: () => base() + offset,
    offset: () => offset,
    setOffset: (offsetMs) => {
      if (!Number.isSafeInteger(offsetMs) || Math.abs(offsetMs) > FARTHEST_MS) throw new RangeError("The clock moves by whole milliseconds, a year at most. Give a smaller offset.");
      offset = offsetMs;
    },
  };
};
