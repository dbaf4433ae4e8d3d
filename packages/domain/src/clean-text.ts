/** What the text of a field means. */
export interface CleanText {
  readonly text: string;
  /**
   * Characters that were left out although they may have meant something; a field says so. Empty for separators, labels
   * and format characters.
   */
  readonly dropped: string;
}

/** Longest text that is looked at; what is longer is cut, and no field takes as much. */
const LONGEST = 1_000;
/** Characters that show nothing: direction marks, joiners, soft hyphens, zero-width spaces, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/**
 * Full-width forms of ASCII, and half-width Katakana middle dots; not superscripts or circled digits, which NFKC would
 * read as digits.
 */
const FULL_WIDTH = /[\uFF01-\uFFEE]/g;
const SEPARATORS = /[\s\-‐‑‒–—−_.·,/\\()[\]]/gu;
/** A label that was copied with its value: words, then a colon, at the start. */
const LABEL = /^[\p{L}\p{M}\s]{1,20}[:：]\s*/u;
const INTERPUNCTS = /[•∙⋅‧・·᛫⸱]/g;

/** Full-width forms to ASCII, characters that show nothing removed, outer white space removed. */
export function plainText(value: string): string {
  return value
    .slice(0, LONGEST)
    .replace(FULL_WIDTH, (character) => character.normalize("NFKC"))
    .replace(UNSEEN, "")
    .trim();
}

/** Digits of a text whose label, spaces and hyphens do not count. */
function cleanDigits(value: string): CleanText {
  const kept = plainText(value).replace(LABEL, "").replace(SEPARATORS, "");
  return { text: kept.replace(/\D/g, ""), dropped: kept.replace(/\d/g, "") };
}

/** A verification code: digits, also inside a copied message when it contains one run of 4 to 6 of them. */
export function cleanCode(value: string): CleanText {
  const plain = plainText(value);
  const isMessage = (plain.match(/\p{L}/gu) ?? []).length >= 4;
  const runs = isMessage ? (plain.match(/\d+/g) ?? []) : [];
  const codes = runs.filter((run) => run.length >= 4 && run.length <= 6);
  const [only] = codes;
  if (codes.length === 1 && only !== undefined && runs.every((run) => run === only || run.length < 3))
    return { text: only, dropped: "" };
  return cleanDigits(value);
}

/** A card number: its digits. */
export const cleanCardNumber = cleanDigits;

/**
 * A phone number without its area code.
 *
 * @param area the area's code, e.g. "86"; a leading `+86` or `0086` goes, and the one of another area stays as `+`
 */
export function cleanPhone(value: string, area: string): CleanText {
  const plain = plainText(value).replace(/^tel:/i, "").replace(LABEL, "").replace(/^00/, "+");
  const isForeign = plain.startsWith("+") && !plain.replace(SEPARATORS, "").startsWith(`+${area}`);
  const { text, dropped } = cleanDigits(plain.startsWith("+") ? plain.slice(1) : plain);
  if (isForeign) return { text: `+${text}`, dropped };
  return { text: plain.startsWith("+") ? text.slice(area.length) : text, dropped };
}

/** An e-mail address in the one form that stands for its account: compatibility forms folded, lower case. */
export function cleanEmail(value: string): CleanText {
  const text = plainText(value)
    .replace(/^mailto:/i, "")
    .replace(LABEL, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
  return { text, dropped: "" };
}

/**
 * A person's name: composed (NFC), one space between words, every interpunct as `·`. A full stop between Han
 * characters is an interpunct too.
 */
export function cleanName(value: string): CleanText {
  const text = plainText(value)
    .normalize("NFC")
    .replace(INTERPUNCTS, "·")
    .replace(/(?<=\p{Script=Han})\s*[.。`]\s*(?=\p{Script=Han})/gu, "·")
    .replace(/\s*·\s*/g, "·")
    .replace(/\s+/g, " ");
  return { text, dropped: "" };
}

/**
 * A text of one word that has its own alphabet, such as a member name or a coin address: as {@link plainText}, its
 * characters kept.
 */
export function cleanWord(value: string): CleanText {
  return { text: value.slice(0, LONGEST).replace(UNSEEN, "").trim(), dropped: "" };
}

/** A password is counted and compared in NFC, so that an accent is one character however it was typed. */
export function cleanPassword(value: string): string {
  return value.normalize("NFC");
}
