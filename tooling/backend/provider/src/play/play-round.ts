import type { AssetCode, BetStatus } from "@baize/domain";
import { first, keyed, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { isOpen } from "../match/fixtures.ts";
import { makeBetId, type NewBet, placeBet } from "../bets/place.ts";
import { paidOf } from "../bets/free-bets.ts";
import { settleBet } from "../bets/settle.ts";
import type { GameFacts } from "../catalogue/games.ts";
import type { Face, Round } from "../engines/types.ts";
import type { ProviderContext } from "../provider-context.ts";
import { hashOf } from "../store/secret.ts";
import { playerOf, refusalOf } from "./admission.ts";
import { playState, type PlayState } from "./play-state.ts";
import type { RoundCode, RoundRequest } from "./read-round.ts";
import type { PlayRow } from "./sessions.ts";
import type { PlayRefusal } from "../types.ts";

/** A recorded round; amounts in minor units. */
export interface PlayedRound {
  readonly betId: string;
  readonly state: BetStatus;
  readonly stake: bigint;
  /** What was paid into the wallet: of a free bet without its stake, which is not returned. */
  readonly payout: bigint;
  readonly isFree: boolean;
  /** In hundredths of the stake. */
  readonly pays: number;
  readonly face: Face;
  readonly balance: bigint;
  readonly version: bigint;
}
export type RoundAnswer =
  | { readonly ok: true; readonly round: PlayedRound }
  /** `gate`: of a limit, what is left and until when. */
  | { readonly ok: false; readonly code: RoundCode; readonly gate?: PlayRefusal };

/** An answer with the session's state after it. */
export type RoundReply = RoundAnswer & { readonly now: PlayState };

const refuse = (code: RoundCode): RoundAnswer => ({ ok: false, code });

const stateOf = ({ pays, push }: Round): BetStatus => (push === true ? "draw" : pays >= 100 ? "won" : "lost");

/** Updates the session's last use; false when it has ended. */
function* touch({ q }: ProviderContext, play: PlayRow, now: number): Work<boolean> {
  return (
    (yield* run(
      q.updateTable("provider_play").set({ seen_at: now }).where("id", "=", play.id).where("ended_at", "is", null),
    )) === 1
  );
}

function* playInstant(context: ProviderContext, bet: NewBet, outcome: Round): Work<RoundAnswer> {
  const placed = yield* placeBet(context, bet);
  if (typeof placed === "string") return refuse(placed);
  const { pays, push, face } = outcome;
  const after = yield* settleBet(
    context,
    bet.id,
    push === true ? { returned: "draw" } : { payout: (stake) => (stake * BigInt(pays)) / 100n },
    bet.placedAt,
  );
  const { balance, version } = after ?? placed;
  const { stake, freeBet: free_bet } = bet;
  const payout = paidOf({ stake, payout: (stake * BigInt(pays)) / 100n, free_bet });
  const state = stateOf(outcome);
  return {
    ok: true,
    round: { betId: bet.id, state, stake, payout, isFree: free_bet !== null, pays, face, balance, version },
  };
}

function* playMatch(context: ProviderContext, bet: NewBet): Work<RoundAnswer> {
  if (!bet.legs.every(({ fixture }) => isOpen(fixture.number, bet.placedAt))) return refuse("leg_closed");
  const placed = yield* placeBet(context, bet);
  if (typeof placed === "string") return refuse(placed);
  const { balance, version } = placed;
  const { id: betId, stake } = bet;
  const isFree = bet.freeBet !== null;
  return {
    ok: true,
    round: { betId, state: "unsettled", stake, payout: 0n, isFree, pays: 0, face: {}, balance, version },
  };
}

/** A demo round: the same rules with play money in the session's row, without ledger postings or a bet. */
function* playDemo(
  { q }: ProviderContext,
  play: PlayRow,
  betId: string,
  stake: bigint,
  outcome: Round,
): Work<RoundAnswer> {
  const { pays, face } = outcome;
  const payout = (stake * BigInt(pays)) / 100n;
  const row = yield* first(
    q
      .updateTable("provider_play")
      .set({ demo_minor: sql<bigint>`demo_minor - ${stake} + ${payout}` })
      .where("id", "=", play.id)
      .where("demo_minor", ">=", stake)
      .returning("demo_minor"),
  );
  if (row === undefined) return refuse("insufficient_funds");
  return {
    ok: true,
    round: {
      betId,
      state: stateOf(outcome),
      stake,
      payout,
      isFree: false,
      pays,
      face,
      balance: row.demo_minor ?? 0n,
      version: 0n,
    },
  };
}

const newBet = (
  context: ProviderContext,
  play: PlayRow,
  game: GameFacts,
  { stake, choice, freeBet, play: kind }: RoundRequest,
  at: number,
): Omit<NewBet, "face"> => ({
  id: makeBetId(at, context.random),
  playId: play.id,
  memberRef: play.member_ref,
  brand: play.brand,
  asset: play.asset as AssetCode,
  platform: play.platform,
  gameId: game.id,
  gameType: game.gameType,
  choice,
  stake,
  freeBet,
  placedAt: at,
  legs: kind.kind === "match" ? kind.legs : [],
});

/**
 * Records one answer under a round's key, or returns the recorded one, with the session's state: all in one
 * transaction, so that nothing can fail once the stake is posted.
 */
const answerOnce = (
  context: ProviderContext,
  play: PlayRow,
  game: GameFacts,
  { key, stake, choice, freeBet }: RoundRequest,
  at: number,
  work: () => Work<RoundAnswer>,
): Promise<RoundReply> => {
  const isDemo = play.mode === "demo";
  const payload = freeBet === null ? `${stake} ${choice}` : `${stake} ${choice} ${freeBet}`;
  const member = isDemo ? `demo/${play.id}` : `play/${play.member_ref}`;
  const request = { member, route: `round:${game.id}`, key, payload: hashOf(payload), at };
  return context.database.atomic(function* (): Work<RoundReply> {
    const answer = yield* keyed(request, work, ({ ok }) => ok && !isDemo);
    return {
      ...(answer.outcome === "mismatch" ? refuse("key_reused") : answer.value),
      now: yield* playState(context, play),
    };
  });
};

/**
 * Plays one round for a session. The result is drawn before the transaction and counts only if the stake is posted in
 * it. The same key returns the recorded round, so a lost answer or a double click costs one stake. Throws
 * ReadOnlyFault for a new key while money is stopped.
 */
export const playRound = (
  context: ProviderContext,
  play: PlayRow,
  game: GameFacts,
  request: RoundRequest,
): Promise<RoundReply> => {
  const now = context.clock();
  const { choice, stake, play: kind } = request;
  const outcome = kind.kind === "instant" ? kind.game.play(choice, context.draw) : null;
  const bet: NewBet = { ...newBet(context, play, game, request, now), face: JSON.stringify(outcome?.face ?? {}) };
  return answerOnce(context, play, game, request, now, function* () {
    const own = bet.freeBet === null ? stake : 0n;
    const gate = yield* refusalOf(context, playerOf(play), own, now);
    if (gate !== null) return { ...refuse(gate.code), gate };
    if (!(yield* touch(context, play, now))) return refuse("session_ended");
    if (play.mode === "demo" && bet.freeBet !== null) return refuse("free_bet_unknown");
    if (outcome === null) return yield* playMatch(context, bet);
    return play.mode === "demo"
      ? yield* playDemo(context, play, bet.id, stake, outcome)
      : yield* playInstant(context, bet, outcome);
  });
};

/** Closes a round's key: returns the round that was played under it, or records `round_closed`. */
export const closeRound: typeof playRound = (context, play, game, request) => {
  const now = context.clock();
  return answerOnce(context, play, game, request, now, function* () {
    // Counts as activity of the member, as a round does.
    yield* touch(context, play, now);
    return refuse("round_closed");
  });
};
