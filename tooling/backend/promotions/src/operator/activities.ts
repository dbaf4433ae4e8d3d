import { money, toDecimal } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import * as v from "valibot";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { codeIndex } from "../activities/codes.ts";
import { stockOf } from "../activities/gift.ts";
import { type Activity, allActivities, asType, budgetOf, findActivity, periodOf, stateOf } from "../engine/activity.ts";
import { freeBetsIn, freeBudget } from "../engine/give.ts";
import { type Env, type PromotionBrand } from "../interface/ports.ts";
import { type ActivityRules, activityRules } from "../rules/activity-rules.ts";
import { q } from "../store/tables.ts";

export type CreateCode = "rules_invalid" | "activity_exists" | "item_exists" | "period_invalid";

const fault = (at: string, why: string) => refuse("rules_invalid", { at, why });

/** Checks rules as an operator wrote them; `detail.at` names the place, `detail.why` what is wrong there. */
export const readRules = (input: unknown): Answer<ActivityRules, "rules_invalid"> => {
  const read = v.safeParse(activityRules, input);
  if (!read.success) {
    const [issue] = read.issues;
    return fault(v.getDotPath(issue) ?? "", issue.message);
  }
  const rules = read.output;
  const hasFreeBets = rules.type === "aloneActive" && rules.reward.kind === "freeBets";
  return hasFreeBets && rules.expiryDays === null ? fault("expiryDays", "free bets need an end") : accept(rules);
};

/** Stores a new activity, sets its budget aside and its stock up. */
export function* createActivity(
  env: Env,
  brand: PromotionBrand,
  input: unknown,
  at: number,
): Work<Answer<Activity, CreateCode>> {
  const read = readRules(input);
  if (!read.ok) return read;
  const rules = read.data;
  const stake = freeBetsIn({ brand, rules })?.stake;
  if (stake !== undefined && !env.isStake(brand.currency, stake))
    return fault("reward.stake", "is no stake that the games take");
  const { startsAt, endsAt } = periodOf(rules, brand.zone);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return refuse("period_invalid");
  if ((yield* findActivity(brand, rules.id)) !== null) return refuse("activity_exists");
  if (rules.type === "gift") {
    const others = (yield* allActivities(brand)).flatMap((any) => asType(any, "gift")?.rules.items ?? []);
    const taken = rules.items.find(({ id }) => others.some((other) => other.id === id));
    if (taken !== undefined) return refuse("item_exists", { item: taken.id });
  }
  yield* run(
    q.insertInto("promo_activity").values({
      id: rules.id,
      brand: brand.code,
      type: rules.type,
      seq: BigInt(rules.seq),
      starts_at: startsAt === null ? null : BigInt(startsAt),
      ends_at: endsAt === null ? null : BigInt(endsAt),
      stopped_at: null,
      rules: JSON.stringify(rules),
      created_at: BigInt(at),
    }),
  );
  const activity: Activity = { id: rules.id, brand, rules, startsAt, endsAt, stoppedAt: null };
  if (rules.type !== "rule")
    yield* env.rewards.fundBudget(
      budgetOf(activity),
      money(rules.budget, brand.currency).minor,
      `${brand.code}/${rules.id}/create`,
      at,
    );
  if (rules.type === "gift")
    for (const { id: item, stock } of rules.items)
      yield* run(
        q.insertInto("promo_stock").values({ brand: brand.code, activity: rules.id, item, remaining: BigInt(stock) }),
      );
  return accept(activity);
}

/** Ends an activity now; what nobody waits for of its budget goes back to the house. Again it changes nothing. */
export function* stopActivity(
  env: Env,
  brand: PromotionBrand,
  id: string,
  at: number,
): Work<Answer<{ readonly returned: string }, "activity_unknown">> {
  const activity = yield* findActivity(brand, id);
  if (activity === null) return refuse("activity_unknown");
  const stopped = q
    .updateTable("promo_activity")
    .set({ stopped_at: BigInt(at) })
    .where("brand", "=", brand.code);
  const isNew = (yield* run(stopped.where("id", "=", id).where("stopped_at", "is", null))) === 1;
  const left = isNew && activity.rules.type !== "rule" ? yield* freeBudget(env, activity) : 0n;
  if (left > 0n) yield* env.rewards.fundBudget(budgetOf(activity), -left, `${brand.code}/${id}/stop`, at);
  return accept({ returned: toDecimal({ minor: left, asset: brand.currency }) });
}

/** One line of the operator's list; amounts are decimals of the brand's currency. */
export interface ActivityLine {
  readonly id: string;
  readonly title: string;
  readonly type: ActivityRules["type"];
  readonly state: ReturnType<typeof stateOf>;
  /** Null: it pays nothing. */
  readonly budget: { readonly set: string; readonly left: string; readonly given: string } | null;
  readonly pending: number;
  readonly stock: Readonly<Record<string, number>>;
  /** How many free bets were given, used and taken back; null: it gives none. */
  readonly freeBets: { readonly given: number; readonly used: number; readonly returned: number } | null;
}

/** Sums over the free bets that were given of an activity. */
function* freeBetSums({ id, brand }: Activity): Work<NonNullable<ActivityLine["freeBets"]>> {
  const sum = (column: "total" | "used" | "returned") => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
  const row = yield* first(
    q
      .selectFrom("promo_free_bets")
      .select([sum("total"), sum("used"), sum("returned")])
      .where("brand", "=", brand.code)
      .where("activity", "=", id),
  );
  return { given: Number(row?.total ?? 0n), used: Number(row?.used ?? 0n), returned: Number(row?.returned ?? 0n) };
}

export function* listActivities(env: Env, brand: PromotionBrand, at: number): Work<readonly ActivityLine[]> {
  const lines: ActivityLine[] = [];
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: brand.currency });
  for (const activity of yield* allActivities(brand)) {
    const { id, rules } = activity;
    const awards = q.selectFrom("promo_award").where("brand", "=", brand.code).where("activity", "=", id);
    const sum = (states: readonly ("pending" | "paid" | "ended")[]) =>
      first(
        awards
          .where("state", "in", [...states])
          .select([sql<bigint>`count(*)`.as("count"), sql<bigint>`coalesce(sum(amount), 0)`.as("total")]),
      );
    const given = yield* sum(["paid", "ended"]);
    const pending = yield* sum(["pending"]);
    const left = rules.type === "rule" ? 0n : yield* env.rewards.budgetLeft(budgetOf(activity));
    lines.push({
      id,
      title: rules.texts[brand.locale].title,
      type: rules.type,
      state: stateOf(activity, at),
      budget:
        rules.type === "rule" ? null : { set: rules.budget, left: decimal(left), given: decimal(given?.total ?? 0n) },
      pending: Number(pending?.count ?? 0n),
      stock: Object.fromEntries([...(yield* stockOf(activity))].map(([item, remaining]) => [item, Number(remaining)])),
      freeBets: freeBetsIn(activity) === null ? null : yield* freeBetSums(activity),
    });
  }
  return lines;
}

export interface NewCode {
  readonly activity: string;
  readonly code: string;
  /** Decimal of the brand's currency. */
  readonly amount: string;
  /** How many members may redeem it, each once. */
  readonly uses: number;
  readonly owner: string | null;
  readonly expiresAt: number | null;
}

/** Issues a code of a gift activity; "code_exists" for one that the brand has. */
export function* issueCode(
  env: Env,
  brand: PromotionBrand,
  { activity, code, amount, uses, owner, expiresAt }: NewCode,
): Work<Answer<null, "activity_unknown" | "code_exists">> {
  if (asType(yield* findActivity(brand, activity), "gift") === null) return refuse("activity_unknown");
  const row = {
    brand: brand.code,
    code_index: codeIndex(env, brand.code, code),
    activity,
    hint: code.slice(-2),
    amount: money(amount, brand.currency).minor,
    remaining: BigInt(uses),
    owner,
    expires_at: expiresAt === null ? null : BigInt(expiresAt),
  };
  const written = yield* run(
    q
      .insertInto("promo_code")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  return written === 1 ? accept(null) : refuse("code_exists");
}

/** What kept members from a reward that another account had, newest first. */
export const listFindings = (brand: PromotionBrand) =>
  all(
    q
      .selectFrom("promo_finding")
      .selectAll()
      .where("brand", "=", brand.code)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(200),
  );
