/** The zone of the trial brands, which has no summer time: its clocks are reckoned without a calendar's library. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

interface LocalDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Milliseconds since midnight. */
  readonly time: number;
}
const localDay = (ms: number): LocalDay => {
  const local = new Date(ms + OFFSET_MS);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  return { year, month, day, time: local.getTime() - Date.UTC(year, month, day) };
};

/** When what happened at an instant leaves a period; a month that has no such day ends with its last. */
export const leavesPeriod = (period: "day" | "week" | "month", ms: number): number => {
  if (period !== "month") return ms + (period === "day" ? DAY_MS : 7 * DAY_MS);
  const { year, month, day, time } = localDay(ms);
  const isShort = day > lastDay(year, month + 1);
  return (isShort ? Date.UTC(year, month + 2, 1) : Date.UTC(year, month + 1, day) + time) - OFFSET_MS;
};

/** An instant and `P<n>D`, `P<n>M` or `P<n>Y`; a month that has no such day gives its last. */
export const addLength = (length: string, ms: number): number => {
  const [count, unit] = [Number(length.slice(1, -1)), length.slice(-1)];
  if (unit === "D") return ms + count * DAY_MS;
  const { year, month, day, time } = localDay(ms);
  const months = month + count * (unit === "Y" ? 12 : 1);
  return Date.UTC(year, months, Math.min(day, lastDay(year, months))) + time - OFFSET_MS;
};
