import { CATEGORY_IDS, type CategoryId, dayIn, money, toDecimal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { lastApplication } from "../applications/applications.ts";
import type { AgencyBrand, AgencyContext, Env } from "../interface/ports.ts";
import { rulesOn } from "../rules/rules-store.ts";
import type { ApplicationState } from "../store/tables.ts";
import { lastTier, paidSums } from "./sums.ts";

export interface AgencySummary {
  readonly state: "none" | ApplicationState;
  /** Why the application was refused; empty otherwise. */
  readonly reason: string;
  /** The member's invitation code. */
  readonly code: string;
  readonly invitees: number;
  /** Active invitees of the last settled day, and the tier that they made: 1 the first, 0 none. */
  readonly active: number;
  readonly tier: number;
  /** Commission paid in the brand's day and month, and ever; decimals of its currency. */
  readonly today: string;
  readonly month: string;
  readonly total: string;
  /** Earned, and paid once it reaches the minimum. */
  readonly waiting: string;
}

export function* summaryOf(env: Env, ctx: AgencyContext, now: number): Work<AgencySummary> {
  const { brand, member } = ctx;
  const application = yield* lastApplication(ctx);
  const { code } = yield* env.memberOf(brand.code, member);
  const { total: invitees } = yield* env.invitees(brand.code, member, { page: 1, size: 1 });
  const sums = yield* paidSums(brand, member, now);
  const state = application?.state ?? "none";
  return { state, reason: application?.reason ?? "", code, invitees, ...(yield* lastTier(brand, member)), ...sums };
}

/** The rules of the brand's today, for the page. */
export interface CommissionTable {
  readonly base: "net" | "turnover";
  readonly activeDays: number;
  /** Decimals of the brand's currency. */
  readonly activeTurnover: string;
  readonly minimum: string;
  readonly tiers: readonly {
    readonly active: number;
    /** By category; null: of the net revenue. */
    readonly percents: readonly { readonly category: CategoryId | null; readonly percent: string }[];
  }[];
}

/** Null: the brand has no agents. */
export function* commissionTable(brand: AgencyBrand, now: number): Work<CommissionTable | null> {
  const version = yield* rulesOn(brand, dayIn(brand.zone, now));
  if (version === null) return null;
  const { base, active, minimum, tiers } = version.rules;
  const decimal = (text: string): string => toDecimal(money(text, brand.currency));
  const categories = [null, ...Object.values(CATEGORY_IDS)];
  return {
    base,
    activeDays: active.days,
    activeTurnover: decimal(active.turnover),
    minimum: decimal(minimum),
    tiers: tiers.map((tier) => {
      const percents: Readonly<Record<string, string | undefined>> = tier.percents;
      return {
        active: tier.active,
        percents: categories.flatMap((category) => {
          const percent = percents[category ?? "net"];
          return percent === undefined ? [] : [{ category, percent }];
        }),
      };
    }),
  };
}
