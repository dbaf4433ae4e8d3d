import type { DatePreset } from "@baize/domain";

/** A preset of docs/specification.md §9.5, or two calendar days, both included, in the brand's zone. */
export type Period =
  | { readonly kind: "preset"; readonly preset: DatePreset }
  | { readonly kind: "custom"; readonly startDay: string; readonly endDay: string };

/** Calendar day as the picker holds it: noon of that day on the device, so no zone can move it. */
export const toPickerDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
};

/** `YYYY-MM-DD` of what the picker gave. */
export const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The day `days` before another, by the calendar. */
export const dayBefore = (day: string, days: number): string => {
  const date = toPickerDate(day);
  date.setDate(date.getDate() - days);
  return toDay(date);
};
