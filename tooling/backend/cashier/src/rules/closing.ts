import { instant, instantOrNull } from "../amounts/format.ts";

/** A planned closing, epoch milliseconds; null is open-ended. Closed while start ≤ now < end. */
export interface Closing {
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
}

export const isClosed = (closing: Closing | null, now: number): boolean =>
  closing !== null && (closing.start === null || closing.start <= now) && (closing.end === null || now < closing.end);

/** Wire form of a closing that is on or still to come. */
export const announce = (
  closing: Closing | null,
  now: number,
  zone: string,
): { start: string | null; end: string | null; text: string } | null =>
  closing === null || (closing.end !== null && closing.end <= now)
    ? null
    : { start: instantOrNull(closing.start, zone), end: instantOrNull(closing.end, zone), text: closing.text };

/** `detail` of a refusal for a closing: when it ends, if that is known. */
export const untilOf = (closing: Closing | null, zone: string): Record<string, string> =>
  closing?.end == null ? {} : { until: instant(closing.end, zone) };
