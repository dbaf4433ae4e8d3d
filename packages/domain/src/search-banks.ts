export interface SearchableBank {
  readonly code: string;
  readonly name: string;
  /** Lower-case pinyin of the name without tones; empty where it has none. */
  readonly pinyin: string;
  /** Initials of the pinyin syllables. */
  readonly initials: string;
}

/**
 * Banks whose name, pinyin, initials or code contain the query, in the order given (that of `orderBanks`).
 * Width, case and spaces do not count, and `v` is read as `ü`; an empty query gives every bank. What nearly every name
 * ends in (银行, "bank", `yh`) has no weight: `yh` finds the banks whose initials begin with it.
 */
export function searchBanks<T extends SearchableBank>(banks: readonly T[], query: string): T[] {
  const wanted = fold(query);
  const found = banks.filter((bank) => fieldsOf(bank).some((field) => field.includes(wanted)));
  if (!GENERIC.has(wanted)) return found;
  const own = found.filter((bank) => fieldsOf(bank).some((field) => field.replace(AT_END, "").startsWith(wanted)));
  return own.length > 0 ? own : found;
}

const GENERIC: ReadonlySet<string> = new Set(["银行", "yinhang", "yh", "bank"]);
const AT_END = /(?:银行|yinhang|yh|bank)$/;

function fieldsOf({ name, pinyin, initials, code }: SearchableBank): string[] {
  return [name, pinyin, initials, code].map(fold);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s/g, "").replaceAll("ü", "v");
}
