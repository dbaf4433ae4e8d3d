import type { Manifest } from "vite";
import { chunksFrom } from "./manifest.ts";
import { ownModule } from "./own-module.ts";
import { filesOf, filesOfCalls } from "./page-files.ts";

const PAGE = ownModule("[\\w-]+", "(?:[\\w-]+/)*([\\w-]+)-page");
const HOME = "games/home";
const OWNER = /(?:packages|@baize)[\\/]([\w-]+)/;

/**
 * Bytes of scripts that each page of each feature loads beyond those of a home that is open, with its words, in the
 * language that weighs most; of home all that it loads itself.
 *
 * @param sizeOf bytes of a file of the build as it is sent
 * @returns by `<owner>/<page>`
 */
export const weighPages = (
  manifest: Manifest,
  locales: readonly string[],
  sizeOf: (file: string) => number,
): Readonly<Record<string, number>> => {
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(file), 0);
  const heaviest = (weigh: (locale: string) => number): number => Math.max(...locales.map(weigh));
  const pages = Object.entries(manifest).flatMap(([key, { src = "", isDynamicEntry }]) => {
    const [, page] = (isDynamicEntry === true && PAGE.exec(src)) || [];
    const [, owner = ""] = OWNER.exec(src) ?? [];
    return page === undefined ? [] : [{ key, name: `${owner}/${page}` }];
  });
  const { key: homeKey = "" } = pages.find(({ name }) => name === HOME) ?? {};
  const [entry = ""] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const first = chunksFrom(manifest, [entry]).map(({ file }) => file);
  const homeOf = (locale: string): Set<string> => new Set([...first, ...filesOf(manifest, locale, homeKey)]);
  const weigh = (key: string, locale: string): number => {
    const home = homeOf(locale);
    const open = new Set([...home, ...filesOfCalls(manifest)]);
    return sum(key === homeKey ? home : filesOf(manifest, locale, key).filter((file) => !open.has(file)));
  };
  return Object.fromEntries(pages.map(({ key, name }) => [name, heaviest((locale) => weigh(key, locale))]));
};
