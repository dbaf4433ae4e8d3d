import { nextMidnight } from "./dates.ts";

/**
 * Instant until which "do not remind again today" hides a notice: the next midnight of the brand's
 * zone, in epoch milliseconds. Store it as text under a key of member and notice. Pass server time.
 */
export function remindUntil(zone: string, nowMs: number): number {
  return nextMidnight(zone, nowMs);
}

/**
 * Whether a stored choice still hides the notice. It must lie ahead and not beyond the next midnight
 * of the zone, so a wrong clock, another zone or an altered value never hides it longer than the day
 * (23 to 25 hours around a clock change).
 */
export function isReminderHidden(stored: string | null, zone: string, nowMs: number): boolean {
  if (stored === null || !/^\d{1,16}$/.test(stored)) return false;
  const until = Number(stored);
  return nowMs < until && until <= nextMidnight(zone, nowMs);
}
