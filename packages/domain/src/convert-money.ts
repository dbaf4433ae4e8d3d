import { MoneyError } from "./money-error.ts";
import { assetScale, ofMinor, type AssetCode, type Money } from "./money.ts";

/** `down` cuts toward zero; `half_even` goes to the nearest, ties to the even neighbour. */
export type Rounding = "down" | "half_even";

const RATE = /^(0|[1-9]\d{0,9})(?:\.(\d{1,10}))?$/;

/**
 * Converts by a decimal rate: `to` = `m` × `rate`, in integer maths, rounded once.
 *
 * @param rate plain positive decimal with up to 10 decimals: units of `to` for one unit of `m.asset`
 * @throws MoneyError `bad_rate` for a malformed or zero rate, `too_large` for a result above the cap
 */
export function convertMoney(m: Money, rate: string, to: AssetCode, rounding: Rounding): Money {
  const { units, decimals } = readRate(rate);
  if (units === 0n) throw badRate(rate);
  const numerator = m.minor * units * 10n ** BigInt(assetScale(to));
  const denominator = 10n ** BigInt(decimals + assetScale(m.asset));
  return ofMinor(divide(numerator, denominator, rounding), to);
}

/**
 * A percentage of an amount in the same asset: `"0.80"` is 0.80 %.
 *
 * @param percent plain decimal, zero allowed, with up to 10 decimals
 * @throws MoneyError `bad_rate`, `too_large`
 */
export function percentOf(m: Money, percent: string, rounding: Rounding): Money {
  const { units, decimals } = readRate(percent);
  return ofMinor(divide(m.minor * units, 10n ** BigInt(decimals + 2), rounding), m.asset);
}

function readRate(rate: string): { units: bigint; decimals: number } {
  const match = RATE.exec(rate);
  if (!match) throw badRate(rate);
  const [, whole = "", fraction = ""] = match;
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

function badRate(rate: string): MoneyError {
  return new MoneyError(
    "bad_rate",
    `"${rate.slice(0, 24)}" is not a rate. Give a plain positive decimal with at most 10 decimals.`,
  );
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  if (rounding === "down") return quotient;
  const remainder = numerator % denominator;
  const doubled = (remainder < 0n ? -remainder : remainder) * 2n;
  if (doubled < denominator || (doubled === denominator && quotient % 2n === 0n)) return quotient;
  return quotient + (numerator < 0n ? -1n : 1n);
}
