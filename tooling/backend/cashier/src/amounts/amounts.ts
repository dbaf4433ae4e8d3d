import { assetScale, convertMoney, isWireAmountFor, money, percentOf, type AssetCode } from "@baize/domain";
import { decimal, refuse } from "../interface/env.ts";
import type { Rate } from "../rules/tenant-rules.ts";

/** Decimals that exchanged amounts are cut to. */
const EXCHANGE_DECIMALS = 2;

/** Minor units of a decimal that the rules or this package made. Throws MoneyError for any other text. */
export const minorOf = (text: string, asset: AssetCode): bigint => money(text, asset).minor;

interface Bounds {
  readonly min: bigint;
  readonly max: bigint;
  readonly asset: AssetCode;
}
type AmountRefusal = ReturnType<typeof refuse<"amount_invalid" | "amount_below_min" | "amount_above_max">>;

/** Reads a member's amount by the asset's scale and holds it to its bounds. */
export const readAmount = (
  text: string,
  { min, max, asset }: Bounds,
): { readonly ok: true; readonly minor: bigint } | AmountRefusal => {
  if (!isWireAmountFor(text, asset)) return refuse("amount_invalid");
  const minor = minorOf(text, asset);
  if (minor === 0n) return refuse("amount_invalid");
  if (minor < min) return refuse("amount_below_min", { min: decimal(min, asset) });
  if (minor > max) return refuse("amount_above_max", { max: decimal(max, asset) });
  return { ok: true, minor };
};

/** A percentage cut down to the minor unit: a fee in the member's favour, a bonus in the house's. */
export const percentageOf = (minor: bigint, percent: string, asset: AssetCode): bigint =>
  percentOf({ minor, asset }, percent, "down").minor;

/** A multiple such as "1" or "1.5" of an amount, cut down; "0" is none. */
export const timesOf = (minor: bigint, multiple: string, asset: AssetCode): bigint =>
  /^0+(\.0+)?$/.test(multiple) ? 0n : convertMoney({ minor, asset }, multiple, asset, "down").minor;

/** The rate as it stands at `now`. */
export const rateAt = (rate: Rate, now: number): string => (typeof rate === "string" ? rate : rate(now));

/** `rate` units of `asset` are one unit of `coin`. */
export interface Pair {
  readonly asset: AssetCode;
  readonly coin: AssetCode;
  readonly rate: string;
}
/** A coin's minor unit is worth `over` / `under` minor units of the asset. */
const fraction = ({ asset, coin, rate }: Pair): { readonly over: bigint; readonly under: bigint } => {
  const [whole = "", decimals = ""] = rate.split(".");
  return {
    over: BigInt(whole + decimals) * 10n ** BigInt(assetScale(asset)),
    under: 10n ** BigInt(assetScale(coin) + decimals.length),
  };
};
const roundUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** The smallest amount of the coin that is worth `minor` of the asset: rounded up, so that a credit is covered. */
export const coinsFor = (minor: bigint, pair: Pair): bigint =>
  roundUp(minor * fraction(pair).under, fraction(pair).over);
/** What `minor` of the asset comes to in the coin, cut down. */
export const coinsWithin = (minor: bigint, pair: Pair): bigint => (minor * fraction(pair).under) / fraction(pair).over;
/** What `minor` of the coin is worth in the asset, cut down. */
export const worthOf = (minor: bigint, pair: Pair): bigint => (minor * fraction(pair).over) / fraction(pair).under;
/** The smallest amount of the asset that brings `minor` of the coin. */
export const priceOf = (minor: bigint, pair: Pair): bigint =>
  roundUp(minor * fraction(pair).over, fraction(pair).under);

/** The smallest amount of an asset that an exchange gives: one hundredth. */
export const hundredth = (asset: AssetCode): bigint =>
  10n ** BigInt(Math.max(0, assetScale(asset) - EXCHANGE_DECIMALS));
/** Cut down to two decimals; what is cut off stays with who gives. */
export const cutToHundredths = (minor: bigint, asset: AssetCode): bigint => minor - (minor % hundredth(asset));

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
