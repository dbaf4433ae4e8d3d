import { Converter } from "opencc-js/cn2t";
import { pinyin, polyphonic } from "pinyin-pro";
import type { Title } from "./words/theme.ts";

const memoised = <T>(compute: (name: string) => T): ((name: string) => T) => {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? compute(name);
    known.set(name, found);
    return found;
  };
};

const OPTIONS = { toneType: "none", type: "array" } as const;
/** ü is typed as v, as ü, and as u. */
const spellings = (syllable: string): readonly string[] =>
  /[üv]/.test(syllable) ? ["v", "ü", "u"].map((letter) => syllable.replace(/[üv]/, letter)) : [syllable];

/** By character, every syllable it can be read as, without tones; the reading in this word first. */
const readingsOf = memoised((name): readonly (readonly string[])[] => {
  const inWord = pinyin(name, OPTIONS);
  return polyphonic(name, OPTIONS).map((syllables, index) => [
    ...new Set([inWord[index] ?? "", ...syllables].map((one) => one.toLowerCase()).flatMap(spellings)),
  ]);
});

/** Every syllable's reading in its word, and each other reading of one character with the others as in their word. */
const combined = (readings: readonly (readonly string[])[]): readonly string[] => {
  const inWord = readings.map(([first = ""]) => first);
  return [
    inWord.join(""),
    ...readings.flatMap(([, ...others], index) => others.map((one) => inWord.with(index, one).join(""))),
  ];
};

const toTraditional = Converter({ from: "cn", to: "tw" });
/** The name in traditional characters; empty where nothing differs. */
const traditionalOf = memoised((name): readonly string[] => {
  const text = toTraditional(name);
  return text === name ? [] : [text];
});

/** Traditional form, pinyin by every reading, and initials of a name in parts. */
const foundBy = ([first = "", ...rest]: readonly string[]): readonly string[] => {
  const later = rest.map((part) => combined(readingsOf(part)));
  const end = rest.flatMap(readingsOf).map(([syllable = ""]) => [syllable]);
  return [
    ...traditionalOf([first, ...rest].join("")),
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
