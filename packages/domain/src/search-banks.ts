export interface SearchableBank {
  readonly code: string;
  readonly name: string;
  /** Lower-case pinyin of the name without tones; empty where it has none. */
  readonly pinyin: string;
  /** Initials of the pinyin syllables. */
  readonly initials: string;
}

/**
 * Banks whose name, pinyin, initials or code hold the query, in the order given (that of `orderBanks`).
 * Width, case and spaces do not count, and `v` stands for `ü`; an empty query gives every bank.
 */
export function searchBanks<T extends SearchableBank>(banks: readonly T[], query: string): T[] {
  const wanted = fold(query);
  return banks.filter(({ name, pinyin, initials, code }) =>
    [name, pinyin, initials, code].some((field) => fold(field).includes(wanted)),
  );
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s/g, "").replaceAll("ü", "v");
}
