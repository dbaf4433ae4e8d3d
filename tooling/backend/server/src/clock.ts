import { createForwardClock } from "@baize/safeguards";
import type { SharedState } from "./shared-state.ts";

/** The back end's time: it only moves forward, by the machine's clock and by an offset that the console sets. */
export interface SandboxClock {
  /** Epoch milliseconds; never less than before. */
  readonly now: () => number;
  readonly offset: () => number;
  /**
   * For all processes of the database. Rejects with RangeError for an offset that is smaller than the present one, or
   * too large.
   */
  setOffset(offsetMs: number): Promise<void>;
  /** Writes down how far time has come, below which it does not begin after a restart. */
  keep(): Promise<void>;
}

/** A year is enough for any trial, and keeps every instant in range. */
const FARTHEST_MS = 366 * 24 * 3_600_000;
const OFFSET = "clock/offset";
const LAST = "clock/last";

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const nonDecreasing = (clock: () => number): (() => number) => {
  let last = -Infinity;
  return () => (last = Math.max(last, clock()));
};

/** `injected` is a test's own clock, which must not go back either. */
export const createClock = (shared: SharedState, injected?: () => number): SandboxClock => {
  const offset = (): number => numberOf(shared.get(OFFSET)) ?? 0;
  const kept = numberOf(shared.get(LAST));
  const base = injected ?? createForwardClock(kept === undefined ? {} : { notBefore: kept - offset() }).now;
  const now = nonDecreasing(() => base() + offset());
  return {
    now,
    offset,
    setOffset: async (offsetMs) => {
      if (!Number.isSafeInteger(offsetMs) || offsetMs > FARTHEST_MS) {
        throw new RangeError("The clock moves by whole milliseconds, a year at most. Give a smaller offset.");
      }
      if (offsetMs < offset())
        throw new RangeError("Time moves only forward. Give an offset that is not below the present one.");
      await shared.set(OFFSET, String(offsetMs));
    },
    keep: () => shared.set(LAST, String(now())),
  };
};
