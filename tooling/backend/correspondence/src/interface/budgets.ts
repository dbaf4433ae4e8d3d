import type { Budget } from "@baize/safeguards";

const MINUTE = 60_000;

/** What may be written in a time, by whom. */
export const CORRESPONDENCE_BUDGETS = {
  "desk/minute": { points: 12, windowMs: MINUTE, per: "member or visitor, lines to the desk" },
  "desk/day": { points: 500, windowMs: 24 * 60 * MINUTE, per: "member or visitor, lines to the desk" },
  "desk/address": { points: 120, windowMs: 60 * MINUTE, per: "address, lines of all its visitors" },
  "help/address": { points: 60, windowMs: 60 * MINUTE, per: "address, votes of all its visitors" },
} as const satisfies Readonly<Record<string, Pick<Budget, "points" | "windowMs"> & { readonly per: string }>>;

export const budgetOf = (name: keyof typeof CORRESPONDENCE_BUDGETS, key: string): Budget => {
  const { points, windowMs } = CORRESPONDENCE_BUDGETS[name];
  return { name, key: key.slice(0, 200), points, windowMs };
};
