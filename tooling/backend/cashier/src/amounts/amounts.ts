import { type AssetCode, convertMoney, isWireAmountFor, money, percentOf } from "@baize/domain";
import { refuse } from "@baize/safeguards";
import { decimal } from "./format.ts";

/** Minor units of a decimal that the rules or this package made. Throws MoneyError for any other text. */
export const minorOf = (text: string, asset: AssetCode): bigint => money(text, asset).minor;

interface Bounds {
  readonly min: bigint;
  readonly max: bigint;
  readonly asset: AssetCode;
}

type AmountRefusal = ReturnType<typeof refuse<"amount_invalid" | "amount_below_min" | "amount_above_max">>;

/** Parses a member's amount by the asset's scale and checks its bounds. */
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

/** A percentage rounded down to the minor unit: a fee in the member's favour, a bonus in the house's. */
export const percentageOf = (minor: bigint, percent: string, asset: AssetCode): bigint =>
  percentOf({ minor, asset }, percent, "down").minor;

/** A multiple such as "1" or "1.5" of an amount, rounded down; "0" is none. */
export const timesOf = (minor: bigint, multiple: string, asset: AssetCode): bigint =>
  /^0+(\.0+)?$/.test(multiple) ? 0n : convertMoney({ minor, asset }, multiple, asset, "down").minor;

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
