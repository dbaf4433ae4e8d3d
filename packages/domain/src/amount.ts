import { assetScale, type AssetCode } from "./money.ts";

/** Why an amount text is not taken over. The screen owns the words. */
export type AmountRefusal = "ambiguous" | "not_a_number" | "negative" | "too_many_decimals" | "too_large" | "empty";

export type AmountReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: AmountRefusal };

/** Decimals of an amount field unless the asset says otherwise (docs/specification.md §9.3). */
export const AMOUNT_DECIMALS = 2;

/** Longest text that is looked at; what is longer is no amount. */
export const LONGEST_AMOUNT_TEXT = 1_000;

const FULL_WIDTH = /[\uFF01-\uFFEE]/g;
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;
const EDGES = /^[\s\u200E\u200F\u202A\u202C\u2066\u2068\u2069]+|[\s\u200E\u200F\u202A\u202C\u2066\u2068\u2069]+$/g;

/** Most digits before the dot: what the cap of 10^13 minor units leaves. */
export function mostWholeDigits(decimals: number): number {
  return 13 - decimals;
}

/**
 * The pure function of docs/specification.md §5.1: strips what is neither digit nor dot, keeps the first dot
 * and at most `decimals` digits after it, gives `""` for a lone dot, takes leading zeros away (`"00"`
 * is `"0"`, `"007"` is `"7"`) and puts one before a leading dot (`".5"` is `"0.5"`). It makes `12,50` a hundred times
 * too much, so pasted text goes through `readPastedAmount` and typed text through `typeAmount` instead.
 */
export function cleanAmount(text: string, decimals = AMOUNT_DECIMALS): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const cleaned = rest.length > 0 && decimals > 0 ? `${whole}.${rest.join("").slice(0, decimals)}` : whole;
  if (cleaned === ".") return "";
  return cleaned.replace(/^0+(?=\d)/, "").replace(/^\./, "0.");
}

/**
 * Brings what Chinese keyboards and copied pages produce to ASCII: full-width forms (NFKC on those
 * alone, so `10²` does not become `102`), `。` and `．` to a dot, zero-width characters removed, white
 * space and harmless direction marks removed at the edges, one leading `¥` or `￥` removed.
 */
export function normaliseAmountText(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => character.normalize("NFKC"))
    .replace(/。/g, ".")
    .replace(ZERO_WIDTH, "")
    .replace(EDGES, "")
    .replace(/^¥\s*/, "");
}

/** The server's form of an amount with two decimals: `^(0|[1-9]\d{0,10})(\.\d{1,2})?$`. */
export function isWireAmount(text: string): boolean {
  return /^(0|[1-9]\d{0,10})(\.\d{1,2})?$/.test(text);
}

/** As {@link isWireAmount} with the decimals of the asset and the whole digits its cap leaves. */
export function isWireAmountFor(text: string, asset: AssetCode): boolean {
  const match = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text);
  if (!match) return false;
  const [, whole = "", fraction = ""] = match;
  const scale = assetScale(asset);
  return whole.length <= mostWholeDigits(scale) && fraction.length <= scale;
}
