import { auditProtection, type OperatorProtection, type ProtectionFinding } from "@baize/protection";
import type { Provider } from "@baize/provider";
import { memberById } from "../accounts/members.ts";
import type { Services } from "../services.ts";
import { protectionBrand, type TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import { type Note, outcomeOf } from "./outcome-of.ts";

/** The operator's side of the limits and pauses of one brand's members. */
export interface BrandProtection {
  /** Null for no member of the brand. */
  read(member: string): Promise<OperatorProtection | null>;
  /** Lifts an exclusion that is past its end; `note`: why. */
  lift(member: string, note: string): Promise<Outcome>;
}

export const brandProtection = (
  { protection, database }: Pick<Services, "protection" | "database">,
  tenant: TenantContext,
  note: Note,
): BrandProtection => {
  const isOwn = async (id: string): Promise<boolean> =>
    (await database.read(() => memberById(id)))?.brand === tenant.code;
  return {
    read: async (member) =>
      (await isOwn(member)) ? protection.operator.read({ brand: protectionBrand(tenant), member }) : null,
    lift: (member, why) =>
      note("lift_exclusion", member, async () => {
        if (!(await isOwn(member))) return { ok: false, error: "member_unknown" };
        const lifted = await protection.operator.liftExclusion({ brand: tenant.code, member }, why);
        if (lifted.ok || lifted.code !== "exclusion_lasts") return outcomeOf(lifted);
        return { ok: false, error: `exclusion_lasts: until ${tenant.iso(lifted.until)}` };
      }),
  };
};

/** Deposits and bets of all brands against the limits and pauses of their members. */
export const protectionFindings = ({
  database,
  tenants,
  cashier,
  provider,
}: Pick<Services, "database" | "tenants" | "cashier"> & { readonly provider: Provider }): Promise<
  readonly ProtectionFinding[]
> =>
  auditProtection(database, {
    // Members of a brand that is not served here are judged by the clocks of UTC.
    zoneOf: (brand) => tenants.find(({ code }) => code === brand)?.facts.zone ?? "UTC",
    historyOf: ({ member }) => cashier.rewards.depositHistory(member),
    betsOf: ({ brand, member }) => provider.playHistory({ brand, memberRef: member }),
  });
