import { calendarSpan, money, percentOf } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { type Answer, refuse } from "@baize/safeguards";
import { type ActivityOf, rangeOf, spanKey } from "../engine/activity.ts";
import { conditionsOf } from "../engine/eligibility.ts";
import { worthOf } from "../engine/free-bets.ts";
import { give, type GiveCode, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext, type MemberProfile } from "../interface/ports.ts";
import type { AwardRow } from "../store/tables.ts";
import { openActivity, type OpenCode } from "./open-activity.ts";

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The reward that the member may have now, in minor units; of a loss, that of the span before the present one. */
function* amountOf(env: Env, activity: ActivityOf<"aloneActive">, profile: MemberProfile, now: number): Work<bigint> {
  const { reward, every } = activity.rules;
  const { currency, zone } = activity.brand;
  if (reward.kind === "fixed") return money(reward.amount, currency).minor;
  if (reward.kind === "freeBets") return worthOf({ count: reward.count, stake: money(reward.stake, currency).minor });
  const present = every === "once" ? null : calendarSpan(every, zone, now);
  const range =
    present === null
      ? rangeOf(activity, "activity", now)
      : rangeOf(activity, every === "once" ? "activity" : every, present.startMs - 1);
  const { net } = yield* env.rewards.memberSums(profile.id, range);
  if (net >= 0n) return 0n;
  const part = percentOf({ minor: -net, asset: currency }, reward.percent, "down").minor;
  return smaller(part, money(reward.cap, currency).minor);
}

/** Applies for an activity by itself: all conditions are met, and it is had once in each of its spans. */
export function* applyAlone(
  env: Env,
  ctx: MemberContext,
  { id, fields }: { readonly id: string; readonly fields: string },
  now: number,
): Work<Answer<AwardRow, OpenCode | GiveCode>> {
  const opened = yield* openActivity(env, ctx, id, "aloneActive", now);
  if (!opened.ok) return opened;
  const { activity, profile } = opened.data;
  const conditions = yield* conditionsOf(env, activity, profile, now);
  if (conditions.some(({ ok }) => !ok)) return refuse("not_eligible");
  const amount = yield* amountOf(env, activity, profile, now);
  if (amount === 0n) return refuse("not_eligible");
  const once = spanKey(ctx.brand.zone, activity.rules.every, now);
  return yield* give(env, termsOf(activity), profile, { once, amount, facts: { fields } }, now);
}
