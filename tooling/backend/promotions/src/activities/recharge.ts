import { money } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import { type Answer, refuse } from "@baize/safeguards";
import { type Activity, type ActivityOf, spanKey } from "../engine/activity.ts";
import { sumOf } from "../engine/eligibility.ts";
import { give, type GiveCode, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext } from "../interface/ports.ts";
import { type AwardRow, q } from "../store/tables.ts";
import { openActivity, type OpenCode } from "./open-activity.ts";

/** What a member got of an activity, by what made each one of its kind. */
export function* givenOf(activity: Activity, member: string): Work<ReadonlySet<string>> {
  const rows = yield* all(
    q
      .selectFrom("promo_award")
      .select("once")
      .where("brand", "=", activity.brand.code)
      .where("activity", "=", activity.id)
      .where("member", "=", member),
  );
  return new Set(rows.map(({ once }) => once));
}

export const levelKey = (activity: ActivityOf<"recharge">, level: number, now: number): string =>
  `${spanKey(activity.brand.zone, activity.rules.span, now)}/level:${level}`;

/** Claims one level, 1 first, of a ladder of deposits or valid bets. */
export function* claimLevel(
  env: Env,
  ctx: MemberContext,
  { id, level }: { readonly id: string; readonly level: number },
  now: number,
): Work<Answer<AwardRow, OpenCode | GiveCode>> {
  const opened = yield* openActivity(env, ctx, id, "recharge", now);
  if (!opened.ok) return opened;
  const { activity, profile } = opened.data;
  const { by, span, levels } = activity.rules;
  const step = levels[level - 1];
  const have = yield* sumOf(env, activity, by, profile.id, span, now);
  if (step === undefined || have < money(step.need, ctx.brand.currency).minor) return refuse("not_eligible");
  const amount = money(step.amount, ctx.brand.currency).minor;
  return yield* give(env, termsOf(activity), profile, { once: levelKey(activity, level, now), amount }, now);
}
