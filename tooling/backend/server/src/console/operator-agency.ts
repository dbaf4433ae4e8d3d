import type { Agency, AgencyOperator } from "@baize/agency";
import { promotionBrand, type TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import { readJson } from "./operator-promotions.ts";
import { type Note, outcomeOf } from "./outcome-of.ts";
import { PAGE_SIZE } from "./paging.ts";

type Read<K extends keyof AgencyOperator> = ReturnType<AgencyOperator[K]>;

/** The operator's side of one brand's agents. */
export interface BrandAgency {
  applications(): Read<"applications">;
  agents(page: number): Read<"agents">;
  findings(): Read<"findings">;
  rules(): Read<"rules">;
  approve(id: string): Promise<Outcome>;
  /** The member reads the reason. */
  decline(id: string, reason: string): Promise<Outcome>;
  /** `text` is the JSON of rules, which hold from the brand's tomorrow on, the first ones from today. */
  setRules(text: string): Promise<Outcome>;
}

const LONGEST_REASON = 200;

export const brandAgency = ({ operator }: Agency, tenant: TenantContext, note: Note): BrandAgency => {
  const brand = promotionBrand(tenant);
  return {
    applications: () => operator.applications(brand),
    agents: (page) => operator.agents(brand, { page, size: PAGE_SIZE }),
    findings: () => operator.findings(brand),
    rules: () => operator.rules(brand),
    approve: (id) => note("approve_agent", id, async () => outcomeOf(await operator.approve(brand, id))),
    decline: (id, reason) =>
      note("decline_agent", id, async () =>
        reason === "" || reason.length > LONGEST_REASON
          ? { ok: false, error: `A reason has 1 to ${LONGEST_REASON} characters: the member reads it.` }
          : outcomeOf(await operator.decline(brand, { id, reason })),
      ),
    setRules: (text) =>
      note("set_commission", brand.code, async () => {
        const rules = readJson(text);
        if (rules === undefined) return { ok: false, error: "rules_invalid: the text is no JSON" };
        return outcomeOf(await operator.setRules(brand, rules));
      }),
  };
};
