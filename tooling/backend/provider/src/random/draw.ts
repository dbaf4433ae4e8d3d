import { createHash } from "node:crypto";

/** The source of random numbers of a round. */
export interface Draw {
  /** A whole number from 0 to below `n`, each equally likely. 1 ≤ n ≤ 2^32. */
  below(n: number): number;
  /** As `below`, for what no result depends on. */
  cosmetic(n: number): number;
}

const RANGE = 2 ** 32;

const fromWords = (next: () => number): Draw => {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > RANGE)
      throw new RangeError(`Cannot draw below ${n}: a whole number from 1 to 2^32 is needed.`);
    const fair = RANGE - (RANGE % n);
    for (;;) {
      const word = next();
      if (word < fair) return word % n;
    }
  };
  return { below, cosmetic: below };
};

const CHUNK = 64;

/** Draws from unpredictable bytes, with rejection sampling against modulo bias. */
export const cryptoDraw = (random: (n: number) => Uint8Array): Draw => {
  let view: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return fromWords(() => {
    if (at + 4 > view.byteLength) {
      const bytes = random(CHUNK);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  });
};

/** Deterministic draws for seeded histories and tests; never for a member's round. */
export const seededDraw = (seed: string): Draw => {
  const digest = createHash("sha256").update(seed).digest();
  let [a, b, c, d] = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), 1];
  return fromWords(() => {
    const t = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    return t;
  });
};

/** A copy in random order. */
export const shuffled = <T>(list: readonly T[], draw: Draw): T[] => {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = draw.below(last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
};
