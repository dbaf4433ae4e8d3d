import { addDays, dayIn, money, type PromotionCondition, toDecimal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Env, MemberProfile } from "../interface/ports.ts";
import type { ActivityRules, Condition } from "../rules/activity-rules.ts";
import { type Activity, rangeOf } from "./activity.ts";

/** One thing that is asked for, and what the member has of it; amounts and counts as decimals. */
export interface ConditionState {
  readonly key: PromotionCondition;
  readonly need: string;
  /** Null: not known, or not a count. */
  readonly have: string | null;
  readonly ok: boolean;
}

const DAY_MS = 86_400_000;

const audienceState = ({ audience }: ActivityRules, profile: MemberProfile, now: number): ConditionState[] => {
  switch (audience.kind) {
    case "all":
      return [];
    case "new": {
      const have = Math.floor((now - profile.registeredAt) / DAY_MS);
      return [{ key: "newMember", need: `${audience.days}`, have: `${have}`, ok: have <= audience.days }];
    }
    case "level":
      return [
        { key: "audienceLevel", need: `${audience.min}`, have: `${profile.level}`, ok: profile.level >= audience.min },
      ];
    case "invited":
      return [{ key: "invited", need: "1", have: profile.isInvited ? "1" : "0", ok: profile.isInvited }];
  }
};

/** Whether a day is the birthday; who was born on 29 February has it on the 28th of other years. */
export const isBirthday = (birthday: string | null, day: string): boolean => {
  if (birthday === null) return false;
  const today = day.slice(5);
  return today === birthday || (birthday === "02-29" && today === "02-28" && addDays(day, 1)?.slice(5) === "03-01");
};

function* conditionState(
  env: Env,
  activity: Activity,
  condition: Condition,
  profile: MemberProfile,
  now: number,
): Work<ConditionState> {
  const { zone, currency } = activity.brand;
  switch (condition.kind) {
    case "level":
      return {
        key: "level",
        need: `${condition.need}`,
        have: `${profile.level}`,
        ok: profile.level >= condition.need,
      };
    case "registeredDays": {
      const have = Math.floor((now - profile.registeredAt) / DAY_MS);
      return { key: "registeredDays", need: `${condition.need}`, have: `${have}`, ok: have >= condition.need };
    }
    case "birthday":
      return { key: "birthday", need: "1", have: null, ok: isBirthday(profile.birthday, dayIn(zone, now)) };
    default: {
      const have = yield* sumOf(env, activity, condition.kind, profile.id, condition.span, now);
      return {
        key: condition.kind,
        need: condition.need,
        have: toDecimal({ minor: have, asset: currency }),
        ok: have >= money(condition.need, currency).minor,
      };
    }
  }
}

/** Deposits, valid bets or loss of a member over a span of the activity, in minor units. */
export function* sumOf(
  env: Env,
  activity: Activity,
  kind: "deposits" | "bet" | "loss",
  member: string,
  span: Parameters<typeof rangeOf>[1],
  now: number,
): Work<bigint> {
  const sums = yield* env.rewards.memberSums(member, rangeOf(activity, span, now));
  if (kind === "deposits") return sums.deposits;
  if (kind === "bet") return [...sums.turnover.values()].reduce((sum, part) => sum + part, 0n);
  return sums.net < 0n ? -sums.net : 0n;
}

/** All that an activity asks for, with what the member has; audience first. */
export function* conditionsOf(
  env: Env,
  activity: Activity,
  profile: MemberProfile,
  now: number,
): Work<readonly ConditionState[]> {
  const states = audienceState(activity.rules, profile, now);
  if (activity.rules.type !== "aloneActive") return states;
  for (const condition of activity.rules.conditions)
    states.push(yield* conditionState(env, activity, condition, profile, now));
  return states;
}

/** Whether the member belongs to the audience, and may get promotions at all. */
export const isAddressed = (activity: Activity, profile: MemberProfile, now: number): boolean =>
  !profile.isBarred && audienceState(activity.rules, profile, now).every(({ ok }) => ok);
