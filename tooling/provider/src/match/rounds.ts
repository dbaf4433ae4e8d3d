import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import type { Draw } from "../random/draw.ts";
import { dayOf, type Fixture, fixturesOf, type Offer } from "./fixtures.ts";
import { type Score, scoreFor, type Selection } from "./score.ts";

/** Every meeting is played again and again, a kick-off each fifteen seconds. */
export const KICK_EVERY_MS = 15_000;
export const PLAY_MS = 25_000;
/** Bets in the last moment before a kick-off go to the next one. */
const CLOSE_MS = 1_000;

/** One playing of a meeting. Its id names game, day, meeting and kick-off. */
export interface MatchRound {
  readonly id: string;
  readonly kickOff: number;
  readonly end: number;
}
export interface MatchBet {
  readonly fixture: Fixture;
  readonly offer: Offer;
  readonly round: MatchRound;
}
export interface MatchResult {
  readonly result: Selection;
  readonly score: Score;
}

export const nextKickOff = (now: number): number => (Math.floor((now + CLOSE_MS) / KICK_EVERY_MS) + 1) * KICK_EVERY_MS;

/** Reads a choice `<meeting>-<selection>` for the next kick-off; null when there is no such price. */
export const readMatchBet = (game: GameFacts, choice: string, now: number): MatchBet | null => {
  const match = /^([0-5])-(home|draw|away)$/.exec(choice);
  if (match === null) return null;
  const day = dayOf(now);
  const fixture = fixturesOf(game, day)[Number(match[1])];
  const offer = fixture?.offers.find(({ selection }) => selection === match[2]);
  if (fixture === undefined || offer === undefined) return null;
  const kickOff = nextKickOff(now);
  return { fixture, offer, round: { id: `${game.id}/${day}/${fixture.index}/${kickOff}`, kickOff, end: kickOff + PLAY_MS } };
};

/** The meeting that a round id speaks of. */
export const fixtureOfRound = (game: GameFacts, roundId: string): Fixture | null => {
  const [, day, index] = roundId.split("/");
  return fixturesOf(game, Number(day))[Number(index)] ?? null;
};

/** Plays a meeting: one draw by the published chances. */
export const playMatch = (sport: Sport, { offers }: Pick<Fixture, "offers">, draw: Draw): MatchResult => {
  let rest = draw.below(offers.reduce((sum, { chance }) => sum + chance, 0));
  const won = offers.find(({ chance }) => (rest -= chance) < 0) ?? offers[0];
  const result = won?.selection ?? "home";
  return { result, score: scoreFor(sport, result, draw) };
};
