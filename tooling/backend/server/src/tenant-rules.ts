import { addHouseCoins, defaultRules, type TenantRules } from "@baize/cashier";
import type { BrandFacts } from "@baize/domain";
import type { Closings } from "./closings.ts";

/** The cashier's rules of a brand: the default ones and the house coins; the planned closing is read each time. */
export const tenantRules = (facts: BrandFacts, closings: Closings): (() => TenantRules) => {
  const rules = addHouseCoins(defaultRules(facts), facts.coins);
  return () => {
    const maintenance = closings.get(facts.code, "cashier");
    if (maintenance === null) return rules;
    return { ...rules, withdraw: { ...rules.withdraw, maintenance }, exchange: { ...rules.exchange, maintenance } };
  };
};
