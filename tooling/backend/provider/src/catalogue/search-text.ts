import { pinyin } from "pinyin-pro";

/** Syllables of a Chinese name without tones, lower case; the same text is read once. */
const known = new Map<string, readonly string[]>();
const syllablesOf = (name: string): readonly string[] => {
  const found =
    known.get(name) ??
    pinyin(name, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());
  known.set(name, found);
  return found;
};

/**
 * What a game is found by: both names, the pinyin without tones and the initials, lower case, separated by spaces. A name
 * in parts is read part by part, so that parts that come again cost nothing.
 */
export const searchText = (nameParts: readonly string[], nameEn: string): string => {
  const syllables = nameParts.flatMap(syllablesOf);
  return [nameParts.join(""), nameEn, syllables.join(""), syllables.map((syllable) => syllable.charAt(0)).join("")]
    .join(" ")
    .toLowerCase();
};
