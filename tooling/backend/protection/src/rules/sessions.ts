import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from "@baize/domain";

export const MINUTE_MS = 60_000;
/** So many whole minutes without play end a session of play. */
const IDLE_MINUTES = 15;

/** Whole minutes since the epoch. */
export const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** Whether play in a minute goes on with that of an earlier one. */
export const isSameSession = (earlier: number, minute: number): boolean => minute - earlier <= IDLE_MINUTES;

/** An interval of reality checks that was chosen, and since when. */
export interface ChosenInterval {
  readonly since: number;
  readonly minutes: number;
}

/**
 * Minutes from an acknowledgement, or the begin of a session, to the next check: what was in force then, or less that
 * was chosen since, and never more than the licence allows. `chosen`: the first chosen first.
 */
export const intervalFrom = (base: number, chosen: readonly ChosenInterval[], longest: number): number => {
  const before = chosen.findLast(({ since }) => since <= base)?.minutes ?? longest;
  const after = chosen.filter(({ since }) => since > base).map(({ minutes }) => minutes);
  return Math.min(before, longest, ...after);
};

/** The longest interval on offer that is not above `minutes`. */
export const offeredInterval = (minutes: number): RealityCheckMinutes =>
  REALITY_CHECK_MINUTES.findLast((offered) => offered <= minutes) ?? REALITY_CHECK_MINUTES[0];
