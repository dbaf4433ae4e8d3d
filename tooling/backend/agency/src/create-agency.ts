import { atOneInstant } from "@baize/ledger";
import { apply, decide, listApplications } from "./applications/applications.ts";
import { runDays } from "./engine/run-days.ts";
import type { Agency } from "./interface/agency.ts";
import { type AgencyDeps, createEnv } from "./interface/ports.ts";
import { listAgents, listFindings } from "./operator/agents.ts";
import { allRules, setRules } from "./rules/rules-store.ts";
import { earningList } from "./views/earning-list.ts";
import { inviteeList } from "./views/invitee-list.ts";
import { commissionTable, summaryOf } from "./views/summary.ts";

/** The agent programme over a database migrated with `ledgerMigrations`, `cashierMigrations` and `agencyMigrations`. */
export const createAgency = (deps: AgencyDeps): Agency => {
  const env = createEnv(deps);
  const { database, clock } = deps;
  const { atomic: act, read: look } = atOneInstant(database, clock);
  return {
    summary: (ctx) => look((now) => summaryOf(env, ctx, now)),
    table: (brand) => look((now) => commissionTable(brand, now)),
    apply: (ctx, form) => act((now) => apply(env, ctx, form, now)),
    invitees: (ctx, paging) => look((now) => inviteeList(env, ctx, paging, now)),
    earnings: (ctx, input) => look((now) => earningList(env, ctx, input, now)),
    jobs: { payCommission: (brand) => runDays(env, brand) },
    operator: {
      setRules: (brand, rules) => act((now) => setRules(brand, rules, now)),
      rules: (brand) => look(() => allRules(brand)),
      applications: (brand) => look(() => listApplications(env, brand)),
      approve: (brand, id) => act((now) => decide(env, brand, { id, state: "approved", reason: "" }, now)),
      decline: (brand, { id, reason }) => act((now) => decide(env, brand, { id, state: "refused", reason }, now)),
      agents: (brand, paging) => look((now) => listAgents(env, brand, paging, now)),
      findings: (brand) => look(() => listFindings(brand)),
    },
  };
};
