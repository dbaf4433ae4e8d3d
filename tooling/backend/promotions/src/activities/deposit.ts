import type { Answer, CreditedDeposit } from "@baize/cashier";
import { type AssetCode, dayIn, money, percentOf } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { type ActivityOf, rangeOf } from "../engine/activity.ts";
import { give, type GiveCode, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext, type MemberProfile, refuse } from "../interface/ports.ts";
import type { RulesOf } from "../rules/activity-rules.ts";
import type { AwardRow } from "../store/tables.ts";
import { openActivity, type OpenCode } from "./open-activity.ts";

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
  all: readonly CreditedDeposit[],
): boolean => {
  if (rules.channels !== null && !rules.channels.includes(deposit.channel)) return false;
  if (rules.deposits === "first") return deposit.isFirst;
  if (rules.deposits === "each") return true;
  const day = dayIn(brand.zone, deposit.settledAt);
  return all.find(({ settledAt }) => dayIn(brand.zone, settledAt) === day)?.id === deposit.id;
};

const onceOf = ({ rules, brand }: ActivityOf<"depositActive">, { id, settledAt }: CreditedDeposit): string =>
  ({ first: "first", day: `day:${dayIn(brand.zone, settledAt)}`, each: `deposit:${id}` })[rules.deposits];

/** Gives a deposit's reward: of the deposit named, else of the newest that is meant and has none yet. */
export function* rewardDeposit(
  env: Env,
  activity: ActivityOf<"depositActive">,
  profile: MemberProfile,
  orderNo: string | null,
  now: number,
): Work<Answer<AwardRow, GiveCode | "order_unknown">> {
  const { currency } = activity.brand;
  const deposits = yield* env.rewards.creditedDeposits(profile.id, rangeOf(activity, "activity", now));
  const meant = deposits.filter(
    (deposit) => isMeant(activity, deposit, deposits) && depositReward(activity.rules, deposit.amount, currency) > 0n,
  );
  const wanted = orderNo === null ? meant.toReversed() : meant.filter(({ id }) => id === orderNo);
  if (orderNo !== null && !deposits.some(({ id }) => id === orderNo)) return refuse("order_unknown");
  for (const deposit of wanted) {
    const amount = depositReward(activity.rules, deposit.amount, currency);
    const award = { once: onceOf(activity, deposit), amount, deposit: deposit.id };
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
  return yield* rewardDeposit(env, opened.data.activity, opened.data.profile, orderNo, now);
}
