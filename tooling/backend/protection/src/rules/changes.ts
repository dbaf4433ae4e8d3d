/** A limit in minor units; null: none. */
export type LimitAmount = bigint | null;

/** What a wish is to the limit in force: lower, or some where there was none, is stricter. */
export const changeOf = (present: LimitAmount, wanted: LimitAmount): "same" | "stricter" | "looser" => {
  if (present === wanted) return "same";
  return wanted !== null && (present === null || wanted < present) ? "stricter" : "looser";
};

/** How long a looser limit can be confirmed, from the end of its delay on. */
export const CONFIRM_MS = 7 * 24 * 3_600_000;
