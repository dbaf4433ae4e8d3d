import type { AgencyBrand } from "@baize/agency";
import { addHouseCoins, defaultRules, type TenantRules } from "@baize/cashier";
import type { CorrespondenceBrand } from "@baize/correspondence";
import { type BrandFacts, localName, toIso, textLocale } from "@baize/domain";
import type { PromotionBrand } from "@baize/promotions";
import { DEFAULT_INCREASE_DELAY_HOURS, DEFAULT_REALITY_CHECK_MINUTES, type ProtectionBrand } from "@baize/protection";
import type { Closings } from "./closings.ts";
import { minAgeOf, zoneName } from "./legal/legal-facts.ts";

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
  /** What the brand is to its messages, feedback, service desk and help. */
  readonly correspondence: CorrespondenceBrand;
}

/** What a brand is to its promotions, and to its agents. */
export const promotionBrand = ({ code, facts }: Tenant): PromotionBrand & AgencyBrand => ({
  code,
  zone: facts.zone,
  currency: facts.currency.code,
  locale: textLocale(facts.locale),
});

/** What a brand is to the protection of its members. */
export const protectionBrand = ({ code, facts }: Tenant): ProtectionBrand => ({
  code,
  zone: facts.zone,
  currency: facts.currency.code,
  increaseDelayHours: facts.licence?.protection?.increaseDelayHours ?? DEFAULT_INCREASE_DELAY_HOURS,
  realityCheckMinutes: facts.licence?.protection?.realityCheckMinutes ?? DEFAULT_REALITY_CHECK_MINUTES,
  identityFor: facts.licence?.protection?.identityFor ?? [],
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

/** The desk answers around the clock. */
const correspondenceBrand = ({ code, facts }: Tenant, { deposit, accounts }: TenantRules): CorrespondenceBrand => ({
  code,
  zone: facts.zone,
  office: null,
  help: {
    name: localName(facts),
    minAge: minAgeOf({ facts }),
    zone: { "zh-CN": zoneName(facts.zone, "zh-CN", Date.now()), en: zoneName(facts.zone, "en", Date.now()) },
    orderMinutes: deposit.orderTtlMs / 60_000,
    coolingHours: accounts.coolingOffMs / 3_600_000,
    turnover: deposit.turnoverMultiple,
    hasLimits: true,
  },
});

export const tenantContext = (tenant: Tenant, closings: Closings): TenantContext => {
  const rules = rulesOf(tenant, closings);
  return {
    ...tenant,
    rules,
    iso: (ms) => toIso(ms, tenant.facts.zone),
    correspondence: correspondenceBrand(tenant, rules()),
  };
};
