import type { AssetCode, BetStatus, CategoryId } from "@baize/domain";
import { type AccountState, first, ledger, readMoneyGate, ReadOnlyFault, run, type Work } from "@baize/ledger";
import { bankAccount, gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";

export type Settlement =
  /** The payout for a stake. */
  | { readonly payout: (stake: bigint) => bigint }
  /** The stake is returned: neither side won ("draw"), or the bet was called off ("cancelled"). */
  | { readonly returned: "draw" | "cancelled" };

const stateOf = (payout: bigint, stake: bigint): "won" | "lost" => (payout >= stake ? "won" : "lost");

/**
 * Posts the payout, marks the bet settled and calls `onSettled`, in one transaction and once per bet. Returns the
 * wallet's account afterwards; null for a bet that is settled already or unknown.
 */
export function* settleBet(
  { q, onSettled }: ProviderContext,
  betId: string,
  settlement: Settlement,
  at: number,
): Work<AccountState | null> {
  const bet = yield* first(
    q.selectFrom("provider_bet").selectAll().where("id", "=", betId).where("state", "=", "unsettled"),
  );
  if (bet === undefined) return null;
  const isReturned = "returned" in settlement;
  const payout = isReturned ? bet.stake : settlement.payout(bet.stake);
  const state: Exclude<BetStatus, "unsettled"> = isReturned ? settlement.returned : stateOf(payout, bet.stake);
  const valid = isReturned ? 0n : bet.stake;
  const marked = yield* run(
    q
      .updateTable("provider_bet")
      .set({ state, payout, valid, settled_at: at })
      .where("id", "=", betId)
      .where("state", "=", "unsettled"),
  );
  if (marked === 0) return null;
  const asset = bet.asset as AssetCode;
  const wallet = gameAccountId(bet.member_ref, bet.platform);
  if (payout > 0n) {
    const posted = yield* ledger.post({
      id: `settle:${betId}`,
      kind: "settle",
      at,
      legs: [{ from: bankAccount(bet.platform, asset).id, to: wallet, amount: payout }],
    });
    if (!posted.ok)
      throw new Error(`Bet ${betId} could not be paid (${posted.code}). Nothing was changed; run the auditor.`);
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

/**
 * As `settleBet`, for a bet of an earlier transaction. Throws ReadOnlyFault while money is stopped, even for a lost
 * bet, which posts nothing.
 */
export function* settleOpenBet(
  context: ProviderContext,
  betId: string,
  settlement: Settlement,
  at: number,
): Work<AccountState | null> {
  const gate = yield* readMoneyGate();
  if (gate !== null) throw new ReadOnlyFault(gate.reason);
  return yield* settleBet(context, betId, settlement, at);
}
