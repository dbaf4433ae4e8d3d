/** Numbers that a text fixes, the same on every machine. */
export interface SeededRandom {
  /** 0 to below 1. */
  readonly unit: () => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly flip: (probability?: number) => boolean;
  /** @throws RangeError for an empty list */
  readonly pick: <T>(from: readonly T[]) => T;
}

const hash = (text: string): number => {
  let word = 0x811c9dc5;
  for (const byte of Buffer.from(text)) word = Math.imul(word ^ byte, 0x01000193);
  return word >>> 0;
};

/** A sequence of its own for each list of facts: what one request draws does not shift what another draws. */
export const seededRandom = (...facts: readonly (string | number)[]): SeededRandom => {
  let state = hash(JSON.stringify(facts));
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    unit,
    whole: (low, high) => low + Math.floor(unit() * (high - low + 1)),
    flip: (probability = 0.5) => unit() < probability,
    pick: (from) => {
      const index = Math.floor(unit() * from.length);
      if (index >= from.length)
        throw new RangeError("Nothing can be picked from an empty list. Give at least one choice.");
      return from[index] as (typeof from)[number];
    },
  };
};
