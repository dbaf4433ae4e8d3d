import { addDays, calendarSpan, startOfDay } from "@baize/domain";
import type { SignInfo } from "../wire-types.ts";

export type DayState = "signed" | "today" | "todayOff" | "resign" | "missed" | "future";

export interface MonthDay {
  /** `YYYY-MM-DD` of the brand's zone. */
  readonly day: string;
  /** 1 to 31. */
  readonly date: number;
  readonly state: DayState;
}

type Facts = Pick<SignInfo, "today" | "zone" | "signedDays" | "canSign" | "resign">;

/** Weeks of the month of today, from Monday; null where a week reaches into another month. */
export const monthGrid = (info: Facts): readonly (readonly (MonthDay | null)[])[] => {
  const { today, zone } = info;
  const month = today.slice(0, 7);
  const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`).filter(
    (day) => addDays(day, 0) !== null,
  );
  const before = blanksBefore(days[0] ?? today, zone);
  const cells: (MonthDay | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...days.map((day, index) => ({ day, date: index + 1, state: stateOf(info, day) })),
  ];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_none, place) => cells[week * 7 + place] ?? null),
  );
};

/** Days of the week before the first of the month. */
const blanksBefore = (first: string, zone: string): number => {
  const start = startOfDay(zone, first);
  if (start === null) return 0;
  const monday = calendarSpan("week", zone, start).firstDay;
  return [0, 1, 2, 3, 4, 5, 6].find((days) => addDays(monday, days) === first) ?? 0;
};

const stateOf = ({ today, signedDays, canSign, resign }: Facts, day: string): DayState => {
  if (signedDays.includes(day)) return "signed";
  if (day === today) return canSign ? "today" : "todayOff";
  if (day > today) return "future";
  return resign.left > 0 && resign.days.includes(day) ? "resign" : "missed";
};
