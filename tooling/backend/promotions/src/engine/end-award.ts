import type { RewardEnd } from "@baize/cashier";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type Env, type PromotionBrand } from "../interface/ports.ts";
import { type AwardRow, q } from "../store/tables.ts";
import { budgetOf, findActivity } from "./activity.ts";
import { endFreeBets, freeBetsOfAwards } from "./free-bets.ts";

export function* awardById(brand: string, id: string): Work<AwardRow | undefined> {
  return yield* first(q.selectFrom("promo_award").selectAll().where("brand", "=", brand).where("id", "=", id));
}

/**
 * Takes a paid award back, or what is left of its free bets, and gives what was taken; refused when there is nothing to
 * end any more.
 */
export function* endAward(
  env: Env,
  brand: PromotionBrand,
  award: AwardRow,
  end: RewardEnd,
  at: number,
): Work<Answer<bigint, "reward_ended">> {
  if (award.state !== "paid" || award.amount === 0n) return refuse("reward_ended");
  const { id, member, amount, activity } = award;
  if ((yield* freeBetsOfAwards([id])).has(id)) {
    const returned = yield* endFreeBets(env, brand, award, end, at);
    return returned === null ? refuse("reward_ended") : accept(returned);
  }
  const label = (yield* findActivity(brand, activity))?.rules.texts[brand.locale].title ?? activity;
  const reward = { id, member, kind: "bonus" as const, amount, label };
  const taken = yield* env.rewards.endReward(budgetOf({ id: activity, brand }), reward, end, at);
  if (taken === null) return refuse("reward_ended");
  yield* run(q.updateTable("promo_award").set({ state: "ended", reason: end }).where("id", "=", id));
  return accept(taken);
}

/** Awards whose turnover is not done in time, or whose free bets are not used, a few at a time; how many were due. */
export function* endExpired(env: Env, brand: PromotionBrand, at: number, limit = 100): Work<number> {
  const due = yield* all(
    q
      .selectFrom("promo_award")
      .selectAll()
      .where("brand", "=", brand.code)
      .where("expires_at", "<=", BigInt(at))
      .orderBy("expires_at")
      .orderBy("id")
      .limit(limit),
  );
  for (const award of due) {
    yield* endAward(env, brand, award, "expired", at);
    // Looked at once: its turnover is done, or it has been taken back.
    yield* run(q.updateTable("promo_award").set({ expires_at: null }).where("id", "=", award.id));
  }
  return due.length;
}
