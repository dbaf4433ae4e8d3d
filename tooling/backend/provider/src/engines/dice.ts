import type { InstantGame, PayTable, PayLine } from "./types.ts";

const SIDES = 6;
const WAYS = SIDES ** 3;

type Roll = readonly [number, number, number];
const sum = ([a, b, c]: Roll): number => a + b + c;
const isTriple = ([a, b, c]: Roll): boolean => a === b && b === c;

const GROUPS: Readonly<Record<string, (roll: Roll) => boolean>> = {
  big: (roll) => !isTriple(roll) && sum(roll) >= 11,
  small: (roll) => !isTriple(roll) && sum(roll) <= 10,
  odd: (roll) => !isTriple(roll) && sum(roll) % 2 === 1,
  even: (roll) => !isTriple(roll) && sum(roll) % 2 === 0,
};
/** Payout by sum; a sum and its complement to 21 pay the same. */
const SUM_PAYS: Readonly<Record<number, number>> = { 4: 6800, 5: 3400, 6: 2040, 7: 1360, 8: 970, 9: 816, 10: 755 };
const SUM_WAYS: Readonly<Record<number, number>> = { 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27 };
const SUMS = Array.from({ length: 14 }, (_, index) => index + 4);
const paysOfSum = (of: number): number => SUM_PAYS[Math.min(of, 21 - of)] ?? 0;
/** Payout of a face by how many dice show it. */
const FACE_PAYS = [0, 200, 300, 1300];
const TRIPLE_PAYS = 3400;

const payOf = (choice: string, roll: Roll): number => {
  const group = GROUPS[choice];
  if (group !== undefined) return group(roll) ? 200 : 0;
  if (choice === "triple") return isTriple(roll) ? TRIPLE_PAYS : 0;
  const number = Number(choice.slice(1));
  if (choice.startsWith("s")) return sum(roll) === number ? paysOfSum(number) : 0;
  return FACE_PAYS[roll.filter((side) => side === number).length] ?? 0;
};

const FACES = ["f1", "f2", "f3", "f4", "f5", "f6"];
const CHOICES: ReadonlySet<string> = new Set([
  ...Object.keys(GROUPS),
  "triple",
  ...FACES,
  ...SUMS.map((of) => `s${of}`),
]);

const line = (id: string, chance: number, pays: number): PayLine => ({ id, chance, of: WAYS, pays });
const PAY_TABLES: readonly PayTable[] = [
  { choices: Object.keys(GROUPS), lines: [line("group", 105, 200)] },
  {
    choices: FACES,
    lines: [
      line("face_1", 75, FACE_PAYS[1] ?? 0),
      line("face_2", 15, FACE_PAYS[2] ?? 0),
      line("face_3", 1, FACE_PAYS[3] ?? 0),
    ],
  },
  { choices: ["triple"], lines: [line("triple", 6, TRIPLE_PAYS)] },
  ...[4, 5, 6, 7, 8, 9, 10].map((of): PayTable => ({
    choices: [`s${of}`, `s${21 - of}`],
    lines: [line(`sum_${of}`, SUM_WAYS[of] ?? 0, paysOfSum(of))],
  })),
];

/** Three dice under a cup. A triple loses for big, small, odd and even. */
export const dice: InstantGame = {
  isChoice: (choice) => CHOICES.has(choice),
  randomChoice: (draw) => ["big", "small", "odd", "even", ...FACES][draw.below(10)] ?? "big",
  play(choice, draw) {
    const roll: Roll = [draw.below(SIDES) + 1, draw.below(SIDES) + 1, draw.below(SIDES) + 1];
    return { pays: payOf(choice, roll), face: { dice: roll, sum: sum(roll) } };
  },
  payTables: () => PAY_TABLES,
  scene: {},
};
