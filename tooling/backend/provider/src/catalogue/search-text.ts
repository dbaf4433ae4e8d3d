import words from "./search-words.json" with { type: "json" };
import type { Title } from "./words/theme.ts";

/** How names are read, as `pnpm gen` writes it. */
export interface SearchWords {
  /**
   * Of each part of a name, by character, every syllable it can be read as, without tones, the one of this word first:
   * `hua chao/zhao`.
   */
  readonly readings: Readonly<Record<string, string>>;
  /** Of those that differ. */
  readonly traditional: Readonly<Record<string, string>>;
}
const { readings, traditional }: SearchWords = words;

/** None for a name that the file does not have yet, so that it can be written. */
const readingsOf = (name: string): readonly (readonly string[])[] =>
  (readings[name] ?? "").split(" ").map((syllables) => syllables.split("/"));

/** Every syllable's reading in its word, and each other reading of one character with the others as in their word. */
const combined = (readings: readonly (readonly string[])[]): readonly string[] => {
  const inWord = readings.map(([first = ""]) => first);
  return [
    inWord.join(""),
    ...readings.flatMap(([, ...others], index) => others.map((one) => inWord.with(index, one).join(""))),
  ];
};

const wholeTraditional = (parts: readonly string[]): string =>
  traditional[parts.join("")] ??
  (parts.length < 2 ? parts.join("") : wholeTraditional(parts.slice(0, -1)) + wholeTraditional(parts.slice(-1)));
/** The name in traditional characters; empty where nothing differs. */
const traditionalOf = (parts: readonly string[]): readonly string[] => {
  const text = wholeTraditional(parts);
  return text === parts.join("") ? [] : [text];
};

/** Traditional form, pinyin by every reading, and initials of a name in parts. */
const foundBy = ([first = "", ...rest]: readonly string[]): readonly string[] => {
  const later = rest.map((part) => combined(readingsOf(part)));
  const end = rest.flatMap(readingsOf).map(([syllable = ""]) => [syllable]);
  return [
    ...traditionalOf([first, ...rest]),
    ...combined([...readingsOf(first), ...end]),
    ...later.flatMap(([, ...others]) => others),
    [...readingsOf(first), ...end].map(([syllable = ""]) => syllable.charAt(0)).join(""),
  ];
};

/** What a search text is made of. */
export interface SearchedNames {
  /** The name in parts that other games have too; `{}` in English stands for the parts before. */
  readonly parts: readonly Title[];
  readonly provider: Title;
}

/**
 * The search text of a game, in lower case and separated by spaces: the names of the game and of its provider in both
 * languages, pinyin without tones, initials, and traditional forms. Pinyin has every reading of each character: in the
 * whole name for those of the first part, which is typed first, and by themselves for those of a later part. The lobby
 * looks for each word by itself, so English words may have any order: that of the parts reversed repeats the same runs
 * in many games, and compresses best.
 */
export const searchText = ({ parts, provider }: SearchedNames): string =>
  [
    parts.map(({ zh }) => zh).join(""),
    ...parts.toReversed().map(({ en }) => en.replaceAll(/ ?\{\} ?/g, " ").trim()),
    ...foundBy(parts.map(({ zh }) => zh)),
    provider.zh,
    provider.en,
    ...foundBy([provider.zh]),
  ]
    .join(" ")
    .toLowerCase();
