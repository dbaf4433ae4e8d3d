import type { CategoryWeights } from "@baize/cashier";
import { money } from "@baize/domain";
import { first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type Env, type MemberProfile } from "../interface/ports.ts";
import type { OneAccountMark } from "../rules/activity-rules.ts";
import { type AwardRow, q } from "../store/tables.ts";
import { type Activity, type ActivityOf, budgetOf } from "./activity.ts";
import { type FreeBetTerms, giveFreeBets } from "./free-bets.ts";

const DAY_MS = 86_400_000;

/** How rewards of one promotion are given; an activity that pays has all of it in its rules. */
export interface Terms {
  readonly id: string;
  readonly brand: Activity["brand"];
  readonly kind: "bonus" | "rebate";
  readonly label: string;
  readonly multiple: string;
  readonly weights: CategoryWeights | null;
  readonly oneAccount: readonly OneAccountMark[];
  readonly expiryDays: number | null;
  readonly approval: boolean;
  /** Null: money, or goods. */
  readonly freeBets: FreeBetTerms | null;
}

/** The free bets that an activity gives; null for one that gives another reward. */
export const freeBetsIn = ({ brand, rules }: Pick<Activity, "brand" | "rules">): FreeBetTerms | null => {
  if (rules.type !== "aloneActive" || rules.reward.kind !== "freeBets") return null;
  const { count, stake, categories } = rules.reward;
  if (rules.expiryDays === null) throw new Error(`The free bets of "${rules.id}" have no end.`);
  return { count, stake: money(stake, brand.currency).minor, categories, days: rules.expiryDays };
};

export const termsOf = ({
  id,
  brand,
  rules,
}: ActivityOf<"depositActive" | "aloneActive" | "recharge" | "gift" | "sign">): Terms => ({
  id,
  brand,
  kind: "bonus",
  label: rules.texts[brand.locale].title,
  multiple: rules.turnover.multiple,
  weights: rules.turnover.weights,
  oneAccount: rules.oneAccount,
  expiryDays: rules.expiryDays,
  approval: rules.approval,
  freeBets: freeBetsIn({ brand, rules }),
});

export interface NewAward {
  /** What makes it one of its kind for the member. */
  readonly once: string;
  /** Minor units; 0 for goods. */
  readonly amount: bigint;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly sealed?: string | null;
  readonly deposit?: string | null;
}

export type GiveCode = "already_joined" | "not_eligible" | "budget_gone";

/**
 * Claims the member's marks for the award. False when another member has one of them: then an entry for the operator
 * is written, and nobody learns which mark it was.
 */
function* claimMarks(env: Env, terms: Terms, profile: MemberProfile, once: string, at: number): Work<boolean> {
  const brand = terms.brand.code;
  const marks = terms.oneAccount.flatMap((kind) => (profile.marks[kind] ?? []).map((value) => ({ kind, value })));
  const place = { brand, activity: terms.id, once };
  for (const { kind, value } of marks) {
    const known = yield* first(
      q
        .selectFrom("promo_mark")
        .select("member")
        .where("brand", "=", brand)
        .where("activity", "=", terms.id)
        .where("once", "=", once)
        .where("kind", "=", kind)
        .where("value", "=", value),
    );
    if (known !== undefined && known.member !== profile.id) {
      const finding = { brand, activity: terms.id, member: profile.id, kind, other: known.member, at: BigInt(at) };
      yield* run(q.insertInto("promo_finding").values({ id: env.newId("F"), ...finding }));
      return false;
    }
  }
  for (const mark of marks)
    yield* run(
      q
        .insertInto("promo_mark")
        .values({ ...place, ...mark, member: profile.id })
        .onConflict((c) => c.doNothing()),
    );
  return true;
}

/** What a promotion can still promise: its budget less what waits for an operator's decision. */
export function* freeBudget(env: Env, promotion: Pick<Terms, "id" | "brand">): Work<bigint> {
  const pending = yield* first(
    q
      .selectFrom("promo_award")
      .select(sql<bigint>`coalesce(sum(amount), 0)`.as("total"))
      .where("brand", "=", promotion.brand.code)
      .where("activity", "=", promotion.id)
      .where("state", "=", "pending"),
  );
  return (yield* env.rewards.budgetLeft(budgetOf(promotion))) - (pending?.total ?? 0n);
}

/** Pays an award that was written, or gives its free bets, from the promotion's budget. */
export function* payAward(env: Env, terms: Terms, award: AwardRow, at: number): Work<"paid" | "budget_gone"> {
  if (terms.freeBets !== null) return yield* giveFreeBets(env, terms.brand, award, terms.freeBets, at);
  const { id, member, amount } = award;
  const { kind, multiple, weights, label } = terms;
  const paid = yield* env.rewards.payReward(
    budgetOf(terms),
    { id, member, kind, amount, multiple, weights, label },
    at,
  );
  if (paid === "budget_gone") return paid;
  const expires_at = terms.expiryDays === null ? null : BigInt(at + terms.expiryDays * DAY_MS);
  const change = { state: "paid" as const, decided_at: BigInt(at), expires_at };
  yield* run(q.updateTable("promo_award").set(change).where("id", "=", id));
  return paid;
}

/**
 * Gives a reward once for `once`: pays it, or writes an application where an operator decides or goods are to be sent.
 * A refusal has written nothing but an entry for the operator.
 */
export function* give(
  env: Env,
  terms: Terms,
  profile: MemberProfile,
  award: NewAward,
  at: number,
): Work<Answer<AwardRow, GiveCode>> {
  const { once, amount, facts = {}, sealed = null, deposit = null } = award;
  const place = { brand: terms.brand.code, activity: terms.id, member: profile.id };
  if (profile.isBarred) return refuse("not_eligible");
  const given = yield* first(
    q
      .selectFrom("promo_award")
      .select("id")
      .where("brand", "=", place.brand)
      .where((e) =>
        e.or([
          e.and([e("activity", "=", terms.id), e("member", "=", profile.id), e("once", "=", once)]),
          ...(deposit === null ? [] : [e("deposit", "=", deposit)]),
        ]),
      ),
  );
  if (given !== undefined) return refuse("already_joined");
  if (amount > 0n && (yield* freeBudget(env, terms)) < amount) return refuse("budget_gone");
  const row: AwardRow = {
    id: env.newId("P"),
    ...place,
    once,
    amount,
    state: "pending",
    reason: "",
    facts: JSON.stringify(facts),
    sealed,
    created_at: BigInt(at),
    decided_at: null,
    expires_at: null,
    deposit,
  };
  // Another request may have written it since it was looked for.
  const written = yield* run(
    q
      .insertInto("promo_award")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  if (written === 0) return refuse("already_joined");
  if (!(yield* claimMarks(env, terms, profile, once, at))) {
    yield* run(q.deleteFrom("promo_award").where("id", "=", row.id));
    return refuse("not_eligible");
  }
  if (terms.approval || amount === 0n) return accept(row);
  if ((yield* payAward(env, terms, row, at)) === "budget_gone")
    throw new Error(`The budget of promotion "${terms.id}" changed inside a transaction. Nothing was written.`);
  return accept({ ...row, state: "paid" });
}
