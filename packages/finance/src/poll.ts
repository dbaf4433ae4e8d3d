const FIRST_MS = 3_000;
const GROWTH = 1.4;
const LONGEST_MS = 30_000;
/** How long after its own deadline an unsettled order is still asked for. */
export const POLL_FOR_MS = 30 * 60_000;

/** Pause before the next question, growing from 3 s to 30 s; false once `untilMs` has passed. */
export const pollPause = (asked: number, nowMs: number, untilMs: number): number | false =>
  nowMs >= untilMs ? false : Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.min(asked, 20)));
