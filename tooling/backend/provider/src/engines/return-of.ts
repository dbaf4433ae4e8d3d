import type { PayTable } from "./types.ts";

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** An exact fraction in lowest terms. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ratio = (num: bigint, den: bigint): Ratio => {
  const common = gcd(num < 0n ? -num : num, den);
  return { num: num / common, den: den / common };
};

/** The exact expected return of a stake of 1 by a pay table. */
export const returnOf = ({ lines, tries = 1 }: PayTable): Ratio => {
  const { num, den } = lines.reduce<Ratio>(
    (sum, { chance, of, pays }) =>
      ratio(sum.num * BigInt(of) + BigInt(chance) * BigInt(pays) * sum.den, sum.den * BigInt(of)),
    { num: 0n, den: 1n },
  );
  return ratio(num * BigInt(tries), den * 100n);
};

/** Percent with two decimals, rounded half up: "97.30". */
export const toPercent = ({ num, den }: Ratio): string => {
  const hundredths = (num * 20_000n + den) / (den * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
};

/** The house edge, 1 − return, exactly. */
export const edgeOf = (payTable: PayTable): Ratio => {
  const { num, den } = returnOf(payTable);
  return { num: den - num, den };
};
