import type { Draw } from "../random/draw.ts";
import { type Domino, DOMINOES, type Hand, type HandValue, valueOf } from "./domino-hands.ts";
import type { InstantGame, PayTable } from "./types.ts";

/** Ways to take two tiles of 32, and then two of the 30 left. */
const FIRST_WAYS = (32 * 31) / 2;
const SECOND_WAYS = (30 * 29) / 2;
const WAYS = FIRST_WAYS * SECOND_WAYS;
/** Deals that the player wins. The tests enumerate all deals. */
const PLAYER = 107_046;
const DEALER = WAYS - PLAYER;
const PAIR_WAYS = 16;
const PAYS = { player: 195, dealer: 192, pair: 3000 } as const;

/** Draws two tiles, every pair equally likely. Returns them and the remaining tiles. */
const takeTwo = (wall: readonly Domino[], draw: Draw): { readonly hand: Hand; readonly rest: readonly Domino[] } => {
  let index = draw.below((wall.length * (wall.length - 1)) / 2);
  let first = 0;
  while (index >= wall.length - 1 - first) {
    index -= wall.length - 1 - first;
    first += 1;
  }
  const second = first + 1 + index;
  return {
    hand: [wall[first] as Domino, wall[second] as Domino],
    rest: wall.filter((_, at) => at !== first && at !== second),
  };
};

export interface DominoDeal {
  readonly player: Hand;
  readonly dealer: Hand;
  readonly values: readonly [player: HandValue, dealer: HandValue];
  readonly winner: "player" | "dealer";
  readonly isPair: boolean;
}

/** Two tiles each; the dealer wins ties. */
export const dealDominoes = (draw: Draw): DominoDeal => {
  const { hand: player, rest } = takeTwo(DOMINOES, draw);
  const { hand: dealer } = takeTwo(rest, draw);
  const values = [valueOf(player), valueOf(dealer)] as const;
  return {
    player,
    dealer,
    values,
    winner: values[0].worth > values[1].worth ? "player" : "dealer",
    isPair: /^(pair|supreme)/.test(values[0].name),
  };
};

const payTable = (id: keyof typeof PAYS, chance: number, of: number): PayTable => ({
  choices: [id],
  lines: [{ id, chance, of, pays: PAYS[id] }],
});
const PAY_TABLES: readonly PayTable[] = [
  payTable("player", PLAYER, WAYS),
  payTable("dealer", DEALER, WAYS),
  payTable("pair", PAIR_WAYS, FIRST_WAYS),
];

/** Two-tile pai gow with the 32 Chinese dominoes: the player's hand, the dealer's, or a pair in the player's hand. */
export const dominoes: InstantGame = {
  isChoice: (choice) => Object.hasOwn(PAYS, choice),
  randomChoice: (draw) => (draw.below(2) === 0 ? "player" : "dealer"),
  play(choice, draw) {
    const { player, dealer, values, winner, isPair } = dealDominoes(draw);
    const face = {
      player: player.map(({ ends }) => ends),
      dealer: dealer.map(({ ends }) => ends),
      hands: values.map(({ name }) => name),
      winner,
      isPair,
    };
    const won = choice === "pair" ? isPair : choice === winner;
    return { pays: won ? PAYS[choice as keyof typeof PAYS] : 0, face };
  },
  payTables: () => PAY_TABLES,
  scene: {},
};
