import type { Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type ActivityOf, asType, findActivity, stateOf } from "../engine/activity.ts";
import { isAddressed } from "../engine/eligibility.ts";
import { type Env, type MemberContext, type MemberProfile } from "../interface/ports.ts";
import type { ActivityType } from "../rules/activity-rules.ts";

export type OpenCode = "activity_unknown" | "activity_closed" | "not_eligible";

/** An activity that is open and meant for the member, of one type, with the member's profile. */
export function* openActivity<T extends ActivityType>(
  env: Env,
  ctx: MemberContext,
  id: string,
  type: T,
  now: number,
): Work<Answer<{ readonly activity: ActivityOf<T>; readonly profile: MemberProfile }, OpenCode>> {
  const activity = asType(yield* findActivity(ctx.brand, id), type);
  if (activity === null) return refuse("activity_unknown");
  if (stateOf(activity, now) !== "open") return refuse("activity_closed");
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  return isAddressed(activity, profile, now) ? accept({ activity, profile }) : refuse("not_eligible");
}
