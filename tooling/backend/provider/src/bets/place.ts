import type { AssetCode, CategoryId } from "@baize/domain";
import { type AccountState, ledger, run, type Work } from "@baize/ledger";
import type { SlipLeg } from "../match/slip.ts";
import { bankAccount, gameAccountId } from "../store/accounts.ts";
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
  readonly face: string;
  readonly placedAt: number;
  /** Legs on matches; none for a round that is decided at once. */
  readonly legs: readonly SlipLeg[];
}

/** Ids sort by time, then at random. */
export const makeBetId = (at: number, random: (n: number) => Uint8Array): string =>
  `B${at.toString(36).padStart(9, "0")}${Buffer.from(random(6)).toString("hex")}`.toUpperCase();

/** Posts the stake and inserts the bet with its legs. Null when the wallet's balance is below the stake. */
export function* placeBet({ q }: ProviderContext, bet: NewBet): Work<AccountState | null> {
  const wallet = gameAccountId(bet.memberRef, bet.platform);
  const bank = (yield* ledger.openAccount(bankAccount(bet.platform, bet.asset))).id;
  const posted = yield* ledger.post({
    id: `bet:${bet.id}`,
    kind: "bet",
    at: bet.placedAt,
    legs: [{ from: wallet, to: bank, amount: bet.stake }],
  });
  if (!posted.ok) return null;
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
  return posted.value.accounts.find(({ id }) => id === wallet) ?? null;
}
