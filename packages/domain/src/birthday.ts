import { addDays } from "./dates.ts";

export type BirthdayRefusal =
  /** No day of the calendar. */
  | "malformed"
  | "in_future"
  /** More years ago than anybody has lived. */
  | "too_long_ago"
  | "too_young";

const OLDEST = 120;

/**
 * Why a day cannot be a member's birthday; `null` when it can. Who was born on 29 February comes of age on 1 March of
 * a year without one.
 *
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD` in the brand's zone
 * @param minAge youngest age allowed to play, in years
 */
export function checkBirthday(birthday: string, today: string, minAge: number): BirthdayRefusal | null {
  if (addDays(birthday, 0) === null) return "malformed";
  if (birthday > today) return "in_future";
  const hadBirthday = today.slice(5) >= birthday.slice(5);
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1);
  if (age > OLDEST) return "too_long_ago";
  return age < minAge ? "too_young" : null;
}
