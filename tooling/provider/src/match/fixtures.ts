import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import type { Law } from "../engines/types.ts";
import { seededDraw } from "../random/draw.ts";
import type { Selection } from "./score.ts";
import { type Team, teamsOf } from "./teams.ts";

export interface Offer {
  readonly selection: Selection;
  /** Chance in ten-thousandths. */
  readonly chance: number;
  /** Paid back in hundredths of the stake. */
  readonly pays: number;
}
/** One meeting of a game's day. */
export interface Fixture {
  readonly index: number;
  readonly home: Team;
  readonly away: Team;
  readonly offers: readonly Offer[];
}

/** Chances are whole ten-thousandths. */
export const CERTAIN = 10_000;
/** Of a fair price, so much is paid, in ten-thousandths; prices are cut to hundredths. */
const FAIR_SHARE = 9_500;
const DAY_MS = 86_400_000;
/** Days begin at midnight of UTC+8. */
const DAY_OFFSET_MS = 28_800_000;

export const dayOf = (ms: number): number => Math.floor((ms + DAY_OFFSET_MS) / DAY_MS);

const offer = (selection: Selection, chance: number): Offer => ({ selection, chance, pays: Math.floor((FAIR_SHARE * 100) / chance) });

const offersFor = (sport: Sport, homeShare: number, drawShare: number): readonly Offer[] => {
  const drawn = sport === "football" ? drawShare : 0;
  const home = Math.round(((CERTAIN - drawn) * homeShare) / 100);
  const sides = [offer("home", home), ...(drawn > 0 ? [offer("draw", drawn)] : []), offer("away", CERTAIN - drawn - home)];
  return sides;
};

/** The six meetings of a game on a day, the same whenever they are asked for. */
export const fixturesOf = ({ id, kind }: Pick<GameFacts, "id" | "kind">, day: number): readonly Fixture[] => {
  const sport = kind as Sport;
  const draw = seededDraw(`fixtures ${id} ${day}`);
  const teams = teamsOf(sport, draw);
  return Array.from({ length: teams.length / 2 }, (_, index) => ({
    index,
    home: teams[index * 2] as Team,
    away: teams[index * 2 + 1] as Team,
    offers: offersFor(sport, 28 + draw.below(45), 2200 + draw.below(800)),
  }));
};

/** Each price with its chance, as published. */
export const lawsOf = ({ offers }: Fixture): readonly Law[] =>
  offers.map(({ selection, chance, pays }) => ({ choices: [selection], lines: [{ id: selection, chance, of: CERTAIN, pays }] }));
