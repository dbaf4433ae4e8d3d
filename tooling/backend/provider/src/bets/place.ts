import type { AssetCode, CategoryId, FreeBetRefusal } from "@baize/domain";
import { type AccountState, ledger, run, type Work } from "@baize/ledger";
import type { SlipLeg } from "../match/slip.ts";
import { bankAccount, gameAccount, gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";

/** A bet about to be placed. */
export interface NewBet {
  readonly id: string;
  readonly playId: string | null;
  readonly memberRef: string;
  readonly brand: string;
  readonly asset: AssetCode;
  readonly platform: string;
  readonly gameId: string;
  readonly gameType: CategoryId;
  readonly choice: string;
  readonly stake: bigint;
  /** The award whose free bet it takes; null for a stake from the game wallet. */
  readonly freeBet: string | null;
  readonly face: string;
  readonly placedAt: number;
  /** Legs on matches; none for a round that is decided at once. */
  readonly legs: readonly SlipLeg[];
}

/** Ids sort by time, then at random. */
export const makeBetId = (at: number, random: (n: number) => Uint8Array): string =>
  `B${at.toString(36).padStart(9, "0")}${Buffer.from(random(6)).toString("hex")}`.toUpperCase();

export type PlaceCode = "insufficient_funds" | FreeBetRefusal;

/** Posts the stake from the game wallet, which may not exist. */
function* stakeOwn(bet: NewBet, bank: string): Work<AccountState | PlaceCode> {
  const wallet = gameAccountId(bet.memberRef, bet.platform);
  const posted = yield* ledger.post({
    id: `bet:${bet.id}`,
    kind: "bet",
    at: bet.placedAt,
    legs: [{ from: wallet, to: bank, amount: bet.stake }],
  });
  if (!posted.ok) return "insufficient_funds";
  return posted.value.accounts.find(({ id }) => id === wallet) ?? "insufficient_funds";
}

/** Takes a free bet, which leaves the game wallet as it is. */
function* stakeFree({ freeBets }: ProviderContext, bet: NewBet, award: string, bank: string) {
  const { id: betId, brand, memberRef, gameType, asset, stake, platform, placedAt } = bet;
  const refusal = yield* freeBets.take({ betId, award, brand, memberRef, gameType, asset, stake, bank }, placedAt);
  return refusal ?? (yield* ledger.openAccount(gameAccount(memberRef, platform, asset)));
}

/**
 * Posts the stake and inserts the bet with its legs, and tells the gate of one that is played; gives the game wallet,
 * or why the bet was not placed.
 */
export function* placeBet(context: ProviderContext, bet: NewBet): Work<AccountState | PlaceCode> {
  const { q } = context;
  const bank = (yield* ledger.openAccount(bankAccount(bet.platform, bet.asset))).id;
  const wallet = bet.freeBet === null ? yield* stakeOwn(bet, bank) : yield* stakeFree(context, bet, bet.freeBet, bank);
  if (typeof wallet === "string") return wallet;
  yield* run(
    q.insertInto("provider_bet").values({
      id: bet.id,
      play_id: bet.playId,
      member_ref: bet.memberRef,
      brand: bet.brand,
      asset: bet.asset,
      platform: bet.platform,
      game_id: bet.gameId,
      category: bet.gameType,
      choice: bet.choice,
      stake: bet.stake,
      valid: 0n,
      payout: 0n,
      state: "unsettled",
      face: bet.face,
      placed_at: bet.placedAt,
      settled_at: null,
      free_bet: bet.freeBet,
    }),
  );
  for (const [place, { fixture, offer }] of bet.legs.entries()) {
    const leg = {
      bet_id: bet.id,
      place,
      platform: bet.platform,
      fixture: fixture.id,
      selection: offer.selection,
      price: offer.pays,
      kick_at: fixture.kickOff,
      due_at: fixture.end,
      state: "open",
    };
    yield* run(q.insertInto("provider_leg").values(leg));
  }
  if (bet.playId !== null) yield* context.gate.staked({ brand: bet.brand, memberRef: bet.memberRef }, bet.placedAt);
  return wallet;
}
