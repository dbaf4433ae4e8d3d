import type { AssetCode, CategoryId, FreeBetRefusal } from "@baize/domain";
import type { Work } from "@baize/ledger";

/** An award of which a free bet can be used now. */
export interface FreeBetOffer {
  readonly award: string;
  /** Minor units of one bet. */
  readonly stake: bigint;
  readonly left: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

interface FreeBet {
  readonly betId: string;
  readonly brand: string;
}

/** Where free bets come from. All compose inside the transaction of the bet. */
export interface FreeBets {
  /** Awards of a member with a free bet left for games of the category, the first to end first. */
  open(
    owner: { readonly brand: string; readonly memberRef: string },
    category: CategoryId,
    at: number,
  ): Work<readonly FreeBetOffer[]>;
  /** Takes one free bet of an award and posts its stake to `bank`; a refusal has written nothing. */
  take(
    bet: FreeBet & {
      readonly award: string;
      readonly memberRef: string;
      readonly gameType: CategoryId;
      readonly asset: AssetCode;
      readonly stake: bigint;
      /** Ledger account of stakes. */
      readonly bank: string;
    },
    at: number,
  ): Work<FreeBetRefusal | null>;
  /** A free bet was settled, once; its winnings are in the game wallet of the platform. */
  settle(bet: FreeBet & { readonly platform: string; readonly winnings: bigint }, at: number): Work<void>;
  /** A free bet was called off or drawn, once: takes the stake back from `bank`. */
  giveBack(bet: FreeBet & { readonly bank: string }, at: number): Work<void>;
}

/** Of a host without promotions. */
export const NO_FREE_BETS: FreeBets = {
  *open() {
    yield* [];
    return [];
  },
  *take() {
    yield* [];
    return "free_bet_unknown";
  },
  *settle({ betId }) {
    yield* [];
    throw new Error(`Bet ${betId} took a free bet, which this host no longer serves. Nothing was changed.`);
  },
  *giveBack({ betId }) {
    yield* [];
    throw new Error(`Bet ${betId} took a free bet, which this host no longer serves. Nothing was changed.`);
  },
};

interface Settled {
  readonly stake: bigint;
  /** By the rules of the game, stake included. */
  readonly payout: bigint;
  /** The award; null for a bet from the wallet. */
  readonly free_bet: string | null;
}

/** What a settled bet won or lost for the member: of a free bet the payout beyond the stake, and never a loss. */
export const netOf = ({ stake, payout, free_bet }: Settled): bigint =>
  free_bet !== null && payout < stake ? 0n : payout - stake;

/** What a settled bet paid into the game wallet. */
export const paidOf = (bet: Settled): bigint => (bet.free_bet === null ? bet.payout : netOf(bet));
