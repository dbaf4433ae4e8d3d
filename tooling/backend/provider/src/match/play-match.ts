import type { Sport } from "../catalogue/words/match-titles.ts";
import type { Draw } from "../random/draw.ts";
import type { Fixture } from "./fixtures.ts";
import { type Score, scoreFor, type Selection } from "./score.ts";

export interface MatchResult {
  /** "void" for a match that was called off. */
  readonly result: Selection | "void";
  readonly score: Score | null;
}

export const CALLED_OFF: MatchResult = { result: "void", score: null };

/** Plays a match: one draw by the published chances. */
export const playMatch = (sport: Sport, { offers }: Pick<Fixture, "offers">, draw: Draw): MatchResult => {
  let rest = draw.below(offers.reduce((sum, { chance }) => sum + chance, 0));
  const won = offers.find(({ chance }) => (rest -= chance) < 0) ?? offers[0];
  const result = won?.selection ?? "home";
  return { result, score: scoreFor(sport, result, draw) };
};
