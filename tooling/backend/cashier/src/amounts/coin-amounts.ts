import { type AssetCode, assetScale } from "@baize/domain";
import type { Rate } from "../rules/tenant-rules.ts";

/** Decimals that exchanged amounts are rounded down to. */
const EXCHANGE_DECIMALS = 2;

/** The rate at `now`. */
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

/** What `minor` of the asset comes to in the coin, rounded down. */
export const coinsWithin = (minor: bigint, pair: Pair): bigint => (minor * fraction(pair).under) / fraction(pair).over;

/** What `minor` of the coin is worth in the asset, rounded down. */
export const worthOf = (minor: bigint, pair: Pair): bigint => (minor * fraction(pair).over) / fraction(pair).under;

/** The smallest amount of the asset that buys `minor` of the coin. */
export const priceOf = (minor: bigint, pair: Pair): bigint =>
  roundUp(minor * fraction(pair).over, fraction(pair).under);

/** The smallest amount of an asset that an exchange gives: one hundredth. */
export const hundredth = (asset: AssetCode): bigint =>
  10n ** BigInt(Math.max(0, assetScale(asset) - EXCHANGE_DECIMALS));

/** Rounded down to two decimals; the remainder stays with the giver. */
export const floorToHundredths = (minor: bigint, asset: AssetCode): bigint => minor - (minor % hundredth(asset));
