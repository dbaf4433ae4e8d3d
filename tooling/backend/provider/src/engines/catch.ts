import type { InstantGame, PayTable } from "./types.ts";

/** Payouts of the fish, in stakes. */
const SIZES = [2, 3, 5, 8, 10, 20, 30, 50, 100] as const;
/** A fish of size k is caught in 24 of 25·k casts: the return is 96 % for every fish. */
const HOLDS = 24;
const CASTS = 25;

const sizeOf = (choice: string): number | undefined => SIZES.find((size) => choice === `k${size}`);

const PAY_TABLES = SIZES.map((size): PayTable => ({
  choices: [`k${size}`],
  lines: [{ id: `k${size}`, chance: HOLDS, of: CASTS * size, pays: size * 100 }],
}));

/** One cast of a net at a fish; the stake is the price of the net. */
export const netting: InstantGame = {
  isChoice: (choice) => sizeOf(choice) !== undefined,
  randomChoice: (draw) => `k${SIZES[draw.below(6)] ?? 2}`,
  play(choice, draw) {
    const size = sizeOf(choice) ?? 0;
    const caught = size > 0 && draw.below(CASTS * size) < HOLDS;
    return { pays: caught ? size * 100 : 0, face: { caught, size } };
  },
  payTables: () => PAY_TABLES,
  scene: { sizes: SIZES },
};
