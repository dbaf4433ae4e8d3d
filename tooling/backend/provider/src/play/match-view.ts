import { type AssetCode, type TextLocale, toDecimal } from "@baize/domain";
import { all } from "@baize/ledger";
import { paidOf } from "../bets/free-bets.ts";
import { readLegs } from "../bets/query.ts";
import { choiceLabel } from "../engines/labels.ts";
import { ratio } from "../engines/return-of.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { combinedPrice, priceText } from "../match/accumulator.ts";
import { CERTAIN, type Fixture, fixtureById, openFixtures } from "../match/fixtures.ts";
import type { Leg } from "../bets/legs.ts";
import type { MatchResult } from "../match/play-match.ts";
import { messagesOf, titleIn } from "../messages/messages.ts";
import type { ProviderContext } from "../provider-context.ts";
import { localeOf } from "./boot.ts";
import type { PlayRow } from "./sessions.ts";

const TICKETS = 8;

/** The session's latest bets, with their legs and the known results. */
const readBets = ({ database, q }: ProviderContext, play: PlayRow) =>
  database.read(function* () {
    const bets = yield* all(
      q
        .selectFrom("provider_bet")
        .selectAll()
        .where("play_id", "=", play.id)
        .orderBy("placed_at", "desc")
        .orderBy("id", "desc")
        .limit(TICKETS),
    );
    const found = yield* readLegs(
      { q },
      bets.map(({ id }) => id),
    );
    return { bets, ...found };
  });

const namesOf = (locale: TextLocale, { home, away }: Pick<Fixture, "home" | "away">) => ({
  home: titleIn(home, locale),
  away: titleIn(away, locale),
});

const fixtureView = (fixture: Fixture, locale: TextLocale) => ({
  number: fixture.number,
  kickOff: fixture.kickOff,
  ...namesOf(locale, fixture),
  offers: fixture.offers.map(({ selection, chance, pays }) => ({
    choice: `${fixture.number}-${selection}`,
    label: choiceLabel("match", selection, messagesOf(locale)),
    price: priceText(ratio(BigInt(pays), 100n)),
    pays,
    chance,
    percent: ((chance * 100) / CERTAIN).toFixed(1),
  })),
});

const legView = (game: GameFacts, leg: Leg, result: MatchResult | undefined, locale: TextLocale) => {
  const match = fixtureById(game, leg.fixture);
  return {
    ...(match === null ? { home: "", away: "" } : namesOf(locale, match)),
    label: choiceLabel("match", leg.selection, messagesOf(locale)),
    price: priceText(ratio(leg.price, 100n)),
    start: Number(leg.kick_at),
    end: Number(leg.due_at),
    state: leg.state,
    score: result?.score ?? null,
  };
};

/** The data of a page of matches: open matches, and the session's latest bets with their legs. */
export const readMatchView = async (context: ProviderContext, play: PlayRow, game: GameFacts) => {
  const locale = localeOf(play);
  const { bets, legs, results } = await readBets(context, play);
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: play.asset as AssetCode });
  return {
    fixtures: openFixtures(game, context.clock()).map((fixture) => fixtureView(fixture, locale)),
    tickets: bets.map((bet) => {
      const own = legs.filter(({ bet_id }) => bet_id === bet.id);
      return {
        id: bet.id,
        stake: decimal(bet.stake),
        payout: decimal(paidOf(bet)),
        isFree: bet.free_bet !== null,
        state: bet.state,
        price: priceText(combinedPrice(own)),
        legs: own.map((leg) => legView(game, leg, results.get(leg.fixture), locale)),
      };
    }),
  };
};
