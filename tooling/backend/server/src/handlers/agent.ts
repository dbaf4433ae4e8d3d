import type { AgencyContext } from "@baize/agency";
import type { contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { promotionBrand } from "../tenant.ts";
import { type CallContext, type Handlers, sessionOf } from "./handlers.ts";

const agentOf = (context: CallContext): AgencyContext => ({
  brand: promotionBrand(context.tenant),
  member: sessionOf(context).member,
});

export const agentHandlers = ({ agency }: Pick<Services, "agency">): Handlers<typeof contract.agent> => ({
  table: async ({ tenant }) => accept({ table: await agency.table(promotionBrand(tenant)) }),
  info: async (context) => accept(await agency.summary(agentOf(context))),
  invitees: async (context, input) => accept(await agency.invitees(agentOf(context), input)),
  earnings: (context, input) => agency.earnings(agentOf(context), input),
  apply: (context, input) => agency.apply(agentOf(context), input),
});
