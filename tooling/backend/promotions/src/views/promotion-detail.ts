import type { CallData, contract } from "@baize/api-client/contract";
import { type AssetCode, money, toDecimal, toIso } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { freeDeposits, meantDeposits } from "../activities/deposit.ts";
import { itemKey, stockOf } from "../activities/gift.ts";
import { givenOf, levelKey } from "../activities/recharge.ts";
import { daysFor, readMonth, stepKey, streakOf } from "../activities/sign.ts";
import { type Activity, type ActivityOf, asType } from "../engine/activity.ts";
import { conditionsOf, type ConditionState, sumOf } from "../engine/eligibility.ts";
import type { Env, MemberContext, MemberProfile, PromotionContext } from "../interface/ports.ts";
import type { ActivityRules, PaidRules } from "../rules/activity-rules.ts";
import { joinedBy, rowOf } from "./promotion-list.ts";

type Detail = CallData<typeof contract.promo.detail>;
type Reward = Detail["rewards"][number];

/** State of a step: what is sold out can no longer be had, whoever has reached it. */
const stateOfStep = (isGiven: boolean, isReached: boolean, left = 1n): Reward["state"] => {
  if (isGiven) return "claimed";
  if (left === 0n) return "sold_out";
  return isReached ? "open" : "locked";
};

interface Step {
  readonly need: bigint;
  readonly reward: bigint;
  readonly state: Reward["state"];
}

function* ladder(env: Env, activity: ActivityOf<"recharge">, member: string | null, now: number): Work<Step[]> {
  const { by, span, levels } = activity.rules;
  const { currency } = activity.brand;
  const have = member === null ? 0n : yield* sumOf(env, activity, by, member, span, now);
  const given = member === null ? new Set<string>() : yield* givenOf(activity, member);
  return levels.map(({ need, amount }, index) => {
    const least = money(need, currency).minor;
    const state = stateOfStep(given.has(levelKey(activity, index + 1, now)), have >= least);
    return { need: least, reward: money(amount, currency).minor, state };
  });
}

function* gifts(env: Env, activity: ActivityOf<"gift">, member: string | null, now: number): Work<Step[]> {
  const { by, span, items } = activity.rules;
  const { currency } = activity.brand;
  const have = member === null ? 0n : yield* sumOf(env, activity, by, member, span, now);
  const given = member === null ? new Set<string>() : yield* givenOf(activity, member);
  const stock = yield* stockOf(activity);
  return items.map((item) => {
    const need = money(item.need, currency).minor;
    const state = stateOfStep(given.has(itemKey(activity, item, now)), have >= need, stock.get(item.id) ?? 0n);
    return { need, reward: item.money === null ? 0n : money(item.money, currency).minor, state };
  });
}

function* streaks(activity: ActivityOf<"sign">, ctx: PromotionContext, now: number): Work<Step[]> {
  if (ctx.member === null) return [];
  const month = yield* readMonth(ctx as MemberContext, now);
  const given = yield* givenOf(activity, ctx.member);
  return activity.rules.streaks.map(({ days, amount }) => ({
    need: BigInt(days),
    reward: money(amount, activity.brand.currency).minor,
    state: stateOfStep(given.has(stepKey(days, month)), streakOf(month) >= daysFor(days, month)),
  }));
}

/** Steps of a ladder, as the member stands. */
export function* stepsOf(env: Env, activity: Activity, ctx: PromotionContext, now: number): Work<readonly Step[]> {
  const { rules } = activity;
  if (rules.type === "recharge") return yield* ladder(env, activity as ActivityOf<"recharge">, ctx.member, now);
  if (rules.type === "gift") return yield* gifts(env, activity as ActivityOf<"gift">, ctx.member, now);
  return rules.type === "sign" ? yield* streaks(activity as ActivityOf<"sign">, ctx, now) : [];
}

export function* rewardsOf(env: Env, activity: Activity, ctx: PromotionContext, now: number): Work<Reward[]> {
  const { currency } = activity.brand;
  const multiple = activity.rules.type === "rule" ? "0" : activity.rules.turnover.multiple;
  const isDays = activity.rules.type === "sign";
  return (yield* stepsOf(env, activity, ctx, now)).map(({ need, reward, state }, index) => ({
    level: index + 1,
    need: isDays ? `${need}` : toDecimal({ minor: need, asset: currency }),
    reward: toDecimal({ minor: reward, asset: currency }),
    turnoverMultiple: multiple,
    state,
  }));
}

/** The deposit that is asked for, with the newest one of the member that would do. */
function* depositCondition(
  env: Env,
  activity: ActivityOf<"depositActive">,
  member: string | null,
  now: number,
): Work<ConditionState> {
  const { rules, brand } = activity;
  const [newest] = member === null ? [] : yield* meantDeposits(env, activity, member, now);
  return {
    key: rules.deposits === "first" ? "firstDeposit" : "deposit",
    need: rules.min,
    have: newest === undefined ? null : toDecimal({ minor: newest.deposit.amount, asset: brand.currency }),
    ok: newest !== undefined,
  };
}

/** What an application can be for. */
function* depositsOf(env: Env, activity: Activity, ctx: PromotionContext, now: number): Work<Detail["deposits"]> {
  const own = asType(activity, "depositActive");
  if (own === null || ctx.member === null) return [];
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: activity.brand.currency });
  return (yield* freeDeposits(env, own, ctx.member, now)).map(({ deposit, reward }) => ({
    orderNo: deposit.id,
    time: toIso(deposit.settledAt, activity.brand.zone),
    amount: decimal(deposit.amount),
    reward: decimal(reward),
  }));
}

const offerOf = (rules: PaidRules): Detail["offer"] => {
  if (rules.type === "depositActive") return { of: "deposit", percent: rules.percent, cap: rules.cap };
  if (rules.type === "aloneActive" && rules.reward.kind === "lossPercent")
    return { of: "loss", percent: rules.reward.percent, cap: rules.reward.cap };
  return null;
};

const fixedAmount = (rules: ActivityRules, currency: AssetCode): string | null =>
  rules.type === "aloneActive" && rules.reward.kind === "fixed"
    ? toDecimal(money(rules.reward.amount, currency))
    : null;

const freeBetsOffer = (rules: ActivityRules, currency: AssetCode): Detail["freeBets"] => {
  if (rules.type !== "aloneActive" || rules.reward.kind !== "freeBets") return null;
  const { count, stake, categories } = rules.reward;
  return { count, stake: toDecimal(money(stake, currency)), categories };
};

const unknownProfile = (now: number): MemberProfile => ({
  id: "",
  level: 0,
  registeredAt: now,
  isInvited: false,
  birthday: null,
  isBarred: false,
  marks: {},
});

/** What a visitor sees of conditions: what is needed, and nothing of what anybody has. */
const asVisitor = (states: readonly ConditionState[]): ConditionState[] =>
  states.map(({ key, need }) => ({ key, need, have: null, ok: false }));

export function* detailOf(env: Env, activity: Activity, ctx: PromotionContext, now: number): Work<Detail> {
  const { rules, brand } = activity;
  const profile = ctx.member === null ? null : yield* env.profileOf(brand.code, ctx.member);
  const states =
    profile === null && rules.type === "aloneActive"
      ? rules.conditions.map((known) => ({
          key: known.kind,
          need: "need" in known ? `${known.need}` : "1",
          have: null,
          ok: false,
        }))
      : [...(yield* conditionsOf(env, activity, profile ?? unknownProfile(now), now))];
  if (rules.type === "depositActive")
    states.push(yield* depositCondition(env, activity as ActivityOf<"depositActive">, ctx.member, now));
  const { html, rules: text } = rules.texts[ctx.locale];
  return {
    ...rowOf(activity, ctx, yield* joinedBy(ctx), now),
    html,
    rules: text,
    turnoverMultiple: rules.type === "rule" ? "0" : rules.turnover.multiple,
    turnoverWeights: rules.type === "rule" ? {} : { ...rules.turnover.weights },
    offer: rules.type === "rule" ? null : offerOf(rules),
    amount: fixedAmount(rules, brand.currency),
    freeBets: freeBetsOffer(rules, brand.currency),
    expiryDays: rules.type === "rule" ? null : rules.expiryDays,
    needsApproval: rules.type !== "rule" && rules.approval,
    conditions: profile === null ? asVisitor(states) : states,
    rewards: yield* rewardsOf(env, activity, ctx, now),
    deposits: yield* depositsOf(env, activity, ctx, now),
    applyFields: [],
  };
}
