import { Converter } from "opencc-js/cn2t";
import { pinyin, polyphonic } from "pinyin-pro";
import { makeGames } from "../games.ts";
import { EDITIONS } from "../more-games.ts";
import { PROVIDERS } from "../providers.ts";
import type { SearchWords } from "../search-text.ts";

const OPTIONS = { toneType: "none", type: "array" } as const;
/** ü is typed as v, as ü, and as u. */
const spellings = (syllable: string): readonly string[] =>
  /[üv]/.test(syllable) ? ["v", "ü", "u"].map((letter) => syllable.replace(/[üv]/, letter)) : [syllable];

/** By character, every syllable it can be read as, without tones; the reading in this word first. */
const readingsOf = (name: string): string => {
  const inWord = pinyin(name, OPTIONS);
  return polyphonic(name, OPTIONS)
    .map((syllables, index) => [
      ...new Set([inWord[index] ?? "", ...syllables].map((one) => one.toLowerCase()).flatMap(spellings)),
    ])
    .map((readings) => readings.join("/"))
    .join(" ");
};
const toTraditional = Converter({ from: "cn", to: "tw" });

/**
 * What the search text needs of the dictionaries, which are too large for a server's memory. A name in parts has a
 * traditional form of its own only where it is not that of its parts.
 */
export const searchWordsOf = (): SearchWords => {
  const titles = [...makeGames().map(({ parts }) => parts.map(({ zh }) => zh)), ...EDITIONS.map(({ zh }) => [zh])];
  const names = [...titles, ...PROVIDERS.map(({ name }) => [name])];
  const parts = [...new Set(names.flat())].toSorted();
  const traditional: Record<string, string> = {};
  for (const part of parts) if (toTraditional(part) !== part) traditional[part] = toTraditional(part);
  for (const name of titles
    .filter(({ length }) => length > 1)
    .map((title) => title.join(""))
    .toSorted()) {
    const title = titles.find((one) => one.join("") === name) ?? [];
    if (toTraditional(name) !== title.map(toTraditional).join("")) traditional[name] = toTraditional(name);
  }
  return { readings: Object.fromEntries(parts.map((part) => [part, readingsOf(part)])), traditional };
};
