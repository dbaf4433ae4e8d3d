import type { AssetCode, BetStatus, CategoryId } from "@baize/domain";
import { type AccountState, first, ledger, readMoneyGate, ReadOnlyFault, run, type Work } from "@baize/ledger";
import { bankAccount, gameAccountId } from "../store/accounts.ts";
import type { Selectable } from "kysely";
import type { ProviderContext } from "../provider-context.ts";
import type { BetTable } from "../store/tables.ts";
import { netOf, paidOf } from "./free-bets.ts";

type SettledState = Exclude<BetStatus, "unsettled">;

export type Settlement =
  /** The payout for a stake. */
  | { readonly payout: (stake: bigint) => bigint }
  /** The stake is returned: neither side won ("draw"), or the bet was called off ("cancelled"). */
  | { readonly returned: "draw" | "cancelled" };

const stateOf = (payout: bigint, stake: bigint): "won" | "lost" => (payout >= stake ? "won" : "lost");

type Bet = Selectable<BetTable>;

/** Tells the host of a settled bet: of a free bet, whose stake is the promotion's, in its own way. */
function* tellHost({ onSettled, freeBets }: ProviderContext, bet: Bet, isReturned: boolean, at: number): Work<void> {
  const { id: betId, brand, platform, stake, valid, payout } = bet;
  const asset = bet.asset as AssetCode;
  if (bet.free_bet !== null) {
    yield* isReturned
      ? freeBets.giveBack({ betId, brand, bank: bankAccount(platform, asset).id }, at)
      : freeBets.settle({ betId, brand, platform, winnings: paidOf(bet) }, at);
    return;
  }
  yield* onSettled({
    betId,
    memberRef: bet.member_ref,
    brand,
    asset,
    platform,
    gameId: bet.game_id,
    gameType: Number(bet.category) as CategoryId,
    state: bet.state as SettledState,
    stake,
    valid,
    payout,
    net: netOf(bet),
    placedAt: Number(bet.placed_at),
    settledAt: at,
  });
}

/**
 * Posts what is paid, marks the bet settled and tells the host, in one transaction and once per bet. Returns the
 * wallet's account afterwards; null for a bet that is settled already or unknown.
 */
export function* settleBet(
  context: ProviderContext,
  betId: string,
  settlement: Settlement,
  at: number,
): Work<AccountState | null> {
  const { q } = context;
  const bet = yield* first(
    q.selectFrom("provider_bet").selectAll().where("id", "=", betId).where("state", "=", "unsettled"),
  );
  if (bet === undefined) return null;
  const isReturned = "returned" in settlement;
  const payout = isReturned ? bet.stake : settlement.payout(bet.stake);
  const state: SettledState = isReturned ? settlement.returned : stateOf(payout, bet.stake);
  const change = { state, payout, valid: isReturned || bet.free_bet !== null ? 0n : bet.stake, settled_at: BigInt(at) };
  const settled: Bet = { ...bet, ...change };
  const marked = yield* run(
    q.updateTable("provider_bet").set(change).where("id", "=", betId).where("state", "=", "unsettled"),
  );
  if (marked === 0) return null;
  const wallet = gameAccountId(bet.member_ref, bet.platform);
  const amount = paidOf(settled);
  if (amount > 0n) {
    const from = bankAccount(bet.platform, bet.asset as AssetCode).id;
    const posted = yield* ledger.post({
      id: `settle:${betId}`,
      kind: "settle",
      at,
      legs: [{ from, to: wallet, amount }],
    });
    if (!posted.ok)
      throw new Error(`Bet ${betId} could not be paid (${posted.code}). Nothing was changed; run the auditor.`);
  }
  yield* tellHost(context, settled, isReturned, at);
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
