/** A Chinese domino: its two ends, and its kind, highest first in the order of `KINDS`. */
export interface Domino {
  readonly ends: readonly [high: number, low: number];
  readonly kind: Kind;
}

/** Kinds from the highest to the lowest; the last two make the supreme pair and rank lowest alone. */
const KINDS = [
  "heaven",
  "earth",
  "man",
  "goose",
  "plum",
  "long",
  "bench",
  "axe",
  "ten",
  "seven",
  "six",
  "nines",
  "eights",
  "sevens",
  "fives",
  "odd_six",
  "odd_three",
] as const;
type Kind = (typeof KINDS)[number];

const ENDS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  heaven: [
    [6, 6],
    [6, 6],
  ],
  earth: [
    [1, 1],
    [1, 1],
  ],
  man: [
    [4, 4],
    [4, 4],
  ],
  goose: [
    [3, 1],
    [3, 1],
  ],
  plum: [
    [5, 5],
    [5, 5],
  ],
  long: [
    [3, 3],
    [3, 3],
  ],
  bench: [
    [2, 2],
    [2, 2],
  ],
  axe: [
    [6, 5],
    [6, 5],
  ],
  ten: [
    [6, 4],
    [6, 4],
  ],
  seven: [
    [6, 1],
    [6, 1],
  ],
  six: [
    [5, 1],
    [5, 1],
  ],
  nines: [
    [6, 3],
    [5, 4],
  ],
  eights: [
    [6, 2],
    [5, 3],
  ],
  sevens: [
    [5, 2],
    [4, 3],
  ],
  fives: [
    [4, 1],
    [3, 2],
  ],
  odd_six: [[4, 2]],
  odd_three: [[2, 1]],
};

/** The thirty-two tiles of the set. */
export const DOMINOES: readonly Domino[] = KINDS.flatMap((kind) => ENDS[kind].map((ends) => ({ kind, ends })));

export type Hand = readonly [Domino, Domino];

export const pips = ({ ends: [high, low] }: Domino): number => high + low;
const rankOf = ({ kind }: Domino): number => KINDS.length - KINDS.indexOf(kind);

/** The value of two tiles. */
export interface HandValue {
  /** "supreme", "pair_<kind>", "king_<kind>", "gong_<kind>" or "p<points>" */
  readonly name: string;
  /** Higher beats lower; equal goes to the dealer. */
  readonly worth: number;
}

const WORTH = { supreme: 5000, pair: 4000, king: 3000, gong: 2000 } as const;

/**
 * Evaluates a hand: supreme, pairs, heaven or earth with a nine or an eight, else the last digit of the pips and then
 * the higher tile.
 */
export const valueOf = ([a, b]: Hand): HandValue => {
  const [high, low] = rankOf(a) >= rankOf(b) ? [a, b] : [b, a];
  if (high.kind === "odd_six" && low.kind === "odd_three") return { name: "supreme", worth: WORTH.supreme };
  if (high.kind === low.kind) return { name: `pair_${high.kind}`, worth: WORTH.pair + rankOf(high) };
  const isGreat = high.kind === "heaven" || high.kind === "earth";
  if (isGreat && pips(low) === 9) return { name: `king_${high.kind}`, worth: WORTH.king + rankOf(high) };
  if (isGreat && pips(low) === 8) return { name: `gong_${high.kind}`, worth: WORTH.gong + rankOf(high) };
  const points = (pips(a) + pips(b)) % 10;
  return { name: `p${points}`, worth: points === 0 ? 0 : points * 100 + rankOf(high) };
};
