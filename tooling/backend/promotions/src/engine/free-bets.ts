import type { RewardEnd } from "@baize/cashier";
import type { AssetCode, CategoryId, FreeBetRefusal } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { sql } from "kysely";
import type { Env, PromotionBrand } from "../interface/ports.ts";
import { type AwardRow, type FreeBetsRow, q } from "../store/tables.ts";
import { budgetOf, findActivity } from "./activity.ts";
import { tellOfAward } from "./tell-of-award.ts";

const DAY_MS = 86_400_000;

/** What an award of free bets is: `count` bets of one stake, in games of the categories. */
export interface FreeBetTerms {
  readonly count: number;
  /** Minor units. */
  readonly stake: bigint;
  readonly categories: readonly CategoryId[];
  /** Days from the award until what is left of it goes back. */
  readonly days: number;
}

export const worthOf = ({ count, stake }: Pick<FreeBetTerms, "count" | "stake">): bigint => BigInt(count) * stake;

/** Free bets that are neither used nor taken back. */
export const leftOf = ({ total, used, returned }: Pick<FreeBetsRow, "total" | "used" | "returned">): bigint =>
  total - used - returned;

export const categoriesOf = ({ categories }: Pick<FreeBetsRow, "categories">): readonly CategoryId[] =>
  JSON.parse(categories) as CategoryId[];

/** Gives the free bets of an award that was written: their stakes are set aside from the promotion's budget. */
export function* giveFreeBets(
  env: Env,
  brand: PromotionBrand,
  award: AwardRow,
  { count, stake, categories, days }: FreeBetTerms,
  at: number,
): Work<"paid" | "budget_gone"> {
  const { id, activity, amount, member } = award;
  const given = yield* env.rewards.giveFreeBets(budgetOf({ id: activity, brand }), { id, amount }, at);
  if (given === "budget_gone") return given;
  const expires_at = BigInt(at + days * DAY_MS);
  const row = { award: id, brand: brand.code, member, activity, stake, total: BigInt(count), expires_at };
  yield* run(
    q
      .insertInto("promo_free_bets")
      .values({ ...row, used: 0n, returned: 0n, categories: JSON.stringify(categories), ended_at: null }),
  );
  yield* run(
    q
      .updateTable("promo_award")
      .set({ state: "paid", decided_at: BigInt(at), expires_at })
      .where("id", "=", id),
  );
  yield* tellOfAward(
    env,
    brand,
    award,
    { kind: "freeBetsGiven", count, stake, categories, until: Number(expires_at) },
    at,
  );
  return given;
}

const freeBetsOf = (award: string) => first(q.selectFrom("promo_free_bets").selectAll().where("award", "=", award));

const hasEnded = ({ ended_at, expires_at }: FreeBetsRow, at: number): boolean =>
  ended_at !== null || at >= Number(expires_at);

/** Free bets of awards, by award; awards of another kind are left out. */
export function* freeBetsOfAwards(awards: readonly string[]): Work<ReadonlyMap<string, FreeBetsRow>> {
  if (awards.length === 0) return new Map();
  const rows = yield* all(q.selectFrom("promo_free_bets").selectAll().where("award", "in", awards));
  return new Map(rows.map((row) => [row.award, row]));
}

/** An award of which a free bet can be used now. */
export interface FreeBetOffer {
  readonly award: string;
  /** Minor units of one bet. */
  readonly stake: bigint;
  readonly left: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Awards of which a member can use a free bet in a game of the category, the first to end first. */
export function* openFreeBets(
  brand: PromotionBrand,
  member: string,
  category: CategoryId,
  at: number,
): Work<readonly FreeBetOffer[]> {
  const rows = yield* all(
    q
      .selectFrom("promo_free_bets")
      .selectAll()
      .where("brand", "=", brand.code)
      .where("member", "=", member)
      .where("ended_at", "is", null)
      .where("expires_at", ">", BigInt(at))
      .orderBy("expires_at")
      .orderBy("award"),
  );
  return rows
    .map((row) => ({ row, left: Number(leftOf(row)) }))
    .filter(({ row, left }) => left > 0 && categoriesOf(row).includes(category))
    .map(({ row: { award, stake, expires_at }, left }) => ({ award, stake, left, expiresAt: Number(expires_at) }));
}

/** A bet that names an award in place of a stake of the member's own. */
export interface FreeBetUse {
  /** The bet's id. */
  readonly bet: string;
  readonly award: string;
  readonly member: string;
  readonly category: CategoryId;
  readonly asset: AssetCode;
  readonly stake: bigint;
  /** The ledger account that stakes go to. */
  readonly bank: string;
}

const refusalOf = (row: FreeBetsRow, { category, asset, stake }: FreeBetUse, brand: PromotionBrand, at: number) => {
  if (hasEnded(row, at)) return "free_bet_ended";
  if (leftOf(row) <= 0n) return "free_bet_used_up";
  if (!categoriesOf(row).includes(category)) return "free_bet_category";
  return row.stake === stake && brand.currency === asset ? null : "free_bet_stake";
};

/**
 * Takes one free bet of the award for a bet, in the bet's own transaction, and posts its stake to where stakes go. A
 * refusal has written nothing.
 */
export function* takeFreeBet(
  env: Env,
  brand: PromotionBrand,
  use: FreeBetUse,
  at: number,
): Work<Answer<null, FreeBetRefusal>> {
  const { bet, award, member, bank, stake: amount } = use;
  const row = yield* freeBetsOf(award);
  if (row === undefined || row.brand !== brand.code || row.member !== member) return refuse("free_bet_unknown");
  const refusal = refusalOf(row, use, brand, at);
  if (refusal !== null) return refuse(refusal);
  const taken = yield* run(
    q
      .updateTable("promo_free_bets")
      .set((e) => ({ used: e("used", "+", 1n) }))
      .where("award", "=", award)
      .where("ended_at", "is", null)
      .where(sql<boolean>`used + returned < total`),
  );
  // Another bet may have taken the last one since it was looked for.
  if (taken === 0) return refuse("free_bet_used_up");
  yield* run(q.insertInto("promo_free_bet").values({ bet, award, state: "open", placed_at: BigInt(at), won: 0n }));
  yield* env.rewards.stakeFreeBet(budgetOf({ id: row.activity, brand }), { bet, amount, bank }, at);
  return accept(null);
}

/** The open use of a bet, closed with what became of it; throws for a bet that is none or was settled before. */
function* closeUse(bet: string, state: "settled" | "returned", won: bigint): Work<FreeBetsRow> {
  const use = yield* first(
    q
      .updateTable("promo_free_bet")
      .set({ state, won })
      .where("bet", "=", bet)
      .where("state", "=", "open")
      .returning("award"),
  );
  const row = use === undefined ? undefined : yield* freeBetsOf(use.award);
  if (row === undefined) throw new Error(`Bet "${bet}" has no open free bet. Nothing was written.`);
  return row;
}

/** Id of the rollover requirement that a bet's winnings have. */
const winningsOf = (award: string, bet: string): string => `${award}/${bet}`;

/** A free bet was settled: what it won is the member's, with the turnover that the promotion asks for. */
export function* settleFreeBet(
  env: Env,
  brand: PromotionBrand,
  { bet, platform, won }: { readonly bet: string; readonly platform: string; readonly won: bigint },
  at: number,
): Work<void> {
  const { award, activity, member } = yield* closeUse(bet, "settled", won);
  if (won === 0n) return;
  const rules = (yield* findActivity(brand, activity))?.rules;
  if (rules === undefined || rules.type === "rule")
    throw new Error(`Free bets "${award}" belong to no activity that pays.`);
  const reward = { id: winningsOf(award, bet), member, amount: won, platform, ...rules.turnover };
  yield* env.rewards.freeBetWon(budgetOf({ id: activity, brand }), reward, at);
}

/**
 * The stake of a free bet came back: the bet is the member's again, or its stake the budget's after the award's end.
 */
export function* returnFreeBet(
  env: Env,
  brand: PromotionBrand,
  { bet, bank }: { readonly bet: string; readonly bank: string },
  at: number,
): Work<void> {
  const row = yield* closeUse(bet, "returned", 0n);
  const isEnded = hasEnded(row, at);
  yield* run(
    q
      .updateTable("promo_free_bets")
      .set((e) => ({ used: e("used", "-", 1n), ...(isEnded && { returned: e("returned", "+", 1n) }) }))
      .where("award", "=", row.award),
  );
  const stake = { bet, amount: row.stake, bank };
  yield* env.rewards.returnFreeBet(budgetOf({ id: row.activity, brand }), stake, isEnded, at);
}

/** Ends an award of free bets and moves what is left of it to the budget; null when nothing is left to end. */
export function* endFreeBets(
  env: Env,
  brand: PromotionBrand,
  { id, activity }: AwardRow,
  end: RewardEnd,
  at: number,
): Work<bigint | null> {
  const row = yield* freeBetsOf(id);
  if (row === undefined || row.ended_at !== null) return null;
  const left = leftOf(row);
  if (left === 0n) return null;
  const change = { returned: row.returned + left, ended_at: BigInt(at) };
  yield* run(q.updateTable("promo_free_bets").set(change).where("award", "=", id));
  yield* run(q.updateTable("promo_award").set({ state: "ended", reason: end }).where("id", "=", id));
  const amount = left * row.stake;
  yield* env.rewards.endFreeBets(budgetOf({ id: activity, brand }), { id, amount }, at);
  return amount;
}

/** Turnover that the winnings of awards ask for and have, in minor units, by award. */
export function* winningsTurnover(
  env: Env,
  awards: readonly string[],
): Work<ReadonlyMap<string, { readonly need: bigint; readonly done: bigint }>> {
  if (awards.length === 0) return new Map();
  const uses = yield* all(
    q.selectFrom("promo_free_bet").select(["bet", "award"]).where("award", "in", awards).where("won", ">", 0n),
  );
  const turnover = yield* env.rewards.rewardTurnover(uses.map(({ award, bet }) => winningsOf(award, bet)));
  const sums = new Map<string, { need: bigint; done: bigint }>();
  for (const { award, bet } of uses) {
    const { need, done } = turnover.get(winningsOf(award, bet)) ?? { need: 0n, done: 0n };
    const sum = sums.get(award) ?? { need: 0n, done: 0n };
    sums.set(award, { need: sum.need + need, done: sum.done + done });
  }
  return sums;
}
