import { PROMOTION_CONDITIONS } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { promoCovers } from "./promo-covers.ts";
import { applicationState, promoRecord } from "./promo-record.ts";
import { promoVip, rewardStates } from "./promo-vip.ts";
import {
  answerFlag,
  category,
  day,
  decimal,
  id,
  instant,
  nothing,
  paging,
  reqId,
  text,
  typedCode,
  whole,
} from "./shapes.ts";

const activity = v.object({ id });
const joinState = v.object({ joined: answerFlag, joinTime: v.nullable(instant), state: v.string() });
const row = v.object({
  id,
  title: v.string(),
  cover: v.string(),
  tag: v.string(),
  navId: v.string(),
  start: v.nullable(instant),
  end: v.nullable(instant),
  state: v.picklist(["upcoming", "open", "ended"]),
  type: v.picklist(["rule", "depositActive", "aloneActive", "recharge", "gift", "sign"]),
  needLogin: answerFlag,
  joined: answerFlag,
});
const reward = v.object({
  level: v.number(),
  need: decimal,
  reward: decimal,
  turnoverMultiple: decimal,
  state: v.picklist(rewardStates),
});
const applied = v.object({ applyId: id, state: applicationState });
const joinErrors = ["activity_unknown", "activity_closed", "already_joined", "not_eligible"] as const;
const claimErrors = [...joinErrors, "budget_gone"] as const;

/** Promotion calls, docs/specification.md §7.7. */
export const promo = {
  flags: get("/api/findmed/v1/promo/flags", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "Which kinds of promotion are open",
    input: nothing,
    data: v.object({ sign: answerFlag, gift: answerFlag, exchange: answerFlag, newCount: v.number() }),
  }),
  list: get("/api/findmed/v1/promo/list", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "Promotions",
    input: v.object({ nav: v.optional(id), ...paging }),
    data: v.object({ total: v.number(), list: v.array(row) }),
  }),
  detail: get("/api/findmed/v1/promo/detail", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "One promotion",
    input: activity,
    data: v.object({
      ...row.entries,
      html: v.string(),
      /** Rollover multiple of what is given, and what counts towards it, in percent by category id; 100 otherwise. */
      turnoverMultiple: decimal,
      /** Where a percentage is given: of a deposit, or of what was lost; at most the cap. */
      offer: v.nullable(v.object({ of: v.picklist(["deposit", "loss"]), percent: decimal, cap: decimal })),
      /** Where a fixed amount is given to who applies; null where it is another way. */
      amount: v.nullable(decimal),
      /** Where free bets are given: how many of which stake, in games of which categories; null where it is not so. */
      freeBets: v.nullable(v.object({ count: v.number(), stake: decimal, categories: v.array(category) })),
      turnoverWeights: v.record(v.string(), v.number()),
      /** Days until a reward whose turnover is not done, or a free bet that is not used, is taken back. */
      expiryDays: v.nullable(v.number()),
      /** An operator decides about each application. */
      needsApproval: answerFlag,
      rules: v.string(),
      /** What is asked for; counts of days and levels are decimals too, `have` is null where it is not known. */
      conditions: v.array(
        v.object({ key: v.picklist(PROMOTION_CONDITIONS), need: decimal, have: v.nullable(decimal), ok: answerFlag }),
      ),
      rewards: v.array(reward),
      /**
       * The member's deposits that an application can be for, newest first, with what each would be given; those that
       * have served a promotion are none of them.
       */
      deposits: v.array(v.object({ orderNo: id, time: instant, amount: decimal, reward: decimal })),
      applyFields: v.array(v.object({ key: v.string(), label: v.string(), required: answerFlag })),
    }),
    errors: ["activity_unknown"],
  }),
  signInfo: get("/api/findmed/v1/promo/sign/info", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Sign-in calendar",
    input: nothing,
    data: v.object({
      today: day,
      zone: v.string(),
      signedDays: v.array(day),
      streak: v.number(),
      total: v.number(),
      canSign: answerFlag,
      resign: v.object({ left: v.number(), cost: decimal, days: v.array(day) }),
      rewards: v.array(v.object({ days: v.number(), reward: decimal, state: v.picklist(rewardStates) })),
      /** For each day. */
      daily: decimal,
      rules: v.string(),
    }),
  }),
  ...promoCovers,
  secondNav: get("/api/findmed/v1/promo/secondNav", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "Second navigation of the promotions",
    input: nothing,
    data: v.array(v.object({ id, name: v.string(), sort: v.number(), count: v.number() })),
  }),
  giftExchange: post("/api/findmed/v1/promo/giftexchange", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Exchange a gift or redeem a gift code",
    input: v.object({
      giftId: v.optional(id),
      code: v.optional(v.pipe(typedCode(32), v.minLength(1))),
      address: v.optional(text(200)),
      reqId: v.optional(reqId),
    }),
    data: v.object({ orderNo: id, state: v.string(), left: v.number() }),
    errors: [
      "gift_unknown",
      "gift_used",
      "gift_sold_out",
      "code_expired",
      "code_not_yours",
      "budget_gone",
      "not_eligible",
      "key_reused",
    ],
  }),
  giftExchangeBet: post("/api/findmed/v1/promo/giftexchange/bet", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Valid bets towards gifts",
    input: v.object({ giftId: v.optional(id) }),
    data: v.object({
      validBet: decimal,
      deposits: decimal,
      /** The address that the last goods were sent to; empty when there were none. */
      address: v.string(),
      gifts: v.array(
        v.object({
          id,
          name: v.string(),
          image: v.string(),
          by: v.picklist(["deposits", "bet"]),
          need: decimal,
          have: decimal,
          /** Null: goods, which are sent to an address. */
          money: v.nullable(decimal),
          stock: v.number(),
          state: v.picklist(rewardStates),
        }),
      ),
    }),
  }),
  sign: post("/api/findmed/v1/promo/sign", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Sign in for the brand's day",
    input: nothing,
    data: v.object({ day, reward: decimal, streak: v.number() }),
    errors: ["already_signed", "not_eligible"],
  }),
  resign: post("/api/findmed/v1/promo/resign", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Sign in for a past day of the month",
    input: v.object({ day }),
    data: v.object({ day, cost: decimal, left: v.number() }),
    errors: ["already_signed", "day_not_allowed", "resign_used_up", "insufficient_funds", "not_eligible"],
  }),
  rechargeRewards: post("/api/findmed/v1/promo/active/recharge/rewards", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Claim a reward level of a recharge activity; the levels as they are then",
    input: v.object({ id, level: whole(1, 12) }),
    data: v.array(reward),
    errors: claimErrors,
  }),
  rules: post("/api/findmed/v1/promo/active/rules", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "Rules of an activity",
    input: activity,
    data: v.object({ html: v.string(), version: v.string() }),
    errors: ["activity_unknown"],
  }),
  isJoinActive: post("/api/findmed/v1/promo/active/isJoinActive", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Whether the member has joined",
    input: activity,
    data: joinState,
    errors: ["activity_unknown"],
  }),
  join: post("/api/findmed/v1/promo/active/join", {
    source: "spec",
    access: "member",
    effect: "write",
    summary: "Join an activity",
    input: activity,
    data: joinState,
    errors: joinErrors,
  }),
  applyDepositActive: post("/api/findmed/v1/promo/active/apply/depositActive", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Apply for the bonus of a deposit",
    /** `orderNo`: one of the detail's `deposits`; by default the newest. */
    input: v.object({ id, orderNo: v.optional(id) }),
    data: applied,
    errors: [...claimErrors, "order_unknown"],
  }),
  applyAloneActive: post("/api/findmed/v1/promo/active/apply/aloneActive", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Apply for an activity by itself",
    input: v.object({ id, fields: v.optional(text(1000), "") }),
    data: applied,
    errors: claimErrors,
  }),
  ...promoRecord,
  ...promoVip,
  forfeit: post("/api/x/v1/promo/forfeit", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "Give up a reward whose turnover is not done; what is left of it goes back",
    input: activity,
    data: v.object({ taken: decimal }),
    errors: ["reward_unknown", "reward_ended"],
  }),
} as const;
