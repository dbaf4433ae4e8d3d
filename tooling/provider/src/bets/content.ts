import type { GameFacts } from "../catalogue/games.ts";
import { choiceLabel } from "../engines/labels.ts";
import { fixtureOfRound } from "../match/rounds.ts";
import { fill, type Messages, messagesOf } from "../messages/messages.ts";
import type { SiteLocale } from "@baize/domain";

interface Told {
  readonly choice: string;
  readonly face: string;
  readonly round_id: string | null;
  readonly price: bigint | null;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** A price in hundredths as text: 211 is "2.11". */
export const priceText = (hundredths: number): string => (hundredths / 100).toFixed(2);

const matchContent = (game: GameFacts, { choice, face, round_id, price }: Told, locale: SiteLocale, words: Messages): string => {
  const fixture = round_id === null ? null : fixtureOfRound(game, round_id);
  const team = (side: "home" | "away"): string => (locale === "en" ? fixture?.[side].en : fixture?.[side].zh) ?? "";
  const round = fill(words.match.round, { home: team("home"), away: team("away"), choice: choiceLabel("match", choice, words), price: priceText(Number(price ?? 0n)) });
  const score = listed((JSON.parse(face) as Record<string, unknown>)["score"]);
  return score.length === 2 ? fill(words.match.score, { round, score: score.map(text).join(":") }) : round;
};

/** A round in words, for the bet record. */
export const contentOf = (game: GameFacts, told: Told, locale: SiteLocale): string => {
  const words = messagesOf(locale);
  if (game.engine === "match") return matchContent(game, told, locale, words);
  const face = JSON.parse(told.face) as Record<string, unknown>;
  const choice = choiceLabel(game.engine, told.choice, words);
  switch (game.engine) {
    case "slot": {
      const lines = listed(face["wins"]).length;
      return lines === 0 ? words.slot.none : fill(words.slot.round, { lines });
    }
    case "catch":
      return fill(words.catch.round, { size: text(face["size"]), result: face["caught"] === true ? words.catch.hit : words.catch.miss });
    case "roulette":
      return fill(words.roulette.round, { choice, number: text(face["number"]) });
    case "dice":
      return fill(words.dice.round, { choice, dice: listed(face["dice"]).map(text).join(" "), sum: text(face["sum"]) });
    case "baccarat": {
      const [player, banker] = listed(face["totals"]).map(text);
      return fill(words.baccarat.round, { choice, player: player ?? "", banker: banker ?? "" });
    }
    case "pick":
      return fill(words.pick.round, { picks: choice, drawn: listed(face["drawn"]).map(text).join(" "), count: text(face["matched"]) });
    case "tiles":
      return fill(words.tiles.round, { choice, east: text(face["east"]), west: text(face["west"]) });
  }
};
