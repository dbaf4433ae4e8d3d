import { assetScale, type AssetCode } from "./money.ts";

/** Why an amount text is not taken over. The screen owns the words. */
export type AmountRefusal = "ambiguous" | "not_a_number" | "negative" | "too_many_decimals" | "too_large" | "empty";

export type AmountReading = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: AmountRefusal };

/** Decimals of an amount field unless the asset says otherwise (Specification §9). */
export const AMOUNT_DECIMALS = 2;

/** Digits before and after the dot together: what the cap of 10^13 minor units leaves. */
const MOST_DIGITS = 13;

const FULL_WIDTH = /[\uFF01-\uFFEE]/g;
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;
const EDGE_MARKS = /^[\s\u200E\u200F\u202A\u202C\u2066\u2068\u2069]+|[\s\u200E\u200F\u202A\u202C\u2066\u2068\u2069]+$/g;

/**
 * The specification's pure function (§5): strips what is neither digit nor dot, keeps the first dot
 * and at most `decimals` digits after it, gives `""` for a lone dot and `"0"` for `"00"`. Other
 * leading zeros stay as the specification leaves them. It multiplies `12,50` by a hundred, so pasted
 * text goes through {@link readPastedAmount} and typed text through {@link typeAmount} instead.
 */
export function cleanAmount(text: string, decimals = AMOUNT_DECIMALS): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const cleaned = rest.length > 0 && decimals > 0 ? `${whole}.${rest.join("").slice(0, decimals)}` : whole;
  if (cleaned === ".") return "";
  return cleaned === "00" ? "0" : cleaned;
}

/**
 * Brings what Chinese keyboards and copied pages produce to ASCII: full-width forms (NFKC on those
 * alone, so `10²` does not become `102`), `。` and `．` to a dot, zero-width characters removed, white
 * space and harmless direction marks removed at the edges, one leading `¥` or `￥` removed.
 */
export function normaliseAmountText(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => character.normalize("NFKC"))
    .replace(/[。]/g, ".")
    .replace(/\u3000/g, " ")
    .replace(ZERO_WIDTH, "")
    .replace(EDGE_MARKS, "")
    .replace(/^¥\s*/, "");
}

/** The server's form of an amount with two decimals: `^(0|[1-9]\d{0,10})(\.\d{1,2})?$`. */
export function isWireAmount(text: string): boolean {
  return /^(0|[1-9]\d{0,10})(\.\d{1,2})?$/.test(text);
}

/** As {@link isWireAmount} with the decimals of the asset; total digits keep it under the money cap. */
export function isWireAmountFor(text: string, asset: AssetCode): boolean {
  const match = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text);
  if (!match) return false;
  const scale = assetScale(asset);
  return (match[1] ?? "").length <= MOST_DIGITS - scale && (match[2] ?? "").length <= scale;
}

/**
 * Reads a whole text that was pasted, dropped or filled in. Accepted only if it has one meaning:
 * `12,50` is 12.50, `1,234.56` and `1.234,56` are 1234.56; `1,234` could be either and is refused.
 * The accepted text is a wire amount.
 */
export function readPastedAmount(text: string, decimals = AMOUNT_DECIMALS): AmountReading {
  const plain = normaliseAmountText(text);
  if (plain === "") return refuse("empty");
  if (/^[-−–]\s*¥?\s*[\d.,]+$/.test(plain) || /^[\d.,]+[-−]$/.test(plain)) return refuse("negative");
  if (/^\d[\d\s.,]*\d$/.test(plain) && /\s/.test(plain)) return refuse("ambiguous");
  if (!/^[\d.,]+$/.test(plain) || !/\d/.test(plain)) return refuse("not_a_number");
  const parts = splitNumber(plain, decimals);
  if (typeof parts === "string") return refuse(parts);
  const whole = parts.whole.replace(/^0+(?=\d)/, "") || "0";
  if (parts.fraction.length > decimals) return refuse("too_many_decimals");
  if (whole.length > MOST_DIGITS - decimals) return refuse("too_large");
  return { ok: true, text: parts.fraction === "" ? whole : `${whole}.${parts.fraction}` };
}

function refuse(reason: AmountRefusal): AmountReading {
  return { ok: false, reason };
}

interface NumberParts {
  readonly whole: string;
  readonly fraction: string;
}

/** Decides which separators group and which one is the decimal mark. */
function splitNumber(text: string, decimals: number): NumberParts | AmountRefusal {
  const marks = text.replace(/\d/g, "");
  if (marks === "") return { whole: text, fraction: "" };
  if (marks.length === 1) return splitAtOne(text, marks, decimals);
  const last = marks.at(-1) ?? "";
  const grouping = marks[0] ?? "";
  const onlyGrouping = last === grouping;
  if (marks.slice(0, -1).replaceAll(grouping, "") !== "") return "not_a_number";
  const cut = onlyGrouping ? text.length : text.lastIndexOf(last);
  const groups = text.slice(0, cut).split(grouping);
  const isGrouped = /^[1-9]\d{0,2}$/.test(groups[0] ?? "") && groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (!isGrouped) return onlyGrouping ? "not_a_number" : "ambiguous";
  return { whole: groups.join(""), fraction: text.slice(cut + 1) };
}

function splitAtOne(text: string, mark: string, decimals: number): NumberParts | AmountRefusal {
  const [whole = "", fraction = ""] = text.split(mark);
  const couldGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (mark === "," && (whole === "" || fraction === "")) return "ambiguous";
  if (couldGroup && (mark === "," || decimals < 3)) return "ambiguous";
  return { whole, fraction };
}
