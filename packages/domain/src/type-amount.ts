import {
  AMOUNT_DECIMALS,
  cleanAmount,
  LONGEST_AMOUNT_TEXT,
  mostWholeDigits,
  normaliseAmountText,
  type AmountRefusal,
} from "./amount.ts";
import { readPastedAmount } from "./read-pasted-amount.ts";

export interface TypedAmount {
  /** What the field shows now. */
  readonly text: string;
  /** Set when something was not taken over, so the screen can say why. */
  readonly refused?: AmountRefusal;
}

/** Letters, currency signs and spaces around one number: taking them away leaves its meaning. */
const DRESSED = /^[A-Za-z\p{Currency_Symbol}元\s]*(\d+\.?\d*|\.\d+)[A-Za-z\p{Currency_Symbol}元\s]*$/u;

/**
 * The next text of an amount field after an input event. Never call it between compositionstart and
 * compositionend, and give paste and drop to `readPastedAmount`. By keystroke this is the
 * rule of docs/specification.md §5.1, but what would change the meaning of the number is refused and the
 * previous text stays: a second dot, a sign, one decimal too many. A typed comma becomes the dot. A
 * change of several characters (autofill, dictation) is cleaned by the rule when it holds one plain
 * number, else read like a paste. Leading zeros go; a leading dot gets its zero.
 */
export function typeAmount(previous: string, next: string, decimals = AMOUNT_DECIMALS): TypedAmount {
  if (next.length > LONGEST_AMOUNT_TEXT) return { text: previous, refused: "too_large" };
  const plain = normaliseAmountText(next);
  const isKeystroke = plain.length - previous.length <= 1;
  if (/^\d*\.?\d*$/.test(plain)) return fit(previous, plain, decimals, isKeystroke);
  return isKeystroke ? typeOther(previous, plain, decimals) : fillOther(previous, plain, decimals);
}

function typeOther(previous: string, plain: string, decimals: number): TypedAmount {
  if (/^\d+,\d*$/.test(plain)) return fit(previous, plain.replace(",", "."), decimals, true);
  if (/[-−]/.test(plain)) return { text: previous, refused: "negative" };
  return { text: previous, refused: plain.includes(",") ? "ambiguous" : "not_a_number" };
}

function fillOther(previous: string, plain: string, decimals: number): TypedAmount {
  const reading = readPastedAmount(plain, decimals);
  if (reading.ok) return { text: reading.text };
  const dressed = DRESSED.exec(plain)?.[1];
  if (dressed === undefined) return { text: previous, refused: reading.reason };
  return { refused: "not_a_number", ...fit(previous, dressed, decimals, false) };
}

function fit(previous: string, number: string, decimals: number, isKeystroke: boolean): TypedAmount {
  const trimmed = number.replace(/^0+(?=\d)/, "").replace(/^\./, "0.");
  const text = cleanAmount(trimmed, decimals);
  const [whole = ""] = text.split(".");
  if (whole.length > mostWholeDigits(decimals)) return { text: previous, refused: "too_large" };
  if (text === trimmed) return { text };
  if (text === "") return { text: "", refused: "not_a_number" };
  return { text: isKeystroke ? previous : text, refused: "too_many_decimals" };
}
