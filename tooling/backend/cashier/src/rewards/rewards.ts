import type { AssetCode } from "@baize/domain";
import { all, first, ledger, run, type Work } from "@baize/ledger";
import { smaller } from "../amounts/amounts.ts";
import type { GrantKind } from "../interface/operator-cashier.ts";
import { insertOrder } from "../orders/orders.ts";
import { q } from "../store/tables.ts";
import { type CategoryWeights, requireTurnover } from "../turnover/rollover.ts";
import { book, openHouse, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";

/** Money of one promotion. It is never negative, so that no more is given than the brand has set aside. */
export interface BudgetAccount {
  readonly brand: string;
  readonly promotion: string;
  readonly currency: AssetCode;
}

export interface Reward {
  /** Natural key: one posting for each. */
  readonly id: string;
  readonly member: string;
  readonly kind: GrantKind;
  /** Minor units, above zero. */
  readonly amount: bigint;
  /** Rollover multiple, "0" for none, with what counts towards it. */
  readonly multiple: string;
  readonly weights: CategoryWeights | null;
  /** Shown to the member as the label of its record. */
  readonly label: string;
}

/** Why a reward is taken back. */
export type RewardEnd = "forfeited" | "expired" | "reversed";

export const requirementOf = (id: string): string => `reward:${id}`;

export function* openBudget({ brand, promotion, currency }: BudgetAccount): Work<string> {
  const id = book.promotion(brand, promotion);
  yield* ledger.openAccount({ id, kind: "promotion", owner: promotion, asset: currency });
  return id;
}

/**
 * Moves house money into a promotion's budget, or back out of it when negative, once for each `ref`. False when less is
 * left than should go back; nothing is moved then.
 */
export function* fundBudget(account: BudgetAccount, amount: bigint, ref: string, at: number): Work<boolean> {
  const budget = yield* openBudget(account);
  const house = yield* openHouse(account, "bonus", account.currency);
  const [from, to] = amount > 0n ? [house, budget] : [budget, house];
  const legs = [{ from, to, amount: amount > 0n ? amount : -amount }];
  const result = yield* ledger.post({ id: `budget:${ref}`, kind: "budget", at, legs });
  if (result.ok || result.code === "duplicate") return true;
  if (result.code === "insufficient_funds") return false;
  return posted(result, `the budget of promotion "${account.promotion}"`) !== undefined;
}

/** What is left of a promotion's budget, in minor units. */
export function* budgetLeft(account: BudgetAccount): Work<bigint> {
  const state = yield* ledger.account(book.promotion(account.brand, account.promotion));
  return state?.balance ?? 0n;
}

/**
 * Pays a reward from a promotion's budget: a posting, a record, and its rollover requirement. "budget_gone" when less
 * is left than its amount; nothing is written then. Throws for an id that was paid before.
 */
export function* payReward(account: BudgetAccount, reward: Reward, at: number): Work<"paid" | "budget_gone"> {
  const { id, member, kind, amount, multiple, weights, label } = reward;
  const { brand, promotion, currency } = account;
  yield* findMember(member, brand);
  const legs = [{ from: yield* openBudget(account), to: book.main(brand, member), amount }];
  const result = yield* ledger.post({ id: `reward:${id}`, kind, at, legs });
  if (!result.ok && result.code === "insufficient_funds") return "budget_gone";
  posted(result, `the reward "${id}"`);
  yield* requireTurnover(requirementOf(id), { member, source: "bonus", amount, multiple, currency, weights, at });
  const settled = { state: "succeeded" as const, fee: 0n, currency, settled_at: BigInt(at), at };
  const order = { id, kind, amount, effect: amount, label, target: promotion, facts: { multiple }, ...settled };
  yield* insertOrder({ brand, member }, order);
  return "paid";
}

/** Takes what a member pays to a promotion, once for each `id`, with its record. */
export function* takeCost(
  account: BudgetAccount,
  { id, member, amount, label }: Pick<Reward, "id" | "member" | "amount" | "label">,
  at: number,
): Work<"paid" | "insufficient_funds"> {
  const { brand, promotion, currency } = account;
  const legs = [{ from: book.main(brand, member), to: yield* openBudget(account), amount }];
  const result = yield* ledger.post({ id: `reward-cost:${promotion}/${id}`, kind: "reward_cost", at, legs });
  if (!result.ok && result.code === "insufficient_funds") return "insufficient_funds";
  posted(result, `the cost "${id}" of promotion "${promotion}"`);
  const settled = { state: "succeeded" as const, fee: 0n, currency, settled_at: BigInt(at), at };
  const order = { id: `${promotion}:${id}`, kind: "bonus" as const, amount, effect: -amount, label, target: promotion };
  yield* insertOrder({ brand, member }, { ...order, facts: { cost: id }, ...settled });
  return "paid";
}

/**
 * Takes a reward back, at most what the central wallet holds, ends its requirement, and gives what was taken, in minor
 * units. Null when there is nothing to end: it was taken back before, or, unless it is reversed, its turnover is done.
 */
export function* endReward(
  account: BudgetAccount,
  reward: Pick<Reward, "id" | "member" | "kind" | "amount" | "label">,
  end: RewardEnd,
  at: number,
): Work<bigint | null> {
  const { id, member, kind, label } = reward;
  const { brand, promotion, currency } = account;
  const requirement = yield* first(
    q.selectFrom("cashier_rollover").selectAll().where("id", "=", requirementOf(id)).where("member", "=", member),
  );
  if (requirement !== undefined && requirement.ended_at !== null) return null;
  if (end !== "reversed" && (requirement === undefined || requirement.met_at !== null)) return null;
  if (requirement !== undefined)
    yield* run(
      q
        .updateTable("cashier_rollover")
        .set({ ended_at: BigInt(at) })
        .where("id", "=", requirement.id),
    );
  const wallet = yield* ledger.account(book.main(brand, member));
  const taken = smaller(reward.amount, (wallet?.balance ?? 0n) - (wallet?.held ?? 0n));
  if (taken <= 0n) return 0n;
  const legs = [{ from: book.main(brand, member), to: yield* openBudget(account), amount: taken }];
  const result = yield* ledger.post({ id: `reward-end:${id}`, kind: "reward_end", at, legs });
  if (!result.ok && result.code === "duplicate") return null;
  posted(result, `the end of reward "${id}"`);
  const settled = { state: "succeeded" as const, fee: 0n, currency, settled_at: BigInt(at), at };
  const facts = { end, reward: id };
  const order = { id: `${id}-R`, kind, amount: taken, effect: -taken, label, target: promotion, facts, ...settled };
  yield* insertOrder({ brand, member }, order);
  return taken;
}

/** Turnover that rewards ask for and have, in minor units, by reward id; rewards without a requirement are left out. */
export function* rewardTurnover(ids: readonly string[]): Work<ReadonlyMap<string, { need: bigint; done: bigint }>> {
  if (ids.length === 0) return new Map();
  const rows = yield* all(
    q.selectFrom("cashier_rollover").select(["id", "need", "done"]).where("id", "in", ids.map(requirementOf)),
  );
  return new Map(rows.map(({ id, need, done }) => [id.slice("reward:".length), { need, done }]));
}
