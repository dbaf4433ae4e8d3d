import { IDENTITY_FAULTS } from "@baize/domain";
import type { Provider } from "@baize/provider";
import { memberById } from "../accounts/members.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import type { Note } from "./outcome-of.ts";

/** What a document is compared with. */
export interface Person {
  readonly realName: string;
  /** `YYYY-MM-DD`; null: not given. */
  readonly birthday: string | null;
}

/** The operator's side of who the members of one brand are. */
export interface BrandIdentity {
  /** Null for no member of the brand. */
  person(member: string): Promise<Person | null>;
  /** Members who wait for their identity to be verified, the longest first. */
  waiting(): Promise<readonly { readonly member: string; readonly at: number }[]>;
  /** `verdict`: "verified", or one of `IDENTITY_FAULTS`. Games of whoever is too young end. */
  decide(member: string, verdict: string): Promise<Outcome>;
}

export const brandIdentity = (
  {
    protection,
    database,
    contacts,
    provider,
  }: Pick<Services, "protection" | "database" | "contacts"> & { readonly provider: Provider },
  { code }: TenantContext,
  note: Note,
): BrandIdentity => {
  const person: BrandIdentity["person"] = async (member) => {
    const row = await database.read(() => memberById(member));
    return row?.brand === code ? { realName: row.real_name, birthday: contacts.birthday(row) } : null;
  };
  return {
    person,
    waiting: () => protection.operator.waitingIdentities(code),
    decide: (member, verdict) =>
      note("decide_identity", member, async () => {
        const found = await person(member);
        if (found === null) return { ok: false, error: "member_unknown" };
        const fault = IDENTITY_FAULTS.find((known) => known === verdict) ?? null;
        if (fault === null && verdict !== "verified") return { ok: false, error: "verdict_unknown" };
        if (fault === null && (found.realName === "" || found.birthday === null))
          return { ok: false, error: "identity_incomplete" };
        await protection.operator.decideIdentity({ brand: code, member }, fault);
        if (fault === "under_age") await provider.endSessions(member);
        return { ok: true, data: null };
      }),
  };
};
