import type { GameFacts } from "../catalogue/games.ts";
import { choiceLabel } from "../engines/labels.ts";
import { ratio } from "../engines/return-of.ts";
import { combinedPrice, priceText } from "../match/accumulator.ts";
import { fixtureById } from "../match/fixtures.ts";
import type { MatchResult } from "../match/play-match.ts";
import { fill, type Messages, messagesOf, titleIn } from "../messages/messages.ts";
import type { TextLocale } from "@baize/domain";
import type { Leg } from "./legs.ts";

interface StoredRound {
  readonly choice: string;
  readonly face: string;
  readonly free_bet: string | null;
}
/** A bet's legs, and the known results of their matches. */
export interface BetLegs {
  readonly legs: readonly Leg[];
  readonly results: ReadonlyMap<string, MatchResult>;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const legContent = (
  game: GameFacts,
  { fixture, selection, price }: Leg,
  result: MatchResult | undefined,
  locale: TextLocale,
  words: Messages,
): string => {
  const match = fixtureById(game, fixture);
  const team = (side: "home" | "away"): string => (match ? titleIn(match[side], locale) : "");
  const round = fill(words.match.round, {
    home: team("home"),
    away: team("away"),
    choice: choiceLabel("match", selection, words),
    price: priceText(ratio(price, 100n)),
  });
  if (result?.result === "void") return fill(words.match.voided, { round });
  return result?.score == null ? round : fill(words.match.score, { round, score: result.score.join(":") });
};

const matchContent = (game: GameFacts, { legs, results }: BetLegs, locale: TextLocale, words: Messages): string => {
  const parts = legs.map((leg) => legContent(game, leg, results.get(leg.fixture), locale, words));
  if (parts.length < 2) return parts.join("");
  const price = priceText(combinedPrice(legs));
  const title = fill(words.match.accumulator, { count: parts.length, price });
  return `${title}${words.match.colon}${parts.join(words.match.semicolon)}`;
};

/** Describes a round for the bet record; says first when it took a free bet. */
export const contentOf = (game: GameFacts, round: StoredRound, legs: BetLegs, locale: TextLocale): string => {
  const words = messagesOf(locale);
  const text = roundContent(game, round, legs, locale, words);
  return round.free_bet === null ? text : `${words.page.freeBet} · ${text}`;
};

const roundContent = (
  game: GameFacts,
  round: StoredRound,
  legs: BetLegs,
  locale: TextLocale,
  words: Messages,
): string => {
  if (game.engine === "match") return matchContent(game, legs, locale, words);
  const face = JSON.parse(round.face) as Record<string, unknown>;
  const choice = choiceLabel(game.engine, round.choice, words);
  switch (game.engine) {
    case "slot": {
      const lines = listed(face["wins"]).length;
      return lines === 0 ? words.slot.none : fill(words.slot.round, { lines });
    }
    case "catch":
      return fill(words.catch.round, {
        size: text(face["size"]),
        result: face["caught"] === true ? words.catch.hit : words.catch.miss,
      });
    case "roulette":
      return fill(words.roulette.round, { choice, number: text(face["number"]) });
    case "dice":
      return fill(words.dice.round, { choice, dice: listed(face["dice"]).map(text).join(" "), sum: text(face["sum"]) });
    case "baccarat": {
      const [player, banker] = listed(face["totals"]).map(text);
      return fill(words.baccarat.round, { choice, player: player ?? "", banker: banker ?? "" });
    }
    case "pick":
      return fill(words.pick.round, {
        picks: choice,
        drawn: listed(face["drawn"]).map(text).join(" "),
        count: text(face["matched"]),
      });
    case "dominoes": {
      const [player, dealer] = listed(face["hands"]).map(
        (hand) => (words.dominoes.hands as Readonly<Record<string, string>>)[text(hand)] ?? "",
      );
      return fill(words.dominoes.round, { choice, player: player ?? "", dealer: dealer ?? "" });
    }
    case "tiles":
      return fill(words.tiles.round, { choice, east: text(face["east"]), west: text(face["west"]) });
  }
};
