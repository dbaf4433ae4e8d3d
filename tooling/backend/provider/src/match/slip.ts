import type { GameFacts } from "../catalogue/games.ts";
import { type Fixture, fixtureOf, type Offer } from "./fixtures.ts";

/** Most legs of a bet: one is a single, more are an accumulator. */
export const MAX_LEGS = 5;

/** A selection on a match. */
export interface SlipLeg {
  readonly fixture: Fixture;
  readonly offer: Offer;
}

const LEG = /^(0|[1-9]\d{0,11})-(home|draw|away)$/;

/**
 * Parses a choice `<number>-<selection>`, several joined by "+" in ascending order of matches. Null for anything else.
 * Does not check whether the matches are open.
 */
export const readSlip = (game: GameFacts, choice: string): readonly SlipLeg[] | null => {
  const picks = choice.split("+");
  if (picks.length > MAX_LEGS) return null;
  const legs: SlipLeg[] = [];
  for (const pick of picks) {
    const [, number = "", selection] = LEG.exec(pick) ?? [];
    if (number === "") return null;
    const fixture = fixtureOf(game, Number(number));
    const offer = fixture.offers.find((one) => one.selection === selection);
    if (offer === undefined || fixture.number <= (legs.at(-1)?.fixture.number ?? -1)) return null;
    legs.push({ fixture, offer });
  }
  return legs;
};
