import { addHouseCoins, defaultRules, type TenantRules } from "@baize/cashier";
import { type BrandFacts, toIso } from "@baize/domain";
import type { PromotionBrand } from "@baize/promotions";
import type { Closings } from "./closings.ts";

/** One brand that this back end serves. */
export interface Tenant {
  readonly code: string;
  /** What the site-code header must carry when it is sent; null: the brand has none. */
  readonly siteCode: string | null;
  readonly facts: BrandFacts;
  /** Folder of the brand's built app; null serves calls only. */
  readonly staticDir: string | null;
}

/** A tenant with what follows from it. */
export interface TenantContext extends Tenant {
  /** The cashier's rules, closings included, as they are now. */
  readonly rules: () => TenantRules;
  /** An instant on the wire, in the brand's zone. */
  readonly iso: (ms: number) => string;
}

export const promotionBrand = ({ code, facts }: Tenant): PromotionBrand => ({
  code,
  zone: facts.zone,
  currency: facts.currency.code,
  locale: facts.locale,
});

/** The default rules and the house coins; the planned closing is read each time. */
const rulesOf = ({ code, facts }: Tenant, closings: Closings): (() => TenantRules) => {
  const rules = addHouseCoins(defaultRules(facts), facts.coins);
  return () => {
    const maintenance = closings.get(code, "cashier");
    if (maintenance === null) return rules;
    return { ...rules, withdraw: { ...rules.withdraw, maintenance }, exchange: { ...rules.exchange, maintenance } };
  };
};

export const tenantContext = (tenant: Tenant, closings: Closings): TenantContext => ({
  ...tenant,
  rules: rulesOf(tenant, closings),
  iso: (ms) => toIso(ms, tenant.facts.zone),
});
