/** A deterministic stream of random numbers, the same in every JavaScript engine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
}

/** Four well mixed 32-bit words of a text (xmur-style). */
const hashWords = (text: string): [number, number, number, number] => {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^= h >>> 16) >>> 0;
  };
  return [word(), word(), word(), word()];
};

/**
 * A five-letter hash of a drawing's input, valid as the start of an XML id. Keeps the gradient ids of inlined drawings
 * apart.
 */
export const shortHash = (...parts: readonly (string | number | boolean | undefined)[]): string => {
  const [a, b] = hashWords(parts.map(String).join("\n"));
  return `x${((a ^ Math.imul(b, 31)) >>> 0).toString(36).padStart(4, "0").slice(-4)}`;
};

/** sfc32 over the hash of the seed. */
export const createRandom = (seed: string): Random => {
  let [a, b, c, d] = hashWords(seed);
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new RangeError("cannot pick from an empty list; give at least one choice");
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
};
