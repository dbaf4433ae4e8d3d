/** Codes of the demo brand, with hundredths of a unit and how many members may redeem each. */
export const DEMO_CODES = [
  ["BAIZE2026", 18n, 10_000],
  ["WELCOME88", 88n, 500],
] as const;
