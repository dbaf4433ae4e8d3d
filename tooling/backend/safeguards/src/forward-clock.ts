import type { ForwardClock, ForwardClockOptions } from "./types.ts";

/** A wall this far ahead of what is trusted is followed at once. */
const LEAP_MS = 3_600_000;
/** A wall that is further ahead must keep its distance to the monotonic time for so long. */
const PROOF_MS = 600_000;
/** Slewing and reading two clocks one after the other move the distance by less. */
const TOLERANCE_MS = 60_000;
/** Pace while the wall is behind. */
const SLOWED = 0.9;

/**
 * Time for whatever expires. It follows the wall while that agrees with the monotonic time, within an hour; small leaps
 * do not add up to a larger one. While the wall is behind, it goes on at nine tenths of the pace.
 */
export const createForwardClock = (options: ForwardClockOptions = {}): ForwardClock => {
  const { wall = Date.now, monotonic = () => performance.now(), notBefore = -Infinity } = options;
  const start = wall();
  let last = monotonic();
  let time = Math.max(start, notBefore);
  /** Distance of the wall to the monotonic time that has lasted long enough. */
  let trusted = time - last;
  let seen = { distance: start - last, since: last };

  /** Trusts the wall's present distance once it has lasted long enough. */
  const observe = (distance: number, at: number): void => {
    if (Math.abs(distance - seen.distance) > TOLERANCE_MS) seen = { distance, since: at };
    else if (at - seen.since >= PROOF_MS) {
      trusted = distance;
      seen = { distance, since: at };
    }
  };

  return {
    now: () => {
      const at = Math.max(monotonic(), last);
      const shown = wall();
      const elapsed = at - last;
      last = at;
      observe(shown - at, at);
      const isBelieved = shown - at <= trusted + LEAP_MS;
      time = isBelieved ? Math.max(shown, time + elapsed * SLOWED) : time + elapsed;
      return Math.floor(time);
    },
  };
};
