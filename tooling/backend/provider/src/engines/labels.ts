import type { EngineId } from "../catalogue/types.ts";
import { fill, type Messages } from "../messages/messages.ts";

const rouletteLabel = (choice: string, { roulette }: Messages): string =>
  /^n\d+$/.test(choice)
    ? fill(roulette.number, { number: choice.slice(1) })
    : ((roulette as Readonly<Record<string, string>>)[choice] ?? choice);

const diceLabel = (choice: string, { dice }: Messages): string => {
  if (/^f\d$/.test(choice)) return fill(dice.face, { face: choice.slice(1) });
  if (/^s\d+$/.test(choice)) return fill(dice.sum, { sum: choice.slice(1) });
  return (dice as Readonly<Record<string, string>>)[choice] ?? choice;
};

const named = (words: object, choice: string): string => (words as Readonly<Record<string, string>>)[choice] ?? choice;

/** The label of a choice. */
export const choiceLabel = (engine: EngineId, choice: string, words: Messages): string => {
  switch (engine) {
    case "roulette":
      return rouletteLabel(choice, words);
    case "dice":
      return diceLabel(choice, words);
    case "catch":
      return named(words.catch.names, choice);
    case "baccarat":
      return named(words.baccarat, choice);
    case "tiles":
      return named(words.tiles, choice);
    case "dominoes":
      return named(words.dominoes, choice);
    case "match":
      return named(words.match, choice.slice(choice.indexOf("-") + 1));
    case "pick":
      return choice.replaceAll("-", " ");
    case "slot":
      return choice;
  }
};

/** The label of a pay line; `symbols` are the names of a slot's symbols. */
export const lineLabel = (
  engine: EngineId,
  line: string,
  words: Messages,
  symbols: Readonly<Record<string, string>>,
): string => {
  switch (engine) {
    case "slot":
      return fill(words.slot.pays3, { symbol: symbols[line] ?? line });
    case "pick":
      return fill(words.pick.match, { count: line.slice("match_".length) });
    case "dice":
      if (line.startsWith("sum_")) {
        const low = Number(line.slice("sum_".length));
        return fill(words.dice.sums, { low, high: 21 - low });
      }
      return named(words.dice, line);
    case "catch":
      return `${named(words.catch.names, line)} ${fill(words.catch.fish, { size: line.slice(1) })}`;
    case "roulette":
      return named(words.roulette, line);
    case "baccarat":
      return named(words.baccarat, line);
    case "tiles":
      return named(words.tiles, line);
    case "dominoes":
      return named(words.dominoes, line);
    case "match":
      return named(words.match, line);
  }
};
