import { describe, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { chances } from "../testing/enumerate.ts";
import { ratio, returnOf } from "../engines/return-of.ts";
import { START } from "../testing/open-harness.ts";
import {
  CERTAIN,
  fixtureById,
  fixtureOf,
  isOpen,
  KICK_EVERY_MS,
  payTablesOf,
  openFixtures,
  PLAY_MS,
} from "./fixtures.ts";
import { playMatch } from "./play-match.ts";

const matches = makeGames().filter(({ engine }) => engine === "match");
const SOME = 119_718_720;

describe("matches of a league", () => {
  it("are deterministic, and found by their id in their own league only", () => {
    const [game, other] = matches;
    if (game === undefined || other === undefined) throw new Error("no leagues");
    const fixture = fixtureOf(game, SOME);
    expect(fixtureOf(game, SOME)).toEqual(fixture);
    expect(fixtureById(game, fixture.id)).toEqual(fixture);
    for (const id of [
      `${other.id}/${SOME}`,
      `${game.id}/`,
      `${game.id}/-1`,
      `${game.id}/1/2`,
      `${game.id}/1e3`,
      "__proto__",
      "",
    ])
      expect([id, fixtureById(game, id)]).toEqual([id, null]);
  });

  it("include every team once in six, at chances that sum to 1 and prices with a margin", () => {
    for (const game of matches) {
      for (const first of [SOME, SOME + 6, SOME + 600]) {
        const round = Array.from({ length: 6 }, (_, index) => fixtureOf(game, first + index));
        expect(new Set(round.flatMap(({ home, away }) => [home.zh, away.zh])).size).toBe(12);
        for (const fixture of round) {
          expect(fixture.offers.reduce((sum, { chance }) => sum + chance, 0)).toBe(CERTAIN);
          expect(fixture.offers.length).toBe(game.kind === "football" ? 3 : 2);
          for (const payTable of payTablesOf(fixture)) {
            const { num, den } = returnOf(payTable);
            expect(num * 100n <= den * 95n && num * 100n > den * 94n).toBe(true);
          }
        }
      }
    }
  });

  it("end by exactly the published chances, with a score that shows the result", () => {
    for (const game of matches.slice(0, 14)) {
      const fixture = fixtureOf(game, SOME);
      const found = chances(
        (draw) => playMatch(game.kind as Sport, fixture, draw),
        ({ result, score }) => `${result} ${Math.sign((score?.[0] ?? 0) - (score?.[1] ?? 0))}`,
      );
      const expected = fixture.offers.map(
        ({ selection, chance }) =>
          [
            `${selection} ${selection === "home" ? 1 : selection === "away" ? -1 : 0}`,
            ratio(BigInt(chance), BigInt(CERTAIN)),
          ] as const,
      );
      expect(found).toEqual(new Map(expected));
    }
  });

  it("are open eight at a time, kick off every fifteen seconds, and close a second before", () => {
    const [game] = matches;
    if (game === undefined) throw new Error("no league");
    const kick = Math.ceil(START / KICK_EVERY_MS) * KICK_EVERY_MS;
    const number = kick / KICK_EVERY_MS;
    for (const now of [kick - 1001, kick - 14_000])
      expect(openFixtures(game, now).map((fixture) => fixture.number - number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(openFixtures(game, kick - 1000)[0]).toMatchObject({
      number: number + 1,
      kickOff: kick + KICK_EVERY_MS,
      end: kick + KICK_EVERY_MS + PLAY_MS,
    });
    for (const [place, now, open] of [
      [0, kick - 1001, true],
      [0, kick - 1000, false],
      [7, kick - 1001, true],
      [8, kick - 1001, false],
      [-1, kick - 1001, false],
    ] as const)
      expect([place, now, isOpen(number + place, now)]).toEqual([place, now, open]);
  });
});
