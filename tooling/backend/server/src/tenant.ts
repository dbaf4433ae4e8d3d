import type { TenantRules } from "@baize/cashier";
import { type BrandFacts, toIso } from "@baize/domain";

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

export const isoIn =
  (zone: string): ((ms: number) => string) =>
  (ms) =>
    toIso(ms, zone);
