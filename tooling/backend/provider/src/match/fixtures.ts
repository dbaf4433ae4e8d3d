import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import type { PayTable } from "../engines/types.ts";
import { seededDraw } from "../random/draw.ts";
import type { Selection } from "./score.ts";
import { type Team, teamsOf } from "./teams.ts";

export interface Offer {
  readonly selection: Selection;
  /** Chance in ten-thousandths. */
  readonly chance: number;
  /** Payout in hundredths of the stake, stake included. */
  readonly pays: number;
}
/** One match of a league. The n-th match kicks off n × `KICK_EVERY_MS` after the epoch. */
export interface Fixture {
  /** `<game>/<number>` */
  readonly id: string;
  readonly number: number;
  readonly home: Team;
  readonly away: Team;
  readonly offers: readonly Offer[];
  readonly kickOff: number;
  readonly end: number;
}
type League = Pick<GameFacts, "id" | "kind">;

export const KICK_EVERY_MS = 15_000;
export const PLAY_MS = 25_000;
/** Bets close this long before the kick-off. */
const CLOSE_MS = 1_000;
/** Number of matches open for bets at a time. */
const ON_OFFER = 8;
/** Matches in which every team of the league plays once. */
const IN_ROUND = 6;
/** Chances are whole ten-thousandths. */
export const CERTAIN = 10_000;
/** The share of a fair price that is paid, in ten-thousandths; prices are rounded down to hundredths. */
const FAIR_SHARE = 9_500;

const offer = (selection: Selection, chance: number): Offer => ({
  selection,
  chance,
  pays: Math.floor((FAIR_SHARE * 100) / chance),
});

const offersFor = (sport: Sport, homeShare: number, drawShare: number): readonly Offer[] => {
  const drawn = sport === "football" ? drawShare : 0;
  const home = Math.round(((CERTAIN - drawn) * homeShare) / 100);
  return [offer("home", home), ...(drawn > 0 ? [offer("draw", drawn)] : []), offer("away", CERTAIN - drawn - home)];
};

/** The n-th match of a league; deterministic. */
export const fixtureOf = ({ id, kind }: League, number: number): Fixture => {
  const sport = kind as Sport;
  const teams = teamsOf(sport, seededDraw(`round ${id} ${Math.floor(number / IN_ROUND)}`));
  const place = number % IN_ROUND;
  const draw = seededDraw(`prices ${id} ${number}`);
  const kickOff = number * KICK_EVERY_MS;
  return {
    id: `${id}/${number}`,
    number,
    home: teams[place * 2] as Team,
    away: teams[place * 2 + 1] as Team,
    offers: offersFor(sport, 28 + draw.below(45), 2200 + draw.below(800)),
    kickOff,
    end: kickOff + PLAY_MS,
  };
};

/** The match with an id; null for an invalid id or one of another league. */
export const fixtureById = (league: League, id: string): Fixture | null => {
  const number = new RegExp(`^${league.id}/(\\d{1,12})$`).exec(id)?.[1];
  return number === undefined ? null : fixtureOf(league, Number(number));
};

const firstOpen = (now: number): number => Math.floor((now + CLOSE_MS) / KICK_EVERY_MS) + 1;

/** Whether the n-th match is open for bets. */
export const isOpen = (number: number, now: number): boolean =>
  number >= firstOpen(now) && number < firstOpen(now) + ON_OFFER;

/** The matches that are open for bets, in order of kick-off. */
export const openFixtures = (league: League, now: number): readonly Fixture[] =>
  Array.from({ length: ON_OFFER }, (_, index) => fixtureOf(league, firstOpen(now) + index));

/** A pay table for each selection of a match. */
export const payTablesOf = ({ offers }: Fixture): readonly PayTable[] =>
  offers.map(({ selection, chance, pays }) => ({
    choices: [selection],
    lines: [{ id: selection, chance, of: CERTAIN, pays }],
  }));
