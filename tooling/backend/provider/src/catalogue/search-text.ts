import { pinyin } from "pinyin-pro";

/** Syllables of Chinese names without tones, in lower case; memoised. */
const known = new Map<string, readonly string[]>();
const syllablesOf = (name: string): readonly string[] => {
  const found =
    known.get(name) ??
    pinyin(name, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());
  known.set(name, found);
  return found;
};

/**
 * The search text of a game: both names, pinyin without tones, and initials, in lower case and separated by spaces. A
 * name in parts is converted part by part, so that repeated parts cost nothing.
 */
export const searchText = (nameParts: readonly string[], nameEn: string): string => {
  const syllables = nameParts.flatMap(syllablesOf);
  return [nameParts.join(""), nameEn, syllables.join(""), syllables.map((syllable) => syllable.charAt(0)).join("")]
    .join(" ")
    .toLowerCase();
};
