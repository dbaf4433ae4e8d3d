import { type AssetCode, type FreeBetRefusal, parseMoney } from "@baize/domain";
import { stakeLimits } from "../bets/stake-limits.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { engineFor } from "../engines/engine-for.ts";
import type { InstantGame } from "../engines/types.ts";
import { payoutOf } from "../match/accumulator.ts";
import { readSlip, type SlipLeg } from "../match/slip.ts";
import type { PlayRefusal } from "../types.ts";

export type RoundCode =
  | FreeBetRefusal
  | "stake_invalid"
  | "stake_below_min"
  | "stake_above_max"
  | "return_above_max"
  | "choice_invalid"
  | "leg_closed"
  | "key_reused"
  | "round_closed"
  | "insufficient_funds"
  | "session_ended"
  | PlayRefusal["code"]
  | "maintenance";

/** A page's request to play a round. */
export interface RoundRequest {
  /** Idempotency key: sent again after a lost answer. */
  readonly key: string;
  readonly stake: bigint;
  readonly choice: string;
  /** The award whose free bet it takes; null for a stake from the game wallet. */
  readonly freeBet: string | null;
  readonly play:
    | { readonly kind: "instant"; readonly game: InstantGame }
    | { readonly kind: "match"; readonly legs: readonly SlipLeg[] };
}
export type RoundReading =
  | { readonly ok: true; readonly round: RoundRequest }
  | { readonly ok: false; readonly code: RoundCode }
  | null;

const LONGEST_CHOICE = 100;
/** An id of the host. */
const AWARD = /^[A-Za-z0-9_:.-]{1,64}$/;
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** Reads the body of a round request; null for another form. */
export const readRound = (body: unknown, game: GameFacts, asset: AssetCode): RoundReading => {
  if (typeof body !== "object" || body === null || !("key" in body) || !("stake" in body) || !("choice" in body))
    return null;
  const { key, stake, choice } = body;
  const freeBet = "freeBet" in body ? body.freeBet : null;
  if (
    typeof key !== "string" ||
    typeof stake !== "string" ||
    typeof choice !== "string" ||
    !KEY.test(key) ||
    choice.length > LONGEST_CHOICE ||
    !(freeBet === null || (typeof freeBet === "string" && AWARD.test(freeBet)))
  )
    return null;
  const amount = parseMoney(stake, asset)?.minor;
  const limits = stakeLimits(asset);
  if (amount === undefined) return { ok: false, code: "stake_invalid" };
  if (amount < limits.min) return { ok: false, code: "stake_below_min" };
  if (amount > limits.max) return { ok: false, code: "stake_above_max" };
  if (amount % limits.step !== 0n) return { ok: false, code: "stake_invalid" };
  const bet = { key, stake: amount, choice, freeBet };
  const instant = engineFor(game);
  if (instant !== null)
    return instant.isChoice(choice)
      ? { ok: true, round: { ...bet, play: { kind: "instant", game: instant } } }
      : { ok: false, code: "choice_invalid" };
  const legs = readSlip(game, choice);
  if (legs === null) return { ok: false, code: "choice_invalid" };
  const priced = legs.map(({ offer }) => ({ price: BigInt(offer.pays), state: "won" as const }));
  if (payoutOf(amount, priced) > limits.maxReturn) return { ok: false, code: "return_above_max" };
  return { ok: true, round: { ...bet, play: { kind: "match", legs } } };
};
