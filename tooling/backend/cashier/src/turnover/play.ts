import { ledger, run, type Work } from "@baize/ledger";
import { book, findMember, mirrorOf, posted } from "../wallets/book.ts";
import { q } from "../store/tables.ts";

/**
 * Carries a settled bet's net result into the mirror of the game wallet, once. The mirror goes below zero while what was
 * lost there is still in transit for the cashier.
 */
export function* recordPlay(member: string, platform: string, net: bigint, ref: string, at: number): Work<boolean> {
  const bet = { ref, use: "play" as const, member, amount: net, at: BigInt(at) };
  if (
    (yield* run(
      q
        .insertInto("cashier_bet")
        .values(bet)
        .onConflict((c) => c.doNothing()),
    )) === 0
  )
    return false;
  const { brand, currency } = yield* findMember(member);
  const [mirror, house] = [book.mirror(brand, member, platform), book.house(brand, "play")];
  yield* ledger.openAccount(mirrorOf(brand, member, platform, currency));
  const leg = net > 0n ? { from: house, to: mirror, amount: net } : { from: mirror, to: house, amount: -net };
  if (net !== 0n)
    posted(yield* ledger.post({ id: `play:${ref}`, kind: "play", at, legs: [leg] }), `the result of bet "${ref}"`);
  return true;
}
