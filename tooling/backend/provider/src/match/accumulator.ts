import { type Ratio, ratio } from "../engines/return-of.ts";

/** The price and state of a leg. */
export interface PricedLeg {
  /** Hundredths of the stake. */
  readonly price: bigint;
  /** "open", "won", "lost" or "void" */
  readonly state: string;
}

/** The exact product of the legs' prices; a void leg counts as 1.00. */
export const combinedPrice = (legs: readonly PricedLeg[]): Ratio => {
  const priced = legs.filter(({ state }) => state !== "void");
  return ratio(
    priced.reduce((product, { price }) => product * price, 1n),
    100n ** BigInt(priced.length),
  );
};

/** The payout of a bet with decided legs: 0 when a leg is lost, else stake × price, rounded down to the minor unit. */
export const payoutOf = (stake: bigint, legs: readonly PricedLeg[]): bigint => {
  if (legs.some(({ state }) => state === "lost")) return 0n;
  const { num, den } = combinedPrice(legs);
  return (stake * num) / den;
};

const DIGITS = 4;

/** A price as text with two to four decimals, rounded down. */
export const priceText = ({ num, den }: Ratio): string => {
  const cut = ((num * 10n ** BigInt(DIGITS)) / den).toString().padStart(DIGITS + 1, "0");
  const [units, decimals] = [cut.slice(0, -DIGITS), cut.slice(-DIGITS)];
  return `${units}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, "")}`;
};
