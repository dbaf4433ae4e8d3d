import {
  auditProtection,
  type HarmMarker,
  harmMarkers,
  type OperatorProtection,
  type ProtectionFinding,
} from "@baize/protection";
import type { Provider } from "@baize/provider";
import type { Services } from "../services.ts";
import { protectionBrand, type TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import { type BrandIdentity, brandIdentity, type Person } from "./operator-identity.ts";
import { type Note, outcomeOf } from "./outcome-of.ts";

/** Members who have played within so long are looked at for markers of harm. */
const LOOKED_AT_MS = 7 * 24 * 3_600_000;

/** A member whose play shows markers of harm. */
export interface MarkedMember {
  readonly member: string;
  readonly markers: readonly HarmMarker[];
}

/** The operator's side of the limits, pauses and play of one brand's members. */
export interface BrandProtection {
  readonly identity: BrandIdentity;
  /** Null for no member of the brand. */
  read(member: string): Promise<(OperatorProtection & Pick<MarkedMember, "markers"> & { person: Person }) | null>;
  /** Of the members who have played in the last week, those whose play shows markers of harm. */
  marked(): Promise<readonly MarkedMember[]>;
  /** Keeps what the operator did on seeing how a member plays. */
  noteCare(member: string, act: string, why: string): Promise<Outcome>;
  /** Lifts an exclusion that is past its end; `note`: why. */
  lift(member: string, note: string): Promise<Outcome>;
}

export const brandProtection = (
  {
    protection,
    database,
    cashier,
    clock,
    contacts,
    provider,
  }: Pick<Services, "protection" | "database" | "cashier" | "clock" | "contacts"> & { readonly provider: Provider },
  tenant: TenantContext,
  note: Note,
): BrandProtection => {
  const identity = brandIdentity({ protection, database, contacts, provider }, tenant, note);
  const isOwn = async (id: string): Promise<boolean> => (await identity.person(id)) !== null;
  const { code, facts } = tenant;
  const markersOf = async (member: string): Promise<readonly HarmMarker[]> => {
    const minutes = await protection.operator.minutes({ brand: code, member });
    return database.read(function* () {
      const deposits = yield* cashier.rewards.depositHistory(member);
      const bets = yield* provider.playHistory({ brand: code, memberRef: member });
      return harmMarkers({ deposits, bets, minutes }, clock(), facts.zone);
    });
  };
  return {
    identity,
    read: async (member) => {
      const person = await identity.person(member);
      if (person === null) return null;
      const state = await protection.operator.read({ brand: protectionBrand(tenant), member });
      return { ...state, person, markers: await markersOf(member) };
    },
    marked: async () => {
      const marked: MarkedMember[] = [];
      for (const member of await protection.operator.playersSince(code, clock() - LOOKED_AT_MS)) {
        const markers = await markersOf(member);
        if (markers.length > 0) marked.push({ member, markers });
      }
      return marked;
    },
    noteCare: (member, act, why) =>
      note("note_care", member, async () => {
        if (!(await isOwn(member))) return { ok: false, error: "member_unknown" };
        return outcomeOf(await protection.operator.noteCare({ brand: code, member }, { act, note: why }));
      }),
    lift: (member, why) =>
      note("lift_exclusion", member, async () => {
        if (!(await isOwn(member))) return { ok: false, error: "member_unknown" };
        const lifted = await protection.operator.liftExclusion({ brand: code, member }, why);
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
