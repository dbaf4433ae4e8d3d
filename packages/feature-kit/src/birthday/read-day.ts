import { plainText } from "@baize/domain";

/** `YYYY-MM-DD` of a date as it is typed: with any separators, or with none; empty where it is no date. */
export const readDay = (typed: string): string => {
  const [, year, month, day] = /^(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})\D?$/.exec(plainText(typed)) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "";
};
