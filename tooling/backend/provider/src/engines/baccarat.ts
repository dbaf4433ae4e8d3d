import type { Draw } from "../random/draw.ts";
import type { InstantGame, PayTable } from "./types.ts";

/** Ranks 1 (ace) to 13 (king). */
type Hand = readonly number[];

const RANKS = 13;
const valueOf = (rank: number): number => (rank >= 10 ? 0 : rank);
const total = (hand: Hand): number => hand.reduce((sum, rank) => sum + valueOf(rank), 0) % 10;

/** Whether the banker draws a third card, given the value of the player's third card, or null when the player stood. */
const bankerTakes = (banker: number, third: number | null): boolean => {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
};

export interface Deal {
  readonly player: Hand;
  readonly banker: Hand;
  readonly winner: "player" | "banker" | "tie";
}

/** One coup by the usual third-card rules, from a shoe so large that each rank is always equally likely. */
export const deal = (draw: Draw): Deal => {
  const card = (): number => draw.below(RANKS) + 1;
  const start = [card(), card(), card(), card()] as const;
  let player: Hand = [start[0], start[2]];
  let banker: Hand = [start[1], start[3]];
  if (total(player) < 8 && total(banker) < 8) {
    const third = total(player) <= 5 ? card() : null;
    const takes = bankerTakes(total(banker), third === null ? null : valueOf(third));
    if (third !== null) player = [...player, third];
    if (takes) banker = [...banker, card()];
  }
  const [p, b] = [total(player), total(banker)];
  return { player, banker, winner: p > b ? "player" : b > p ? "banker" : "tie" };
};

/** Number of equally likely ways to draw six cards. */
const WAYS = RANKS ** 6;
const PLAYER = 2_153_464;
const BANKER = 2_212_744;
const TIE = WAYS - PLAYER - BANKER;
const PAYS = { player: 200, banker: 195, tie: 1000 } as const;

const side = (id: "player" | "banker", chance: number): PayTable => ({
  choices: [id],
  lines: [
    { id, chance, of: WAYS, pays: PAYS[id] },
    { id: "push", chance: TIE, of: WAYS, pays: 100 },
  ],
});

const isChoice = (choice: string): choice is keyof typeof PAYS => Object.hasOwn(PAYS, choice);

/** Baccarat: the banker pays 0.95 to 1, a tie 9 to 1, and on a tie the other stakes are returned. */
export const baccarat: InstantGame = {
  isChoice,
  randomChoice: (draw) => (draw.below(2) === 0 ? "banker" : "player"),
  play(choice, draw) {
    const { player, banker, winner } = deal(draw);
    const dressed = (hand: Hand) => hand.map((rank) => ({ rank, suit: draw.cosmetic(4) }));
    const face = { player: dressed(player), banker: dressed(banker), totals: [total(player), total(banker)], winner };
    if (isChoice(choice) && choice === winner) return { pays: PAYS[choice], face };
    return winner === "tie" ? { pays: 100, push: true, face } : { pays: 0, face };
  },
  payTables: () => [
    side("player", PLAYER),
    side("banker", BANKER),
    { choices: ["tie"], lines: [{ id: "tie", chance: TIE, of: WAYS, pays: PAYS.tie }] },
  ],
  scene: {},
};
