import type { CommissionRules } from "../rules/commission-rules.ts";

type Of<B extends CommissionRules["base"]> = Extract<CommissionRules, { base: B }>;

/** Rules of each base, to be changed by each test. */
export const samples = {
  net: (change: Partial<Of<"net">> = {}): CommissionRules => ({
    base: "net",
    active: { days: 30, turnover: "10" },
    minimum: "0",
    tiers: [
      { active: 1, percents: { net: "10" } },
      { active: 3, percents: { net: "20.5" } },
    ],
    ...change,
  }),
  turnover: (change: Partial<Of<"turnover">> = {}): CommissionRules => ({
    base: "turnover",
    active: { days: 1, turnover: "10" },
    minimum: "0",
    tiers: [{ active: 1, percents: { 2: "0.10", 7: "0.25" } }],
    ...change,
  }),
};
