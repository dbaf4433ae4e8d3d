import type { AssetCode, CategoryId } from "@baize/domain";
import { type AccountState, first, ledger, run, type Work } from "@baize/ledger";
import { bankAccount, gameAccountId } from "../store/accounts.ts";
import type { Room } from "../store/room.ts";
import type { BetState } from "./types.ts";

export interface Settlement {
  /** Paid back in hundredths of the stake. */
  readonly pays: number;
  /** The stake comes back because neither side won ("draw") or the bet was called off ("cancelled"). */
  readonly returned?: "draw" | "cancelled" | undefined;
  /** Replaces what the bet knew of its round. */
  readonly face?: string | undefined;
}

const stateOf = (payout: bigint, stake: bigint): "won" | "lost" => (payout >= stake ? "won" : "lost");

/**
 * Pays a bet and marks it settled, once: null when it is settled already or unknown. Gives the wallet after it, and
 * tells the host in the same transaction.
 */
export function* settleBet({ q, onSettled }: Room, betId: string, { pays, returned, face }: Settlement, at: number): Work<AccountState | null> {
  const bet = yield* first(q.selectFrom("provider_bet").selectAll().where("id", "=", betId).where("state", "=", "unsettled"));
  if (bet === undefined) return null;
  const payout = (bet.stake * BigInt(pays)) / 100n;
  const state: Exclude<BetState, "unsettled"> = returned ?? stateOf(payout, bet.stake);
  const valid = returned === undefined ? bet.stake : 0n;
  const marked = yield* run(
    q
      .updateTable("provider_bet")
      .set({ state, payout, valid, settled_at: at, ...(face === undefined ? {} : { face }) })
      .where("id", "=", betId)
      .where("state", "=", "unsettled"),
  );
  if (marked === 0) return null;
  const asset = bet.asset as AssetCode;
  const wallet = gameAccountId(bet.member_ref, bet.platform);
  if (payout > 0n) {
    const posted = yield* ledger.post({ id: `settle:${betId}`, kind: "settle", at, legs: [{ from: bankAccount(bet.platform, asset).id, to: wallet, amount: payout }] });
    if (!posted.ok) throw new Error(`Bet ${betId} could not be paid (${posted.code}). Nothing was changed; run the auditor.`);
  }
  yield* onSettled({
    betId,
    memberRef: bet.member_ref,
    brand: bet.brand,
    asset,
    platform: bet.platform,
    gameId: bet.game_id,
    gameType: Number(bet.category) as CategoryId,
    state,
    stake: bet.stake,
    valid,
    payout,
    net: payout - bet.stake,
    placedAt: Number(bet.placed_at),
    settledAt: at,
  });
  return yield* ledger.account(wallet);
}
