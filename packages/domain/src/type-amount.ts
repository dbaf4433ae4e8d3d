import { AMOUNT_DECIMALS, cleanAmount, normaliseAmountText, readPastedAmount, type AmountRefusal } from "./amount.ts";

export interface TypedAmount {
  /** What the field shows now. */
  readonly text: string;
  /** Set when something typed was not taken over, so the screen can say why. */
  readonly refused?: AmountRefusal;
}

const MOST_DIGITS = 13;

/**
 * The next text of an amount field after a change by keyboard. Never call it between
 * compositionstart and compositionend. What would change the meaning of the number is refused and the
 * previous text stays: a second dot, a sign, a further decimal. A comma typed as decimal mark becomes
 * a dot. A change that inserts more than a keystroke (autofill, dictation) is read like a paste.
 */
export function typeAmount(previous: string, next: string, decimals = AMOUNT_DECIMALS): TypedAmount {
  const plain = normaliseAmountText(next);
  if (plain === "") return { text: "" };
  if (/^\d*\.?\d*$/.test(plain)) return fit(previous, plain, decimals);
  if (next.length - previous.length > 1) {
    const reading = readPastedAmount(next, decimals);
    return reading.ok ? { text: reading.text } : { text: previous, refused: reading.reason };
  }
  if (/^\d+,\d*$/.test(plain) && !previous.includes(",")) return fit(previous, plain.replace(",", "."), decimals);
  if (/[-−]/.test(plain)) return { text: previous, refused: "negative" };
  return { text: previous, refused: plain.includes(",") ? "ambiguous" : "not_a_number" };
}

function fit(previous: string, plain: string, decimals: number): TypedAmount {
  if (plain === ".") return { text: "", refused: "not_a_number" };
  const trimmed = plain.replace(/^0+(?=\d)/, "");
  const [whole = "", fraction] = trimmed.split(".");
  if (whole.length > MOST_DIGITS - decimals) return { text: previous, refused: "too_large" };
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return { text: previous, refused: "too_many_decimals" };
  return { text: cleanAmount(trimmed, decimals) };
}
