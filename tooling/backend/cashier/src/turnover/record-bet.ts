import type { CategoryId } from "@baize/domain";
import { all, ledger, run, type Work } from "@baize/ledger";
import { smaller } from "../amounts/amounts.ts";
import { type BetRow, q } from "../store/tables.ts";
import { type CategoryWeights, openRollovers } from "./rollover.ts";
import { book, mirrorOf, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";

/** Writes the bet for one use; false when it was written before. */
function* insertBet(bet: BetRow): Work<boolean> {
  const insert = q.insertInto("cashier_bet").values(bet);
  return (yield* run(insert.onConflict((c) => c.doNothing()))) === 1;
}

/** What of a bet's category counts towards a requirement, in percent. */
const weightOf = (weights: string | null, category: CategoryId | null): bigint => {
  if (weights === null || category === null) return 100n;
  return BigInt((JSON.parse(weights) as CategoryWeights)[category] ?? 100);
};

/**
 * Counts valid turnover towards the open requirements, oldest first, and keeps what the bet counted for each. What one
 * of them has used, by its weight and rounded up, is not there for the next.
 */
function* fillRollovers({ member, amount: valid, ref, at, category }: BetRow): Work<void> {
  let rest = valid;
  for (const { id, need, done, weights } of yield* all(
    openRollovers(member).selectAll().orderBy("created_at").orderBy("id"),
  )) {
    if (rest === 0n) break;
    const weight = weightOf(weights, category === null ? null : (Number(category) as CategoryId));
    const counted = smaller((rest * weight) / 100n, need - done);
    if (counted === 0n) continue;
    rest -= (counted * 100n + weight - 1n) / weight;
    const change = { done: done + counted, met_at: done + counted === need ? at : null };
    yield* run(q.updateTable("cashier_rollover").set(change).where("id", "=", id));
    yield* run(q.insertInto("cashier_count").values({ rollover: id, ref, member, counted, valid, at }));
  }
}

/** Counts a bet's valid turnover once, in the member's total and towards the open requirements. */
export function* recordTurnover(
  member: string,
  valid: bigint,
  ref: string,
  at: number,
  gameType: CategoryId | null = null,
): Work<boolean> {
  if (valid < 0n) throw new RangeError(`Valid turnover is never negative, got ${valid} of bet "${ref}".`);
  const category = gameType === null ? null : BigInt(gameType);
  const bet: BetRow = { ref, use: "turnover", member, amount: valid, category, at: BigInt(at) };
  if (!(yield* insertBet(bet))) return false;
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ turnover: e("turnover", "+", valid) }))
      .where("id", "=", member),
  );
  yield* fillRollovers(bet);
  return true;
}

/**
 * Posts a settled bet's net result to the mirror of the game wallet, once. The mirror is negative while what was lost
 * there is still in transit for the cashier.
 */
export function* recordPlay(member: string, platform: string, net: bigint, ref: string, at: number): Work<boolean> {
  if (!(yield* insertBet({ ref, use: "play", member, amount: net, category: null, at: BigInt(at) }))) return false;
  const { brand, currency } = yield* findMember(member);
  const [mirror, house] = [book.mirror(brand, member, platform), book.house(brand, "play")];
  yield* ledger.openAccount(mirrorOf(brand, member, platform, currency));
  const leg = net > 0n ? { from: house, to: mirror, amount: net } : { from: mirror, to: house, amount: -net };
  if (net !== 0n)
    posted(yield* ledger.post({ id: `play:${ref}`, kind: "play", at, legs: [leg] }), `the result of bet "${ref}"`);
  return true;
}
