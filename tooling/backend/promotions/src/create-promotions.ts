import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { dayIn, money, rangeOfDays, toDecimal, toIso } from "@baize/domain";
import { atOneInstant, first, keyed, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { applyAlone } from "./activities/alone.ts";
import { redeemCode } from "./activities/codes.ts";
import { applyDeposit, depositOffers, joinedDeposit } from "./activities/deposit.ts";
import { exchangeGift } from "./activities/gift.ts";
import { claimLevel } from "./activities/recharge.ts";
import { signPast, signToday } from "./activities/sign.ts";
import { findActivity, stateOf } from "./engine/activity.ts";
import { isAddressed } from "./engine/eligibility.ts";
import { awardById, endAward, endExpired } from "./engine/end-award.ts";
import { openFreeBets, returnFreeBet, settleFreeBet, takeFreeBet } from "./engine/free-bets.ts";
import type { Promotions } from "./interface/promotions.ts";
import {
  createEnv,
  type Env,
  type MemberContext,
  type PromotionContext,
  type PromotionDeps,
} from "./interface/ports.ts";
import { createActivity, issueCode, listActivities, listFindings, stopActivity } from "./operator/activities.ts";
import { approve, decline, listApplications, reverse } from "./operator/applications.ts";
import { q } from "./store/tables.ts";
import { awardRecord } from "./views/award-record.ts";
import { giftList } from "./views/gift-list.ts";
import { detailOf, rewardsOf } from "./views/promotion-detail.ts";
import { listPromotions, promotionFlags, promotionNav, topCovers } from "./views/promotion-list.ts";
import { signInfo } from "./views/sign-info.ts";
import { openRebateDays, payRebate, rebateLines, settleRebateDay } from "./vip/rebates.ts";
import { REBATES } from "./vip/titles.ts";
import { claimVipGift, vipGifts } from "./vip/vip-gifts.ts";

type Promo = typeof contract.promo;
type Data<C extends keyof Promo> = CallData<Promo[C]>;

/** The activity of a call that anyone may read; unknown to a member who may get no promotions. */
function* readable(env: Env, ctx: PromotionContext, id: string) {
  const activity = yield* findActivity(ctx.brand, id);
  if (activity === null) return null;
  if (ctx.member !== null && (yield* env.profileOf(ctx.brand.code, ctx.member)).isBarred) return null;
  return activity;
}

function* joinState({ brand, member }: MemberContext, id: string, state: string): Work<Data<"isJoinActive">> {
  const row = yield* first(
    q
      .selectFrom("promo_join")
      .select("at")
      .where("brand", "=", brand.code)
      .where("activity", "=", id)
      .where("member", "=", member),
  );
  return { joined: row !== undefined, joinTime: row === undefined ? null : toIso(Number(row.at), brand.zone), state };
}

function* joinOnce(
  env: Env,
  ctx: MemberContext,
  id: string,
  now: number,
): Work<Answer<Data<"join">, CallCode<Promo["join"]>>> {
  const activity = yield* readable(env, ctx, id);
  if (activity === null) return refuse("activity_unknown");
  if (stateOf(activity, now) !== "open") return refuse("activity_closed");
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  if (!isAddressed(activity, profile, now)) return refuse("not_eligible");
  const row = { brand: ctx.brand.code, activity: id, member: ctx.member, at: BigInt(now) };
  const written = yield* run(
    q
      .insertInto("promo_join")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  return written === 1 ? accept(yield* joinState(ctx, id, "open")) : refuse("already_joined");
}

type GiftInput = CallParsed<Promo["giftExchange"]>;
type GiftAnswer = Answer<Data<"giftExchange">, Exclude<CallCode<Promo["giftExchange"]>, "key_reused">>;

function* exchange(env: Env, ctx: MemberContext, input: GiftInput, now: number): Work<GiftAnswer> {
  const { giftId, code, address = "" } = input;
  if (giftId === undefined && code === undefined) return refuse("gift_unknown");
  const done =
    giftId === undefined
      ? yield* redeemCode(env, ctx, code ?? "", now)
      : yield* exchangeGift(env, ctx, { giftId, address }, now);
  if (!done.ok) return done;
  const { award, left } = done.data;
  return accept({ orderNo: award.id, state: award.state, left: Number(left) });
}

/** Promotions over a database migrated with `ledgerMigrations`, `cashierMigrations` and `promotionMigrations`. */
export const createPromotions = (deps: PromotionDeps): Promotions => {
  const env = createEnv(deps);
  const { database, clock } = env;
  const { atomic: act, read: look } = atOneInstant(database, clock);
  return {
    flags: (ctx) => look((now) => promotionFlags(env, ctx, now)),
    list: (ctx, input) => look((now) => listPromotions(env, ctx, input, now)),
    topCover: (ctx) => look((now) => topCovers(env, ctx, now)),
    secondNav: (ctx) => look((now) => promotionNav(env, ctx, now)),
    detail: (ctx, { id }) =>
      look(function* (now) {
        const activity = yield* readable(env, ctx, id);
        return activity === null ? refuse("activity_unknown") : accept(yield* detailOf(env, activity, ctx, now));
      }),
    rules: (ctx, { id }) =>
      look(function* () {
        const activity = yield* readable(env, ctx, id);
        if (activity === null) return refuse("activity_unknown");
        return accept({ html: activity.rules.texts[ctx.locale].rules, version: activity.id });
      }),
    isJoinActive: (ctx, { id }) =>
      look(function* (now) {
        const activity = yield* readable(env, ctx, id);
        if (activity === null) return refuse("activity_unknown");
        return accept(yield* joinState(ctx, id, stateOf(activity, now)));
      }),
    join: (ctx, { id }) => act((now) => joinOnce(env, ctx, id, now)),
    applyDepositActive: (ctx, { id, orderNo = null }) =>
      act(function* (now) {
        const given = yield* applyDeposit(env, ctx, { id, orderNo }, now);
        return given.ok ? accept({ applyId: given.data.id, state: given.data.state }) : given;
      }),
    applyAloneActive: (ctx, input) =>
      act(function* (now) {
        const given = yield* applyAlone(env, ctx, input, now);
        return given.ok ? accept({ applyId: given.data.id, state: given.data.state }) : given;
      }),
    rechargeRewards: (ctx, input) =>
      act(function* (now) {
        const given = yield* claimLevel(env, ctx, input, now);
        if (!given.ok) return given;
        const activity = yield* findActivity(ctx.brand, input.id);
        return activity === null ? refuse("activity_unknown") : accept(yield* rewardsOf(env, activity, ctx, now));
      }),
    giftExchangeBet: (ctx, { giftId }) => look((now) => giftList(env, ctx, giftId, now)),
    giftExchange: async (ctx, input) => {
      const { reqId } = input;
      if (reqId === undefined) return act((now) => exchange(env, ctx, input, now));
      const facts = JSON.stringify([ctx.brand.code, input.giftId, input.code, input.address]);
      const payload = env.vault.index("promo/payload", facts);
      const route = "/api/findmed/v1/promo/giftexchange";
      const done = await act((now) =>
        keyed({ member: ctx.member, route, key: reqId, payload, at: now }, () => exchange(env, ctx, input, now)),
      );
      return done.outcome === "mismatch" ? refuse("key_reused") : done.value;
    },
    signInfo: (ctx) => look((now) => signInfo(env, ctx, now)),
    sign: (ctx) =>
      act(function* (now) {
        const signed = yield* signToday(env, ctx, now);
        if (!signed.ok) return signed;
        const { day, reward, streak } = signed.data;
        return accept({ day, reward: toDecimal({ minor: reward, asset: ctx.brand.currency }), streak });
      }),
    resign: (ctx, { day }) =>
      act(function* (now) {
        const signed = yield* signPast(env, ctx, day, now);
        if (!signed.ok) return signed;
        const { cost, left } = signed.data;
        return accept({ day, cost: toDecimal({ minor: cost, asset: ctx.brand.currency }), left });
      }),
    record: (ctx, input) => look(() => awardRecord(env, ctx, input)),
    forfeit: (ctx, { id }) =>
      act(function* (now) {
        const award = yield* awardById(ctx.brand.code, id);
        if (award === undefined || award.member !== ctx.member) return refuse("reward_unknown");
        const ended = yield* endAward(env, ctx.brand, award, "forfeited", now);
        return ended.ok ? accept({ taken: toDecimal({ minor: ended.data, asset: ctx.brand.currency }) }) : ended;
      }),
    vipGifts: (ctx) =>
      look(function* (now) {
        return [...(yield* vipGifts(env, ctx, now))];
      }),
    vipClaim: (ctx, input) => act((now) => claimVipGift(env, ctx, input, now)),
    rebate: (ctx, input) =>
      look(function* (now) {
        const { brand, member } = ctx;
        const today = dayIn(brand.zone, now);
        const day = input.day ?? today;
        if (day > today) return refuse("day_not_allowed");
        const profile = yield* env.profileOf(brand.code, member);
        const award = yield* first(
          q
            .selectFrom("promo_award")
            .selectAll()
            .where("brand", "=", brand.code)
            .where("member", "=", member)
            .where("activity", "=", REBATES)
            .where("once", "=", `day:${day}`),
        );
        const lines =
          award === undefined
            ? yield* rebateLines(env, brand, profile, day)
            : (JSON.parse(award.facts) as { lines: Data<"rebate">["lines"] }).lines;
        const sum = lines.reduce((total, { amount }) => total + money(amount, brand.currency).minor, 0n);
        const amount = toDecimal({ minor: award?.amount ?? sum, asset: brand.currency });
        return accept({ day, paid: award !== undefined, amount, lines: [...lines] });
      }),
    freeBets: {
      open: (brand, member, category, now) => openFreeBets(brand, member, category, now),
      take: (brand, use, now) => takeFreeBet(env, brand, use, now),
      settle: (brand, result, now) => settleFreeBet(env, brand, result, now),
      giveBack: (brand, stake, now) => returnFreeBet(env, brand, stake, now),
    },
    depositOffers: (ctx, now) => depositOffers(env, ctx, now),
    depositCredited: (ctx, input, now) => joinedDeposit(env, ctx, input, now),
    jobs: {
      endExpired: async (brand) => {
        let seen = 0;
        for (;;) {
          const count = await act((now) => endExpired(env, brand, now));
          seen += count;
          if (count === 0) return seen;
        }
      },
      payRebates: async (brand) => {
        let paid = 0;
        for (const day of await look((now) => openRebateDays(brand, now))) {
          const members = await look(() => env.rewards.membersWithTurnover(brand.code, rangeOfDays(brand.zone, day)));
          for (const member of members) if (await act((now) => payRebate(env, brand, member, day, now))) paid += 1;
          await act((now) => settleRebateDay(brand, day, now));
        }
        return paid;
      },
    },
    operator: {
      list: (brand) => look((now) => listActivities(env, brand, now)),
      create: (brand, input) =>
        act(function* (now) {
          const made = yield* createActivity(env, brand, input, now);
          return made.ok ? accept({ id: made.data.id }) : made;
        }),
      stop: (brand, id) => act((now) => stopActivity(env, brand, id, now)),
      issueCode: (brand, code) => act(() => issueCode(env, brand, code)),
      applications: (brand) => look(() => listApplications(env, brand)),
      approve: (brand, id) => act((now) => approve(env, brand, id, now)),
      decline: (brand, input) => act((now) => decline(env, brand, input, now)),
      reverse: (brand, id) => act((now) => reverse(env, brand, id, now)),
      findings: (brand) => look(() => listFindings(brand)),
    },
  };
};
