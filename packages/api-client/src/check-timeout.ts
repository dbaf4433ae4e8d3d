const LONGEST_TIMER_MS = 2_147_483_647;

/** Throws TypeError for a budget that no timer can hold. */
export function checkTimeout(timeoutMs: number): number {
  if (!Number.isFinite(timeoutMs) || timeoutMs <= 0 || timeoutMs > LONGEST_TIMER_MS) {
    throw new TypeError(
      `A timeout of "${timeoutMs}" ms cannot be kept. Pass milliseconds above 0, up to ${LONGEST_TIMER_MS}.`,
    );
  }
  return timeoutMs;
}
