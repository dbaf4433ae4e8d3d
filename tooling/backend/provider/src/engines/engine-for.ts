import type { GameFacts } from "../catalogue/games.ts";
import { baccarat } from "./baccarat.ts";
import { dice } from "./dice.ts";
import { dominoes } from "./dominoes.ts";
import { netting } from "./catch.ts";
import { pickFor } from "./pick.ts";
import { roulette } from "./roulette.ts";
import { slotFor } from "./slot.ts";
import { tiles } from "./tiles.ts";
import type { InstantGame } from "./types.ts";

/** The rules of a game; null for a simulated match, whose result is drawn at its end. */
export const engineFor = ({ engine, id, name }: GameFacts): InstantGame | null => {
  switch (engine) {
    case "slot":
      return slotFor(id);
    case "pick":
      return pickFor(name);
    case "match":
      return null;
    default:
      return { roulette, dice, baccarat, tiles, dominoes, catch: netting }[engine];
  }
};
