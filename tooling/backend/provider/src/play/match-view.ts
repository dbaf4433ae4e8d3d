import { type AssetCode, toDecimal } from "@baize/domain";
import { all } from "@baize/ledger";
import { readLegs } from "../bets/query.ts";
import { choiceLabel } from "../engines/labels.ts";
import { ratio } from "../engines/return-of.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { combinedPrice, priceText } from "../match/accumulator.ts";
import { CERTAIN, type Fixture, fixtureById, openFixtures } from "../match/fixtures.ts";
import type { Leg } from "../bets/legs.ts";
import { messagesOf } from "../messages/messages.ts";
import type { ProviderContext } from "../provider-context.ts";
import { localeOf } from "./boot.ts";
import type { PlayRow } from "./sessions.ts";

const TICKETS = 8;

/** The data of a page of matches: open matches, and the session's latest bets with their legs. */
export const readMatchView = async (context: ProviderContext, play: PlayRow, game: GameFacts) => {
  const locale = localeOf(play);
  const words = messagesOf(locale);
  const names = ({ home, away }: Pick<Fixture, "home" | "away">) =>
    locale === "en" ? { home: home.en, away: away.en } : { home: home.zh, away: away.zh };
  const { bets, legs, results } = await context.database.read(function* () {
    const found = yield* all(
      context.q
        .selectFrom("provider_bet")
        .selectAll()
        .where("play_id", "=", play.id)
        .orderBy("placed_at", "desc")
        .orderBy("id", "desc")
        .limit(TICKETS),
    );
    return {
      bets: found,
      ...(yield* readLegs(
        context,
        found.map(({ id }) => id),
      )),
    };
  });
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: play.asset as AssetCode });
  const legView = ({ fixture, selection, price, kick_at, due_at, state }: Leg) => {
    const match = fixtureById(game, fixture);
    return {
      ...(match === null ? { home: "", away: "" } : names(match)),
      label: choiceLabel("match", selection, words),
      price: priceText(ratio(price, 100n)),
      start: Number(kick_at),
      end: Number(due_at),
      state,
      score: results.get(fixture)?.score ?? null,
    };
  };
  return {
    fixtures: openFixtures(game, context.clock()).map((fixture) => ({
      number: fixture.number,
      kickOff: fixture.kickOff,
      ...names(fixture),
      offers: fixture.offers.map(({ selection, chance, pays }) => ({
        choice: `${fixture.number}-${selection}`,
        label: choiceLabel("match", selection, words),
        price: priceText(ratio(BigInt(pays), 100n)),
        pays,
        chance,
        percent: ((chance * 100) / CERTAIN).toFixed(1),
      })),
    })),
    tickets: bets.map((bet) => {
      const own = legs.filter(({ bet_id }) => bet_id === bet.id);
      return {
        id: bet.id,
        stake: decimal(bet.stake),
        payout: decimal(bet.payout),
        state: bet.state,
        price: priceText(combinedPrice(own)),
        legs: own.map(legView),
      };
    }),
  };
};
