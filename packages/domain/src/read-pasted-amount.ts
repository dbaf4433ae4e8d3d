import {
  AMOUNT_DECIMALS,
  LONGEST_AMOUNT_TEXT,
  mostWholeDigits,
  normaliseAmountText,
  type AmountReading,
  type AmountRefusal,
} from "./amount.ts";

/**
 * Reads a whole text that was pasted, dropped or filled in, or that a field holds when it is left.
 * Accepted only if it has one meaning; the accepted text is a wire amount with its leading zeros gone.
 *
 * - `12,50` is 12.50: one mark before one or two last digits is the decimal mark.
 * - `1,234.56`, `1.234,56`, `1,234,567` and `1,234` are plain: commas before groups of three part thousands.
 * - `1.234` (with fewer than three decimals) could be either, and spaces may part two numbers: refused as ambiguous.
 */
export function readPastedAmount(text: string, decimals = AMOUNT_DECIMALS): AmountReading {
  if (text.length > LONGEST_AMOUNT_TEXT) return refuse(/^\d+$/.test(text) ? "too_large" : "not_a_number");
  const plain = normaliseAmountText(text);
  if (plain === "") return refuse("empty");
  if (/^[-−]\s*¥?\s*[\d.,\s]*\d[.,]?$/.test(plain) || /^\d[\d.,]*\s*[-−]$/.test(plain)) return refuse("negative");
  if (/^\d[\d.,]*\s[\d.,\s]*\d$/.test(plain)) return refuse("ambiguous");
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return refuse("not_a_number");
  const parts = splitNumber(plain, decimals);
  if (typeof parts === "string") return refuse(parts);
  const whole = parts.whole.replace(/^0+(?=\d)/, "") || "0";
  if (parts.fraction.length > decimals) return refuse("too_many_decimals");
  if (whole.length > mostWholeDigits(decimals)) return refuse("too_large");
  return { ok: true, text: parts.fraction === "" ? whole : `${whole}.${parts.fraction}` };
}

function refuse(reason: AmountRefusal): AmountReading {
  return { ok: false, reason };
}

interface NumberParts {
  readonly whole: string;
  readonly fraction: string;
}

function splitNumber(text: string, decimals: number): NumberParts | AmountRefusal {
  const marks = text.replace(/\d/g, "");
  if (marks === "") return { whole: text, fraction: "" };
  return marks.length === 1 ? splitAtOne(text, marks, decimals) : splitGrouped(text, marks);
}

/** One mark: the decimal mark, unless it could as well part thousands. */
function splitAtOne(text: string, mark: string, decimals: number): NumberParts | AmountRefusal {
  const [whole = "", fraction = ""] = text.split(mark);
  if (mark === "," && (whole === "" || fraction === "")) return "ambiguous";
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    if (mark === ",") return { whole: whole + fraction, fraction: "" };
    if (decimals < 3) return "ambiguous";
  }
  return { whole, fraction };
}

/** Several marks: all but a different last one must part exact thousands. */
function splitGrouped(text: string, marks: string): NumberParts | AmountRefusal {
  const grouping = marks.charAt(0);
  const last = marks.charAt(marks.length - 1);
  if (marks.slice(0, -1).replaceAll(grouping, "") !== "") return "not_a_number";
  const hasDecimalMark = last !== grouping;
  const end = hasDecimalMark ? text.lastIndexOf(last) : text.length;
  const grouped = text.slice(0, end);
  const pattern = grouping === "," ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:\.\d{3})+$/;
  if (!pattern.test(grouped)) return hasDecimalMark ? "ambiguous" : "not_a_number";
  return { whole: grouped.replaceAll(grouping, ""), fraction: text.slice(end + 1) };
}
