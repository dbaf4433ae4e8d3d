import { all, ledger, run, type Work } from "@baize/ledger";
import { smaller } from "../amounts/amounts.ts";
import { type BetRow, q } from "../store/tables.ts";
import { book, mirrorOf, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";

/** Writes the bet for one use; false when it was written before. */
function* insertBet(bet: BetRow): Work<boolean> {
  const insert = q.insertInto("cashier_bet").values(bet);
  return (yield* run(insert.onConflict((c) => c.doNothing()))) === 1;
}

/** Counts valid turnover towards the open requirements, oldest first, and keeps what the bet counted for each. */
function* fillRollovers(member: string, valid: bigint, ref: string, at: bigint): Work<void> {
  const open = q.selectFrom("cashier_rollover").selectAll().where("member", "=", member).where("met_at", "is", null);
  let rest = valid;
  for (const { id, need, done } of yield* all(open.orderBy("created_at").orderBy("id"))) {
    const counted = smaller(rest, need - done);
    if (counted === 0n) break;
    rest -= counted;
    const change = { done: done + counted, met_at: done + counted === need ? at : null };
    yield* run(q.updateTable("cashier_rollover").set(change).where("id", "=", id));
    yield* run(q.insertInto("cashier_count").values({ rollover: id, ref, member, counted, valid, at }));
  }
}

/** Counts a bet's valid turnover once, in the member's total and towards the open requirements. */
export function* recordTurnover(member: string, valid: bigint, ref: string, at: number): Work<boolean> {
  if (valid < 0n) throw new RangeError(`Valid turnover is never negative, got ${valid} of bet "${ref}".`);
  if (!(yield* insertBet({ ref, use: "turnover", member, amount: valid, at: BigInt(at) }))) return false;
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ turnover: e("turnover", "+", valid) }))
      .where("id", "=", member),
  );
  yield* fillRollovers(member, valid, ref, BigInt(at));
  return true;
}

/**
 * Posts a settled bet's net result to the mirror of the game wallet, once. The mirror is negative while what was lost
 * there is still in transit for the cashier.
 */
export function* recordPlay(member: string, platform: string, net: bigint, ref: string, at: number): Work<boolean> {
  if (!(yield* insertBet({ ref, use: "play", member, amount: net, at: BigInt(at) }))) return false;
  const { brand, currency } = yield* findMember(member);
  const [mirror, house] = [book.mirror(brand, member, platform), book.house(brand, "play")];
  yield* ledger.openAccount(mirrorOf(brand, member, platform, currency));
  const leg = net > 0n ? { from: house, to: mirror, amount: net } : { from: mirror, to: house, amount: -net };
  if (net !== 0n)
    posted(yield* ledger.post({ id: `play:${ref}`, kind: "play", at, legs: [leg] }), `the result of bet "${ref}"`);
  return true;
}
