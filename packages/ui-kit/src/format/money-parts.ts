import { UNKNOWN } from "./unknown.ts";

/** An amount taken apart for display. Joined in order the parts are `text`. */
export interface MoneyParts {
  /** "-", "+" or nothing. */
  sign: "" | "-" | "+";
  /** Currency sign or asset code, smaller than the figures. */
  symbol: string;
  /** Grouped whole units, such as "1,280". */
  units: string;
  /** Decimal sign and digits, such as ".50". */
  cents: string;
  /** The whole amount in words order, for labels and for screen readers. */
  text: string;
  /** False when the input was no decimal: then `text` is "—". */
  isKnown: boolean;
}

export interface MoneyOptions {
  /** `auto` shows a minus only; `always` also a plus; `never` none. */
  sign?: "auto" | "always" | "never" | undefined;
  /** Leaves the currency sign out. */
  hideSymbol?: boolean | undefined;
  /** Leaves ".00" out, for limits and amounts to pick. */
  trimZeros?: boolean | undefined;
  /** Most digits after the point; further ones are cut, never rounded up. */
  decimals?: number | undefined;
}

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

const unknown: MoneyParts = {
  sign: "",
  symbol: "",
  units: UNKNOWN,
  cents: "",
  text: UNKNOWN,
  isKnown: false,
};

const formats = new Map<string, Intl.NumberFormat>();
const grouping = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known;
};

/** Takes a decimal string apart without ever turning it into a float. Trailing zeros beyond two places go. */
export const moneyParts = (
  decimal: string | null | undefined,
  symbol: string,
  locale: string,
  { sign = "auto", hideSymbol = false, trimZeros = false, decimals = 2 }: MoneyOptions = {},
): MoneyParts => {
  const match = decimalPattern.exec(decimal?.trim() ?? "");
  if (!match) return unknown;
  const [, minus, whole = "0", fraction = ""] = match;
  const units = grouping(locale).format(BigInt(whole));
  const least = Math.min(2, decimals);
  let digits = fraction.slice(0, decimals).padEnd(least, "0");
  while (digits.length > least && digits.endsWith("0")) digits = digits.slice(0, -1);
  const cents = digits === "" || (trimZeros && /^0+$/.test(digits)) ? "" : `.${digits}`;
  const isZero = /^0*$/.test(whole + digits);
  const shown = isZero || sign === "never" ? "" : minus === "-" ? "-" : sign === "always" ? "+" : "";
  const mark = hideSymbol ? "" : symbol;
  const gap = mark.length > 1 ? " " : "";
  return {
    sign: shown,
    symbol: mark,
    units,
    cents,
    text: `${shown}${mark}${gap}${units}${cents}`,
    isKnown: true,
  };
};
