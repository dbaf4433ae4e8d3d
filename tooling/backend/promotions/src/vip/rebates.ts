import { addDays, type CategoryId, dayIn, money, percentOf, rangeOfDays, toDecimal } from "@baize/domain";
import { first, run, type Work } from "@baize/ledger";
import type { Terms } from "../engine/give.ts";
import type { Env, MemberProfile, PromotionBrand } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { REBATES, systemTitle } from "./titles.ts";
import { payOwed } from "./vip-gifts.ts";

/** A category's part of a day's rebate; amounts are decimals of the brand's currency. */
export interface RebateLine {
  readonly category: CategoryId;
  readonly turnover: string;
  /** Percent of the member's level. */
  readonly percent: string;
  readonly amount: string;
}

const terms = (brand: PromotionBrand): Terms => ({
  id: REBATES,
  brand,
  kind: "rebate",
  label: systemTitle(REBATES, brand.locale),
  multiple: "0",
  weights: null,
  oneAccount: [],
  expiryDays: null,
  approval: false,
  freeBets: null,
});

/** A day is settled a minute after its end: what was going on at its last instant has been written by then. */
const SETTLE_MS = 60_000;

/** Days of the brand that are over and whose rebates are not all paid, oldest first; the first ever is yesterday. */
export function* openRebateDays({ code, zone }: PromotionBrand, now: number): Work<readonly string[]> {
  const settled = yield* first(
    q.selectFrom("promo_rebate_day").select("day").where("brand", "=", code).orderBy("day", "desc").limit(1),
  );
  const today = dayIn(zone, now - SETTLE_MS);
  const days: string[] = [];
  for (let day = addDays(settled?.day ?? today, settled ? 1 : -1); day !== null && day < today; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** Every member's rebate of a day has been paid. */
export function* settleRebateDay(brand: PromotionBrand, day: string, at: number): Work<void> {
  const row = { brand: brand.code, day, at: BigInt(at) };
  yield* run(
    q
      .insertInto("promo_rebate_day")
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** How a day's rebate comes about, each category rounded down; bets without a category give none. */
export function* rebateLines(
  env: Env,
  brand: PromotionBrand,
  profile: MemberProfile,
  day: string,
): Work<readonly RebateLine[]> {
  const { turnover } = yield* env.rewards.memberSums(profile.id, rangeOfDays(brand.zone, day));
  const rates = env.vipRights(brand.code)[profile.level]?.rebates ?? {};
  return [...turnover].flatMap(([category, minor]) => {
    const percent = category === null ? undefined : rates[category];
    if (category === null || percent === undefined || minor === 0n) return [];
    const amount = percentOf({ minor, asset: brand.currency }, percent, "down");
    return [{ category, turnover: toDecimal({ minor, asset: brand.currency }), percent, amount: toDecimal(amount) }];
  });
}

/** Pays one member's rebate of a day that is over, once; false when there was none or it was paid before. */
export function* payRebate(env: Env, brand: PromotionBrand, member: string, day: string, now: number): Work<boolean> {
  const profile = yield* env.profileOf(brand.code, member);
  const lines = yield* rebateLines(env, brand, profile, day);
  const amount = lines.reduce((sum, line) => sum + money(line.amount, brand.currency).minor, 0n);
  if (amount === 0n) return false;
  return (yield* payOwed(env, terms(brand), profile, { once: `day:${day}`, amount, facts: { day, lines } }, now)).ok;
}
