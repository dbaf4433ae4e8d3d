import { pinyin } from "pinyin-pro";

/** What a game is found by: both names, the pinyin without and the initials, lower case, separated by spaces. */
export const searchText = (name: string, nameEn: string): string => {
  const syllables = pinyin(name, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());
  return [name, nameEn, syllables.join(""), syllables.map((syllable) => syllable.charAt(0)).join("")].join(" ").toLowerCase();
};
