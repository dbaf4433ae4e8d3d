import type { Answer } from "@baize/safeguards";
import type { Application, ApplicationForm, ApplyCode, DecideCode } from "../applications/applications.ts";
import type { AgencyFinding, AgentLine } from "../operator/agents.ts";
import type { RulesVersion } from "../rules/rules-store.ts";
import type { EarningInput, EarningPage } from "../views/earning-list.ts";
import type { InviteePage } from "../views/invitee-list.ts";
import type { AgencySummary, CommissionTable } from "../views/summary.ts";
import type { AgencyBrand, AgencyContext, Paging } from "./ports.ts";

/** The operator's side. Nothing here asks who the operator is. */
export interface AgencyOperator {
  /** Stores rules from the brand's tomorrow on, the first ones from today. */
  setRules(brand: AgencyBrand, rules: unknown): Promise<Answer<{ readonly from: string }, "rules_invalid">>;
  /** All versions, the newest first. */
  rules(brand: AgencyBrand): Promise<readonly RulesVersion[]>;
  /** Those that wait, oldest first. */
  applications(brand: AgencyBrand): Promise<readonly Application[]>;
  approve(brand: AgencyBrand, id: string): Promise<Answer<Application, DecideCode>>;
  decline(
    brand: AgencyBrand,
    input: { readonly id: string; readonly reason: string },
  ): Promise<Answer<Application, DecideCode>>;
  agents(brand: AgencyBrand, paging: Paging): Promise<{ readonly total: number; readonly list: readonly AgentLine[] }>;
  findings(brand: AgencyBrand): Promise<readonly AgencyFinding[]>;
}

export interface Agency {
  summary(ctx: AgencyContext): Promise<AgencySummary>;
  /** Null: the brand has no agents. Serves visitors too. */
  table(brand: AgencyBrand): Promise<CommissionTable | null>;
  apply(ctx: AgencyContext, form: ApplicationForm): Promise<Answer<{ readonly id: string }, ApplyCode>>;
  invitees(ctx: AgencyContext, paging: Paging): Promise<InviteePage>;
  earnings(ctx: AgencyContext, input: EarningInput): Promise<Answer<EarningPage, "period_too_long" | "bad_request">>;
  readonly jobs: {
    /** Settles and pays the brand's days that are over; again it pays nothing. Gives how many payments were made. */
    payCommission(brand: AgencyBrand): Promise<number>;
  };
  readonly operator: AgencyOperator;
}
