import type { Random } from "./steps.ts";

/** Numbers that a seed fixes. */
export const seededNumbers = (seed: number): Random => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
};
