import { MoneyError } from "./money-error.ts";

/**
 * Minor-unit scale of every asset the product keeps: fiat 2, USDT 6, house coins 2.
 * The list is closed; a scale never changes once an asset has a ledger.
 */
const ASSET_SCALES = {
  CNY: 2,
  USD: 2,
  USDT: 6,
  HHB: 2,
  BOB: 2,
  JPB: 2,
  THB: 2,
  VND: 2,
  MYR: 2,
} as const satisfies Record<string, number>;

export type AssetCode = keyof typeof ASSET_SCALES;

/** Currencies that an account can be kept in; the other assets are coins. */
export const ACCOUNT_CURRENCIES = ["CNY", "USD", "THB", "VND", "MYR"] as const satisfies readonly AssetCode[];

export const ASSET_CODES = Object.freeze(Object.keys(ASSET_SCALES)) as readonly AssetCode[];

/** An exact amount: whole minor units of one asset (`CNY` 1280.50 is `128050n`). */
export interface Money {
  readonly minor: bigint;
  readonly asset: AssetCode;
}

/** Largest magnitude of any amount, in minor units of its asset. */
export const MAX_MINOR = 10_000_000_000_000n;

const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
const LONGEST_DECIMAL = 24;

export function isAssetCode(code: unknown): code is AssetCode {
  return typeof code === "string" && Object.hasOwn(ASSET_SCALES, code);
}

/** Number of decimals one unit of the asset divides into. */
export function assetScale(code: AssetCode): number {
  return ASSET_SCALES[code];
}

/** @throws MoneyError `too_large` when the magnitude passes {@link MAX_MINOR}. */
export function ofMinor(minor: bigint, asset: AssetCode): Money {
  if (minor > MAX_MINOR || minor < -MAX_MINOR) {
    throw new MoneyError(
      "too_large",
      `An amount of ${asset} passed the cap of ${MAX_MINOR} minor units. Split the operation.`,
    );
  }
  return { minor, asset };
}

/**
 * Reads a plain decimal string exactly: optional leading `-`, no `+`, exponent, space, grouping or
 * leading zero, at most as many decimals as the asset has, at most {@link MAX_MINOR} minor units.
 * Anything else is `null`.
 */
export function parseMoney(decimal: string, asset: AssetCode): Money | null {
  if (decimal.length > LONGEST_DECIMAL) return null;
  const match = DECIMAL.exec(decimal);
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const scale = assetScale(asset);
  if (fraction.length > scale) return null;
  const magnitude = BigInt(whole + fraction.padEnd(scale, "0"));
  if (magnitude > MAX_MINOR) return null;
  return { minor: sign === "-" ? -magnitude : magnitude, asset };
}

/** As {@link parseMoney}. @throws MoneyError `malformed` instead of answering `null`. */
export function money(decimal: string, asset: AssetCode): Money {
  const parsed = parseMoney(decimal, asset);
  if (!parsed) {
    throw new MoneyError(
      "malformed",
      `"${decimal.slice(0, LONGEST_DECIMAL)}" is not an amount of ${asset}. Give a plain decimal with at most ${assetScale(asset)} decimals.`,
    );
  }
  return parsed;
}

/** The wire form: plain decimal with every decimal of the asset, e.g. `"1280.50"`, `"-0.05"`. */
export function toDecimal({ minor, asset }: Money): string {
  return decimalOf(minor, assetScale(asset));
}

/**
 * Decimal for display with fewer decimals than the asset keeps (docs/specification.md §9.3: conversions show
 * 2 decimals). Cut toward zero, so a member is never shown more than there is.
 */
export function toDisplayDecimal({ minor, asset }: Money, decimals = 2): string {
  const cut = Math.max(0, assetScale(asset) - decimals);
  return decimalOf(minor / 10n ** BigInt(cut), assetScale(asset) - cut);
}

function decimalOf(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : "";
  return `${minor < 0n ? "-" : ""}${whole}${fraction}`;
}

function requireSameAsset(a: Money, b: Money): void {
  if (a.asset !== b.asset) {
    throw new MoneyError("mixed_assets", `${a.asset} and ${b.asset} do not mix. Convert one of them first.`);
  }
}

/** @throws MoneyError `mixed_assets`, `too_large`. */
export function addMoney(a: Money, b: Money): Money {
  requireSameAsset(a, b);
  return ofMinor(a.minor + b.minor, a.asset);
}

/** @throws MoneyError `mixed_assets`, `too_large`. */
export function subtractMoney(a: Money, b: Money): Money {
  requireSameAsset(a, b);
  return ofMinor(a.minor - b.minor, a.asset);
}

export function negateMoney({ minor, asset }: Money): Money {
  return { minor: -minor, asset };
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. @throws MoneyError `mixed_assets`. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  requireSameAsset(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

export function isZeroMoney({ minor }: Money): boolean {
  return minor === 0n;
}

/** Sum of a list; an empty list is zero. Only the result is held to the cap. @throws MoneyError. */
export function sumMoney(list: Iterable<Money>, asset: AssetCode): Money {
  const zero = { minor: 0n, asset };
  let minor = 0n;
  for (const item of list) {
    requireSameAsset(zero, item);
    minor += item.minor;
  }
  return ofMinor(minor, asset);
}
