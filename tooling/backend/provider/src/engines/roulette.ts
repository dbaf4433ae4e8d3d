import type { InstantGame, PayTable } from "./types.ts";

/** Order of the pockets on the European wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const POCKETS = WHEEL.length;

const EVEN_MONEY: Readonly<Record<string, (n: number) => boolean>> = {
  red: (n) => RED.has(n),
  black: (n) => n > 0 && !RED.has(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n > 0 && n % 2 === 0,
  low: (n) => n >= 1 && n <= 18,
  high: (n) => n >= 19,
};
const THIRDS: Readonly<Record<string, (n: number) => boolean>> = {
  d1: (n) => n >= 1 && n <= 12,
  d2: (n) => n >= 13 && n <= 24,
  d3: (n) => n >= 25,
  c1: (n) => n % 3 === 1,
  c2: (n) => n % 3 === 2,
  c3: (n) => n > 0 && n % 3 === 0,
};
const STRAIGHT = Array.from({ length: POCKETS }, (_, n) => `n${n}`);

interface Bet {
  readonly wins: (n: number) => boolean;
  readonly pays: number;
}
const CHOICES = new Map<string, Bet>([
  ...Object.entries(EVEN_MONEY).map(([id, wins]): [string, Bet] => [id, { wins, pays: 200 }]),
  ...Object.entries(THIRDS).map(([id, wins]): [string, Bet] => [id, { wins, pays: 300 }]),
  ...STRAIGHT.map((id, number): [string, Bet] => [id, { wins: (n) => n === number, pays: 3600 }]),
]);

const payTable = (id: string, choices: readonly string[], pockets: number, pays: number): PayTable => ({
  choices,
  lines: [{ id, chance: pockets, of: POCKETS, pays }],
});

/** European roulette: one zero, a house edge of 1/37 on every bet. */
export const roulette: InstantGame = {
  isChoice: (choice) => CHOICES.has(choice),
  randomChoice(draw) {
    const outside = [...Object.keys(EVEN_MONEY), ...Object.keys(THIRDS)];
    return outside[draw.below(outside.length)] ?? "red";
  },
  play(choice, draw) {
    const number = draw.below(POCKETS);
    const bet = CHOICES.get(choice);
    return { pays: bet?.wins(number) === true ? bet.pays : 0, face: { number } };
  },
  payTables: () => [
    payTable("even_money", Object.keys(EVEN_MONEY), 18, 200),
    payTable("third", Object.keys(THIRDS), 12, 300),
    payTable("straight", STRAIGHT, 1, 3600),
  ],
  scene: { wheel: WHEEL, red: [...RED] },
};
