import { calendarSpan, dayIn, money, toDecimal } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { budgetOf } from "../engine/activity.ts";
import { isBirthday } from "../engine/eligibility.ts";
import { give, type Terms } from "../engine/give.ts";
import { type Env, type MemberContext, type MemberProfile, type PromotionBrand } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { systemTitle, VIP_GIFTS } from "./titles.ts";

export const VIP_GIFT_TYPES = ["upgrade", "birthday", "month"] as const;
export type VipGiftType = (typeof VIP_GIFT_TYPES)[number];

export interface VipGift {
  readonly type: VipGiftType;
  /** The level that gives it. */
  readonly level: number;
  /** Decimal of the brand's currency. */
  readonly amount: string;
  readonly state: "locked" | "open" | "claimed";
}

/** Gifts and rebates are owed, whatever a budget says: theirs is filled as they are paid. */
const terms = (brand: PromotionBrand): Terms => ({
  id: VIP_GIFTS,
  brand,
  kind: "bonus",
  label: systemTitle(VIP_GIFTS, brand.locale),
  multiple: "1",
  weights: null,
  oneAccount: [],
  expiryDays: null,
  approval: false,
  freeBets: null,
});

/** What makes a gift one of its kind for the member. */
const onceOf = (type: VipGiftType, level: number, zone: string, now: number): string =>
  ({
    upgrade: `upgrade:${level}`,
    birthday: `birthday:${calendarSpan("year", zone, now).firstDay.slice(0, 4)}`,
    month: calendarSpan("month", zone, now).firstDay.slice(0, 7),
  })[type];

/** Gifts of the member's level and of those below it that were never claimed; without those of no amount. */
export function* vipGifts(env: Env, ctx: MemberContext, now: number): Work<readonly VipGift[]> {
  const { brand, member } = ctx;
  const profile = yield* env.profileOf(brand.code, member);
  const given = new Set(
    (yield* all(
      q
        .selectFrom("promo_award")
        .select("once")
        .where("brand", "=", brand.code)
        .where("member", "=", member)
        .where("activity", "=", VIP_GIFTS),
    )).map(({ once }) => once),
  );
  const rights = env.vipRights(brand.code);
  const own = rights[profile.level];
  const today = dayIn(brand.zone, now);
  const gift = (type: VipGiftType, level: number, amount: string, isDue: boolean): VipGift[] => {
    if (money(amount, brand.currency).minor === 0n) return [];
    const isClaimed = given.has(onceOf(type, level, brand.zone, now));
    const state = isClaimed ? "claimed" : isDue && !profile.isBarred ? "open" : "locked";
    return [{ type, level, amount: toDecimal(money(amount, brand.currency)), state }];
  };
  return [
    ...rights
      .filter(({ level }) => level <= profile.level)
      .flatMap(({ level, upgradeGift }) => gift("upgrade", level, upgradeGift, true)),
    ...(own === undefined
      ? []
      : [
          ...gift("birthday", own.level, own.birthdayGift, isBirthday(profile.birthday, today)),
          ...gift("month", own.level, own.monthGift, true),
        ]),
  ];
}

/** Claims a gift of the list that is open. */
export function* claimVipGift(
  env: Env,
  ctx: MemberContext,
  { type, level }: { readonly type: VipGiftType; readonly level: number },
  now: number,
): Work<Answer<{ readonly amount: string }, "not_eligible" | "already_joined">> {
  const gift = (yield* vipGifts(env, ctx, now)).find((known) => known.type === type && known.level === level);
  if (gift === undefined || gift.state === "locked") return refuse("not_eligible");
  if (gift.state === "claimed") return refuse("already_joined");
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  const once = onceOf(type, level, ctx.brand.zone, now);
  const amount = money(gift.amount, ctx.brand.currency).minor;
  const given = yield* payOwed(env, terms(ctx.brand), profile, { once, amount, facts: { type, level } }, now);
  return given.ok ? accept({ amount: gift.amount }) : given;
}

/** Fills the budget by what is owed and gives it, once. */
export function* payOwed(
  env: Env,
  of: Terms,
  profile: MemberProfile,
  award: Parameters<typeof give>[3],
  now: number,
): Work<Answer<null, "not_eligible" | "already_joined">> {
  const ref = `${of.brand.code}/${of.id}/${profile.id}/${award.once}`;
  const { amount } = award;
  if (profile.isBarred) return refuse("not_eligible");
  const known = yield* all(
    q
      .selectFrom("promo_award")
      .select("id")
      .where("brand", "=", of.brand.code)
      .where("activity", "=", of.id)
      .where("member", "=", profile.id)
      .where("once", "=", award.once),
  );
  if (known.length > 0) return refuse("already_joined");
  yield* env.rewards.fundBudget(budgetOf(of), amount, ref, now);
  const given = yield* give(env, of, profile, award, now);
  if (given.ok) return accept(null);
  if (given.code === "budget_gone")
    throw new Error(`The budget "${of.id}" was filled and is empty. Nothing was written.`);
  return refuse(given.code);
}
