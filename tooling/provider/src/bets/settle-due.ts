import { all, first, run, type Work } from "@baize/ledger";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { fixtureOfRound, type MatchResult, playMatch } from "../match/rounds.ts";
import type { Room } from "../store/room.ts";
import { settleBet } from "./settle.ts";

const BATCH = 100;

/** The result of a match, drawn by whoever asks first and the same for everybody after. */
function* resultOf({ q }: Room, roundId: string, drawn: MatchResult, at: number): Work<MatchResult> {
  yield* run(q.insertInto("provider_match").values({ id: roundId, result: JSON.stringify(drawn), drawn_at: at }).onConflict((on) => on.column("id").doNothing()));
  const row = yield* first(q.selectFrom("provider_match").select("result").where("id", "=", roundId));
  return row === undefined ? drawn : (JSON.parse(row.result) as MatchResult);
}

interface DueBet {
  readonly id: string;
  readonly game_id: string;
  readonly choice: string;
  readonly round_id: string | null;
  readonly price: bigint | null;
}

const settleOne = async (room: Room, bet: DueBet): Promise<boolean> => {
  const at = room.clock();
  const game = room.shelf.facts(bet.game_id);
  const fixture = game === null || bet.round_id === null ? null : fixtureOfRound(game, bet.round_id);
  if (game === null || fixture === null || bet.round_id === null) {
    return (await room.database.atomic(() => settleBet(room, bet.id, { pays: 100, returned: "cancelled" }, at))) !== null;
  }
  const roundId = bet.round_id;
  const drawn = playMatch(game.kind as Sport, fixture, room.draw);
  return (
    (await room.database.atomic(function* () {
      const result = yield* resultOf(room, roundId, drawn, at);
      const won = bet.choice.endsWith(`-${result.result}`);
      return yield* settleBet(room, bet.id, { pays: won ? Number(bet.price ?? 0n) : 0, face: JSON.stringify(result) }, at);
    })) !== null
  );
};

/** Settles bets whose match is over, oldest first, of one member or of all; gives their number. */
export const settleDue = async (room: Room, memberRef?: string): Promise<number> => {
  let settled = 0;
  for (;;) {
    const due = await room.database.read(() => {
      let query = room.q.selectFrom("provider_bet").select(["id", "game_id", "choice", "round_id", "price"]).where("state", "=", "unsettled").where("due_at", "<=", BigInt(room.clock()));
      if (memberRef !== undefined) query = query.where("member_ref", "=", memberRef);
      return all(query.orderBy("due_at").limit(BATCH));
    });
    let progress = 0;
    for (const bet of due) progress += (await settleOne(room, bet)) ? 1 : 0;
    settled += progress;
    if (due.length < BATCH || progress === 0) return settled;
  }
};
