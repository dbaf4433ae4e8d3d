import type { Work } from "@baize/ledger";
import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { engineFor } from "../engines/engine-for.ts";
import { openFixtures } from "../match/fixtures.ts";
import { type MatchResult, playMatch } from "../match/play-match.ts";
import type { SlipLeg } from "../match/slip.ts";
import type { ProviderContext } from "../provider-context.ts";
import { type Draw, shuffled } from "../random/draw.ts";
import { decideFixture, settleDecided } from "./legs.ts";
import type { NewBet } from "./place.ts";
import { settleBet } from "./settle.ts";

/** A bet of a history with its outcome. */
export interface PlannedBet {
  readonly bet: NewBet;
  /** Settles the placed bet. */
  readonly settle: (context: ProviderContext) => Work<unknown>;
}
type BetBase = Pick<NewBet, "id" | "playId" | "memberRef" | "brand" | "asset" | "stake">;

/** Two bets of three are singles, the others accumulators of two or three legs. */
const randomPicks = (game: GameFacts, at: number, draw: Draw): readonly SlipLeg[] => {
  const fixtures = shuffled(openFixtures(game, at), draw).slice(0, draw.below(3) === 0 ? 2 + draw.below(2) : 1);
  return fixtures
    .toSorted((a, b) => a.number - b.number)
    .flatMap((fixture) => {
      const offer = fixture.offers[draw.below(fixture.offers.length)];
      return offer === undefined ? [] : [{ fixture, offer }];
    });
};

/** A bet of the history by the game's own rules, with the drawn result. */
export const planBet = (game: GameFacts, at: number, draw: Draw, base: BetBase): PlannedBet => {
  const common = {
    ...base,
    platform: game.platform,
    gameId: game.id,
    gameType: game.gameType,
    placedAt: at,
    freeBet: null,
  };
  const engine = engineFor(game);
  if (engine !== null) {
    const choice = engine.randomChoice(draw);
    const { pays, push, face } = engine.play(choice, draw);
    const settlement =
      push === true ? { returned: "draw" as const } : { payout: (stake: bigint) => (stake * BigInt(pays)) / 100n };
    return {
      bet: { ...common, choice, face: JSON.stringify(face), legs: [] },
      settle: (context) => settleBet(context, base.id, settlement, at + 1),
    };
  }
  const legs = randomPicks(game, at, draw);
  const drawn = legs.map(({ fixture }): readonly [string, MatchResult] => [
    fixture.id,
    playMatch(game.kind as Sport, fixture, draw),
  ]);
  const end = Math.max(...legs.map(({ fixture }) => fixture.end));
  const choice = legs.map(({ fixture, offer }) => `${fixture.number}-${offer.selection}`).join("+");
  return {
    bet: { ...common, choice, face: "{}", legs },
    *settle(context) {
      for (const [fixture, result] of drawn) yield* decideFixture(context, fixture, result, end);
      return yield* settleDecided(context, base.id, end);
    },
  };
};
