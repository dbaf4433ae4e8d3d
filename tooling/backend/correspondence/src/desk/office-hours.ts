import { addDays, dayIn } from "@baize/domain";
import type { CorrespondenceBrand } from "../interface/ports.ts";

export interface Office {
  readonly isOpen: boolean;
  /** Epoch milliseconds of the next opening; null while it is open. */
  readonly opensAt: number | null;
  /** Null while it is closed, and where it is open around the clock. */
  readonly closesAt: number | null;
}

const instantOf = (zone: string, day: string, time: string): number =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds;

const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** Whether the desk of a brand is open, and when that changes. */
export const officeAt = ({ zone, office }: Pick<CorrespondenceBrand, "zone" | "office">, now: number): Office => {
  if (office === null) return { isOpen: true, opensAt: null, closesAt: null };
  const { days, from, to } = office;
  // From yesterday, whose hours may last into today, to a week ahead.
  for (let offset = -1; offset <= 7; offset += 1) {
    const day = addDays(dayIn(zone, now), offset) ?? "";
    if (!days.includes(weekdayOf(day))) continue;
    const opensAt = instantOf(zone, day, from);
    const closesAt = instantOf(zone, to > from ? day : (addDays(day, 1) ?? ""), to);
    if (now < opensAt) return { isOpen: false, opensAt, closesAt: null };
    if (now < closesAt) return { isOpen: true, opensAt: null, closesAt };
  }
  throw new Error("A service desk opens on one day of the week at least. Fill office.days.");
};
