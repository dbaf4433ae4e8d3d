import { type DeclineReason, toDecimal } from "@baize/domain";
import { all, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { findActivity } from "../engine/activity.ts";
import { awardById, endAward } from "../engine/end-award.ts";
import { payAward, type Terms, termsOf } from "../engine/give.ts";
import { tellOfAward } from "../engine/tell-of-award.ts";
import { type Env, type PromotionBrand } from "../interface/ports.ts";
import { type AwardRow, type AwardState, q } from "../store/tables.ts";

/** An application or an order of goods, for the operator. */
export interface Application {
  readonly id: string;
  readonly activity: string;
  readonly member: string;
  /** Decimal of the brand's currency; "0.00" for goods. */
  readonly amount: string;
  readonly state: AwardState;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Where goods are sent to; empty for money. */
  readonly address: string;
  readonly createdAt: number;
}

const viewOf = (env: Env, brand: PromotionBrand, row: AwardRow): Application => ({
  id: row.id,
  activity: row.activity,
  member: row.member,
  amount: toDecimal({ minor: row.amount, asset: brand.currency }),
  state: row.state,
  facts: JSON.parse(row.facts) as Record<string, unknown>,
  address: row.sealed === null ? "" : env.vault.open("promo/address", row.sealed),
  createdAt: Number(row.created_at),
});

/** What waits for a decision or for its delivery, oldest first. */
export function* listApplications(env: Env, brand: PromotionBrand): Work<readonly Application[]> {
  const rows = yield* all(
    q
      .selectFrom("promo_award")
      .selectAll()
      .where("brand", "=", brand.code)
      .where("state", "in", ["pending", "passed"])
      .orderBy("created_at")
      .orderBy("id")
      .limit(200),
  );
  return rows.map((row) => viewOf(env, brand, row));
}

type DecideCode = "application_unknown" | "wrong_state" | "budget_gone";

function* termsOfAward(brand: PromotionBrand, row: AwardRow): Work<Terms> {
  const activity = yield* findActivity(brand, row.activity);
  if (activity === null || activity.rules.type === "rule")
    throw new Error(`Award "${row.id}" belongs to no activity that pays.`);
  return termsOf({ ...activity, rules: activity.rules });
}

/**
 * Passes an application: money is paid from the budget, goods are sent, and passed once more, delivered. Nothing of a
 * promotion that is over is lost: an application is decided also after its end.
 */
export function* approve(
  env: Env,
  brand: PromotionBrand,
  id: string,
  at: number,
): Work<Answer<Application, DecideCode>> {
  const row = yield* awardById(brand.code, id);
  if (row === undefined) return refuse("application_unknown");
  const isGoods = row.amount === 0n;
  if (row.state !== "pending" && !(isGoods && row.state === "passed"))
    return refuse("wrong_state", { state: row.state });
  if (!isGoods) {
    const paid = yield* payAward(env, yield* termsOfAward(brand, row), row, at);
    return paid === "budget_gone" ? refuse(paid) : accept(viewOf(env, brand, { ...row, state: "paid" }));
  }
  const state: AwardState = row.state === "pending" ? "passed" : "paid";
  yield* run(
    q
      .updateTable("promo_award")
      .set({ state, decided_at: BigInt(at) })
      .where("id", "=", id),
  );
  if (state === "passed") yield* tellOfAward(env, brand, row, { kind: "goodsApproved" }, at);
  return accept(viewOf(env, brand, { ...row, state }));
}

/** Refuses an application with a reason that the member reads; goods go back to the stock. */
export function* decline(
  env: Env,
  brand: PromotionBrand,
  { id, reason }: { readonly id: string; readonly reason: DeclineReason },
  at: number,
): Work<Answer<Application, Exclude<DecideCode, "budget_gone">>> {
  const row = yield* awardById(brand.code, id);
  if (row === undefined) return refuse("application_unknown");
  if (row.state !== "pending") return refuse("wrong_state", { state: row.state });
  const change = { state: "refused" as const, reason, decided_at: BigInt(at) };
  yield* run(q.updateTable("promo_award").set(change).where("id", "=", id));
  const { item } = JSON.parse(row.facts) as { item?: string };
  if (item !== undefined)
    yield* run(
      q
        .updateTable("promo_stock")
        .set((e) => ({ remaining: e("remaining", "+", 1n) }))
        .where("brand", "=", brand.code)
        .where("activity", "=", row.activity)
        .where("item", "=", item),
    );
  yield* tellOfAward(env, brand, row, { kind: "applicationDeclined", reason }, at);
  return accept(viewOf(env, brand, { ...row, ...change }));
}

/** Takes a reward back that was got against the rules, whatever its turnover. */
export function* reverse(
  env: Env,
  brand: PromotionBrand,
  id: string,
  at: number,
): Work<Answer<{ readonly taken: string }, "application_unknown" | "reward_ended">> {
  const row = yield* awardById(brand.code, id);
  if (row === undefined) return refuse("application_unknown");
  const ended = yield* endAward(env, brand, row, "reversed", at);
  if (ended.ok) yield* tellOfAward(env, brand, row, { kind: "rewardReversed" }, at);
  return ended.ok ? accept({ taken: toDecimal({ minor: ended.data, asset: brand.currency }) }) : ended;
}
