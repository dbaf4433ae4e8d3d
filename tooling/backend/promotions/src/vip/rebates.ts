import { addDays, type CategoryId, type DateRange, money, percentOf, startOfDay, toDecimal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Terms } from "../engine/give.ts";
import type { Env, MemberProfile, PromotionBrand } from "../interface/ports.ts";
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
});

/** So many days that are over are looked at for rebates that were not paid, since a server may have been down. */
export const REBATE_DAYS = 7;

/** The half-open range of a day of the brand's zone. */
export const rangeOfDay = (zone: string, day: string): DateRange => ({
  startMs: startOfDay(zone, day) ?? 0,
  endMs: startOfDay(zone, addDays(day, 1) ?? day) ?? 0,
});

/** How a day's rebate comes about, each category rounded down; bets without a category give none. */
export function* rebateLines(
  env: Env,
  brand: PromotionBrand,
  profile: MemberProfile,
  day: string,
): Work<readonly RebateLine[]> {
  const { turnover } = yield* env.rewards.memberSums(profile.id, rangeOfDay(brand.zone, day));
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
