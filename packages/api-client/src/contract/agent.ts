import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, category, day, decimal, id, nothing, paging, period, words } from "./shapes.ts";

/** A tier of the commission: the percentages from so many active invitees on. */
const tier = v.object({
  active: v.number(),
  /** `category` null: of everything. */
  percents: v.array(v.object({ category: v.nullable(category), percent: decimal })),
});

/** The agent programme: own invitation, invitees and commission, in the brand's currency. */
export const agent = {
  table: get("/api/x/v1/agent/table", {
    source: "extension",
    access: "anyone",
    effect: "read",
    stale: 300_000,
    summary: "What the brand pays its agents",
    input: nothing,
    data: v.object({
      /** Null where the brand has no programme. */
      table: v.nullable(
        v.object({
          /** "net": stakes less wins less bonuses; "turnover": valid turnover. */
          base: v.picklist(["net", "turnover"]),
          /** An invitee is active with so much valid turnover within so many days. */
          activeDays: v.number(),
          activeTurnover: decimal,
          /** A smaller sum waits until it reaches this. */
          minimum: decimal,
          tiers: v.array(tier),
        }),
      ),
    }),
  }),
  info: get("/api/x/v1/agent/info", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "Own invitation code, application and sums",
    input: nothing,
    data: v.object({
      state: v.picklist(["none", "pending", "approved", "refused"]),
      /** The operator's, of a refused application; empty otherwise. */
      reason: v.string(),
      code: v.string(),
      invitees: v.number(),
      /** Active invitees of the last settled day, and the tier that they made: 1 the first, 0 none. */
      active: v.number(),
      tier: v.number(),
      /** Paid today, this month and ever; earned and not yet paid. */
      today: decimal,
      month: decimal,
      total: decimal,
      waiting: decimal,
    }),
  }),
  invitees: get("/api/x/v1/agent/invitees", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "Those whom the member has invited, newest first, with masked names",
    input: v.object(paging),
    data: v.object({
      total: v.number(),
      list: v.array(v.object({ name: v.string(), registered: day, deposited: answerFlag })),
    }),
  }),
  earnings: get("/api/x/v1/agent/earnings", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "Commission by day, invitee and category, with sums that equal the rows of the period",
    input: v.object({ ...period, ...paging }),
    data: v.object({
      total: v.number(),
      sum: decimal,
      paid: decimal,
      list: v.array(
        v.object({
          day,
          invitee: v.string(),
          category: v.nullable(category),
          base: decimal,
          percent: decimal,
          amount: decimal,
          paid: answerFlag,
        }),
      ),
    }),
    errors: ["period_too_long"],
  }),
  apply: post("/api/x/v1/agent/apply", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Apply to become an agent; an operator decides",
    input: v.object({ text: words(500), contact: words(100) }),
    data: v.object({ id }),
    errors: ["agency_closed", "not_eligible", "application_open", "already_agent"],
  }),
} as const;
