import { type AssetCode, toDecimal, toIso } from "@baize/domain";

export const decimal = (minor: bigint, asset: AssetCode): string => toDecimal({ minor, asset });

/** A time in which a zone keeps one offset. */
interface Span {
  /** Epoch milliseconds; `until` does not belong to it. */
  readonly from: number;
  readonly until: number;
  readonly offsetMs: number;
  readonly suffix: string;
}
const spanOf = (ms: number, zone: string): Span => {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return {
    from: at.add({ nanoseconds: 1 }).getTimeZoneTransition("previous")?.epochMilliseconds ?? -Infinity,
    until: at.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity,
    offsetMs: at.offsetNanoseconds / 1e6,
    suffix: toIso(ms, zone).slice(-"+00:00".length),
  };
};
const spans = new Map<string, Span[]>();

/** An instant as `toIso` writes it; the calendar is asked once for each time in which the zone keeps its offset. */
export const instant = (ms: bigint | number, zone: string): string => {
  const at = Number(ms);
  const known = spans.get(zone) ?? [];
  let span = known.find(({ from, until }) => from <= at && at < until);
  if (span === undefined) {
    span = spanOf(at, zone);
    spans.set(zone, [...known, span]);
  }
  return new Date(at + span.offsetMs).toISOString().replace(/\.?0*Z$/, span.suffix);
};

export const instantOrNull = (ms: bigint | number | null, zone: string): string | null =>
  ms === null ? null : instant(ms, zone);
