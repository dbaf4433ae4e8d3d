import type { CreditedDeposit, DepositOffer } from "@baize/cashier";
import { type AssetCode, type DateRange, dayIn, money, percentOf } from "@baize/domain";
import { all, run, type Work } from "@baize/ledger";
import { type Answer, refuse } from "@baize/safeguards";
import { type ActivityOf, allActivities, asType, findActivity, rangeOf, stateOf } from "../engine/activity.ts";
import { isAddressed } from "../engine/eligibility.ts";
import { freeBudget, give, type GiveCode, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext, type MemberProfile } from "../interface/ports.ts";
import type { RulesOf } from "../rules/activity-rules.ts";
import { type AwardRow, q } from "../store/tables.ts";
import { givenOf } from "./recharge.ts";
import { openActivity, type OpenCode } from "./open-activity.ts";

const EVER: DateRange = { startMs: 0, endMs: 8_640_000_000_000_000 };

/** What a deposit is given: its percentage, rounded down, at most the cap; 0 below the smallest deposit. */
export const depositReward = (rules: RulesOf<"depositActive">, amount: bigint, asset: AssetCode): bigint => {
  if (amount < money(rules.min, asset).minor) return 0n;
  const part = percentOf({ minor: amount, asset }, rules.percent, "down").minor;
  const cap = money(rules.cap, asset).minor;
  return part < cap ? part : cap;
};

/** Whether the kind of deposit is meant: the first ever, the first of its day, or each; of the channels named. */
const isMeant = (
  { rules, brand }: ActivityOf<"depositActive">,
  deposit: CreditedDeposit,
  others: readonly CreditedDeposit[],
): boolean => {
  if (rules.channels !== null && !rules.channels.includes(deposit.channel)) return false;
  if (rules.deposits === "first") return deposit.isFirst;
  if (rules.deposits === "each") return true;
  const day = dayIn(brand.zone, deposit.settledAt);
  return others.find(({ settledAt }) => dayIn(brand.zone, settledAt) === day)?.id === deposit.id;
};

const onceOf = ({ rules, brand }: ActivityOf<"depositActive">, { id, settledAt }: CreditedDeposit): string =>
  ({ first: "first", day: `day:${dayIn(brand.zone, settledAt)}`, each: `deposit:${id}` })[rules.deposits];

interface Rewarded {
  readonly deposit: CreditedDeposit;
  /** Minor units. */
  readonly reward: bigint;
}

/** The member's deposits that the activity means, with what each is worth, newest first. */
export function* meantDeposits(
  env: Env,
  activity: ActivityOf<"depositActive">,
  member: string,
  now: number,
): Work<readonly Rewarded[]> {
  const deposits = yield* env.rewards.creditedDeposits(member, rangeOf(activity, "activity", now));
  return deposits
    .filter((deposit) => isMeant(activity, deposit, deposits))
    .map((deposit) => ({
      deposit,
      reward: depositReward(activity.rules, deposit.amount, activity.brand.currency),
    }))
    .filter(({ reward }) => reward > 0n)
    .toReversed();
}

/** Those of them that have served no promotion, and for which this one has given nothing. */
export function* freeDeposits(
  env: Env,
  activity: ActivityOf<"depositActive">,
  member: string,
  now: number,
): Work<readonly Rewarded[]> {
  const awards = yield* all(
    q
      .selectFrom("promo_award")
      .select("deposit")
      .where("brand", "=", activity.brand.code)
      .where("member", "=", member)
      .where("deposit", "is not", null),
  );
  const used = new Set(awards.map(({ deposit }) => deposit));
  const given = yield* givenOf(activity, member);
  return (yield* meantDeposits(env, activity, member, now)).filter(
    ({ deposit }) => !used.has(deposit.id) && !given.has(onceOf(activity, deposit)),
  );
}

/** Gives a deposit's reward: of the deposit named, else of the newest that is meant and has none yet. */
export function* rewardDeposit(
  env: Env,
  activity: ActivityOf<"depositActive">,
  profile: MemberProfile,
  orderNo: string | null,
  now: number,
): Work<Answer<AwardRow, GiveCode>> {
  const meant = yield* meantDeposits(env, activity, profile.id, now);
  const wanted = orderNo === null ? meant : meant.filter(({ deposit }) => deposit.id === orderNo);
  for (const { deposit, reward } of wanted) {
    const award = { once: onceOf(activity, deposit), amount: reward, deposit: deposit.id };
    const given = yield* give(env, termsOf(activity), profile, award, now);
    if (given.ok || given.code !== "already_joined") return given;
  }
  return refuse(wanted.length > 0 ? "already_joined" : "not_eligible");
}

export function* applyDeposit(
  env: Env,
  ctx: MemberContext,
  { id, orderNo }: { readonly id: string; readonly orderNo: string | null },
  now: number,
): Work<Answer<AwardRow, OpenCode | GiveCode | "order_unknown">> {
  const opened = yield* openActivity(env, ctx, id, "depositActive", now);
  if (!opened.ok) return opened;
  const deposits = orderNo === null ? [] : yield* env.rewards.creditedDeposits(ctx.member, EVER);
  if (orderNo !== null && !deposits.some((deposit) => deposit.id === orderNo)) return refuse("order_unknown");
  return yield* rewardDeposit(env, opened.data.activity, opened.data.profile, orderNo, now);
}

/** Whether the next deposit would be the first that the activity means, and it has given nothing for that one. */
function* isFree(env: Env, activity: ActivityOf<"depositActive">, member: string, now: number): Work<boolean> {
  const { rules, brand } = activity;
  if (rules.deposits === "each") return true;
  const deposits = yield* env.rewards.creditedDeposits(member, EVER);
  if (rules.deposits === "first") return deposits.length === 0;
  const today = dayIn(brand.zone, now);
  const isToday = ({ settledAt }: CreditedDeposit): boolean => dayIn(brand.zone, settledAt) === today;
  return !deposits.some(isToday) && !(yield* givenOf(activity, member)).has(`day:${today}`);
}

/** Whether a deposit of the member, one that has arrived or the next, can still be given something. */
export function* canServe(env: Env, activity: ActivityOf<"depositActive">, member: string, now: number): Work<boolean> {
  return (yield* isFree(env, activity, member, now)) || (yield* freeDeposits(env, activity, member, now)).length > 0;
}

/**
 * Promotions that the member's next deposit can join, in the order of the list. What an operator decides about is
 * none of them: it promises nothing.
 */
export function* depositOffers(env: Env, ctx: MemberContext, now: number): Work<readonly DepositOffer[]> {
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  const offers: DepositOffer[] = [];
  for (const any of yield* allActivities(ctx.brand)) {
    const activity = asType(any, "depositActive");
    if (activity === null || activity.rules.approval || stateOf(activity, now) !== "open") continue;
    if (!isAddressed(activity, profile, now) || !(yield* isFree(env, activity, profile.id, now))) continue;
    if ((yield* freeBudget(env, activity)) <= 0n) continue;
    const { channels, min, percent, cap, turnover, texts } = activity.rules;
    const { title } = texts[ctx.locale];
    const terms = { percent, max: cap, turnoverMultiple: turnover.multiple };
    offers.push({ id: activity.id, title, channels, min, ...terms });
  }
  return offers;
}

/** The deposit that has joined an activity was credited: pays its reward, or writes why there is none. */
export function* joinedDeposit(
  env: Env,
  ctx: MemberContext,
  { id, orderNo }: { readonly id: string; readonly orderNo: string },
  now: number,
): Work<bigint> {
  const activity = asType(yield* findActivity(ctx.brand, id), "depositActive");
  if (activity === null) return 0n;
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  const given = isAddressed(activity, profile, now)
    ? yield* rewardDeposit(env, activity, profile, orderNo, now)
    : refuse("not_eligible");
  if (given.ok) return given.data.state === "paid" ? given.data.amount : 0n;
  const deposits = yield* env.rewards.creditedDeposits(profile.id, EVER);
  const credit = deposits.find((deposit) => deposit.id === orderNo)?.amount ?? 0n;
  const amount = depositReward(activity.rules, credit, ctx.brand.currency);
  // Below the least credit it promised nothing.
  if (amount === 0n) return 0n;
  yield* run(
    q.insertInto("promo_award").values({
      id: env.newId("P"),
      brand: ctx.brand.code,
      activity: id,
      member: ctx.member,
      once: `refused:${orderNo}`,
      amount,
      state: "refused",
      reason: given.code,
      facts: JSON.stringify({ orderNo }),
      sealed: null,
      created_at: BigInt(now),
      decided_at: BigInt(now),
      expires_at: null,
      deposit: null,
    }),
  );
  return 0n;
}
