import { addDays, calendarSpan, dayIn, money } from "@baize/domain";
import { all, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type ActivityOf, allActivities, asType, budgetOf, stateOf } from "../engine/activity.ts";
import { isAddressed } from "../engine/eligibility.ts";
import { give, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext, type MemberProfile } from "../interface/ports.ts";
import { q } from "../store/tables.ts";

type SignActivity = ActivityOf<"sign">;

/** The month of the brand's calendar that a sign-in belongs to, as of now. */
export interface SignMonth {
  readonly today: string;
  /** First and last day. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly signed: ReadonlySet<string>;
  /** Past days that were signed in for later. */
  readonly resigned: number;
}

/** The brand's sign-in, where one is open. */
export function* openSign(ctx: MemberContext, now: number): Work<SignActivity | null> {
  for (const any of yield* allActivities(ctx.brand)) {
    const activity = asType(any, "sign");
    if (activity !== null && stateOf(activity, now) === "open") return activity;
  }
  return null;
}

export function* readMonth({ brand, member }: MemberContext, now: number): Work<SignMonth> {
  const { firstDay, lastDay } = calendarSpan("month", brand.zone, now);
  const rows = yield* all(
    q
      .selectFrom("promo_sign")
      .select(["day", "by"])
      .where("brand", "=", brand.code)
      .where("member", "=", member)
      .where("day", ">=", firstDay)
      .where("day", "<=", lastDay),
  );
  return {
    today: dayIn(brand.zone, now),
    firstDay,
    lastDay,
    signed: new Set(rows.map(({ day }) => day)),
    resigned: rows.filter(({ by }) => by === "resign").length,
  };
}

const lengthOf = (lastDay: string): number => Number(lastDay.slice(8));

/** Days of the month, oldest first. */
export const daysOf = ({ firstDay, lastDay }: Pick<SignMonth, "firstDay" | "lastDay">): readonly string[] =>
  Array.from({ length: lengthOf(lastDay) }, (_, index) => addDays(firstDay, index) ?? firstDay);

/** The run of signed days of the month that ends today, or yesterday while today is open. */
export const streakOf = ({ signed, today, firstDay }: SignMonth): number => {
  let day = signed.has(today) ? today : (addDays(today, -1) ?? today);
  let streak = 0;
  while (day >= firstDay && signed.has(day)) {
    streak += 1;
    day = addDays(day, -1) ?? "";
  }
  return streak;
};

/** The longest run of signed days of the month. */
const longestRun = (month: SignMonth): number => {
  let [longest, run_] = [0, 0];
  for (const day of daysOf(month)) {
    run_ = month.signed.has(day) ? run_ + 1 : 0;
    longest = Math.max(longest, run_);
  }
  return longest;
};

/** Days in a row that a step asks for: its own, or all of a month that is shorter. */
export const daysFor = (step: number, { lastDay }: Pick<SignMonth, "lastDay">): number =>
  Math.min(step, lengthOf(lastDay));

export const stepKey = (step: number, { firstDay }: Pick<SignMonth, "firstDay">): string =>
  `${firstDay.slice(0, 7)}/streak:${step}`;

/** Past days of the month, up to yesterday, that can still be signed in for. */
export const openDays = (month: SignMonth): readonly string[] =>
  daysOf(month).filter((day) => day < month.today && !month.signed.has(day));

/** Writes a signed day; false when it was there. */
function* writeDay({ brand, member }: MemberContext, day: string, by: "sign" | "resign", now: number): Work<boolean> {
  const row = { brand: brand.code, member, day, by, at: BigInt(now) };
  return (
    (yield* run(
      q
        .insertInto("promo_sign")
        .values(row)
        .onConflict((c) => c.doNothing()),
    )) === 1
  );
}

/**
 * Pays the steps that the month has reached, each once a month; gives their sum. What the budget cannot pay is left
 * for the next sign-in.
 */
function* paySteps(
  env: Env,
  activity: SignActivity,
  profile: MemberProfile,
  month: SignMonth,
  now: number,
): Work<bigint> {
  let sum = 0n;
  for (const { days, amount } of activity.rules.streaks) {
    if (longestRun(month) < daysFor(days, month)) continue;
    const minor = money(amount, activity.brand.currency).minor;
    const given = yield* give(env, termsOf(activity), profile, { once: stepKey(days, month), amount: minor }, now);
    if (given.ok) sum += minor;
  }
  return sum;
}

function* openFor(env: Env, ctx: MemberContext, now: number) {
  const activity = yield* openSign(ctx, now);
  if (activity === null) return refuse("not_eligible");
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  return isAddressed(activity, profile, now) ? accept({ activity, profile }) : refuse("not_eligible");
}

/** Signs in for today in the brand's zone; `reward` is what was paid for it, steps included. */
export function* signToday(
  env: Env,
  ctx: MemberContext,
  now: number,
): Work<Answer<{ day: string; reward: bigint; streak: number }, "not_eligible" | "already_signed">> {
  const opened = yield* openFor(env, ctx, now);
  if (!opened.ok) return opened;
  const { activity, profile } = opened.data;
  const day = dayIn(ctx.brand.zone, now);
  if (!(yield* writeDay(ctx, day, "sign", now))) return refuse("already_signed");
  const daily = money(activity.rules.daily, ctx.brand.currency).minor;
  let reward = 0n;
  if (daily > 0n) {
    const given = yield* give(env, termsOf(activity), profile, { once: `day:${day}`, amount: daily }, now);
    if (given.ok) reward += daily;
  }
  const month = yield* readMonth(ctx, now);
  reward += yield* paySteps(env, activity, profile, month, now);
  return accept({ day, reward, streak: streakOf(month) });
}

/** Signs in for a past day of the month, for its cost and within the month's quota. */
export function* signPast(
  env: Env,
  ctx: MemberContext,
  day: string,
  now: number,
): Work<
  Answer<
    { day: string; cost: bigint; left: number },
    "not_eligible" | "already_signed" | "day_not_allowed" | "resign_used_up" | "insufficient_funds"
  >
> {
  const opened = yield* openFor(env, ctx, now);
  if (!opened.ok) return opened;
  const { activity, profile } = opened.data;
  const { perMonth, cost } = activity.rules.resign;
  const month = yield* readMonth(ctx, now);
  if (month.signed.has(day)) return refuse("already_signed");
  if (!openDays(month).includes(day)) return refuse("day_not_allowed");
  if (month.resigned >= perMonth) return refuse("resign_used_up");
  const price = money(cost, ctx.brand.currency).minor;
  if (price > 0n) {
    const payment = { id: `${ctx.member}:${day}`, member: ctx.member, amount: price, label: termsOf(activity).label };
    const paid = yield* env.rewards.takeCost(budgetOf(activity), payment, now);
    if (paid !== "paid") return refuse(paid);
  }
  yield* writeDay(ctx, day, "resign", now);
  yield* paySteps(env, activity, profile, yield* readMonth(ctx, now), now);
  return accept({ day, cost: price, left: perMonth - month.resigned - 1 });
}
