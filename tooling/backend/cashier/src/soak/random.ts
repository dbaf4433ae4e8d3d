/** `random(n)` gives 0 to n − 1. */
export type Random = (n: number) => number;

export const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length || 1)];

export const amountOf = (random: Random, from: number, to: number): string =>
  `${from + random(to - from)}.${String(random(100)).padStart(2, "0")}`;

/** Numbers that a seed fixes. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
};
