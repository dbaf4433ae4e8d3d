import { paths } from "@baize/domain";
import type { Manifest } from "vite";
import { CALLS, FIRST_WORDS } from "./chunks.ts";
import { chunksFrom } from "./manifest.ts";
import { PAGE_WORDS } from "./words-by-page.ts";

/** The words of a page of ours, by its module. */
const wordsFor = (module: string, locale: string): RegExp => {
  const [, owner = "", page = ""] = /(?:packages|@baize)\/([\w-]+)\/(?:src|dist)\/(.*)\.\w+$/.exec(module) ?? [];
  return new RegExp(`${PAGE_WORDS}${owner}/${page}/${locale}$`);
};

/** Words have a file of their own, but for those that the first view needs: these lie together. */
const wordsOf = (manifest: Manifest, locale: string, words?: RegExp): string => {
  const entries = Object.entries(manifest);
  const [key] =
    entries.find(([, { src }]) => src !== undefined && words?.test(src) === true) ??
    entries.find(([, { name }]) => name === `${FIRST_WORDS}${locale}`) ??
    [];
  if (key === undefined) throw new Error(`The build has no words in ${locale}, which pages need at once.`);
  return key;
};

/**
 * Files that a page needs beyond those that every document names: its own and its words, with all that these import at
 * once.
 *
 * @param module the page's key in the manifest; without it, of every page
 * @throws Error when the build has no words in this language
 */
export const filesOf = (manifest: Manifest, locale: string, module?: string): readonly string[] => {
  const words = wordsOf(manifest, locale);
  const keys = module === undefined ? [words] : [module, wordsOf(manifest, locale, wordsFor(module, locale)), words];
  return [...new Set(chunksFrom(manifest, keys).map(({ file }) => file))];
};

/**
 * Files without which no answer can be read: of the code of calls, with all that it imports at once.
 *
 * @throws Error when the build has no such code
 */
export const filesOfCalls = (manifest: Manifest): readonly string[] => {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === CALLS) ?? [];
  if (key === undefined) throw new Error("The build has no file of the code of calls, which every answer needs.");
  return chunksFrom(manifest, [key]).map(({ file }) => file);
};

/**
 * Gives the files that a page's document asks for, in one language.
 *
 * @param path without it, for a document of no page in particular
 * @param module the page's key in the manifest
 * @throws Error when the build has no words in this language
 */
export type PageFiles = (locale: string, path?: string, module?: string) => readonly string[];

/**
 * Works out the files of each page once, however many sites have that page. What is first seen of home is in its
 * document; of all else, what comes with an answer.
 *
 * @param manifest of the build that the sites come from
 * @throws Error when the build has no code of calls
 */
export const pageFiles = (manifest: Manifest): PageFiles => {
  const late = filesOfCalls(manifest);
  const known = new Map<string, readonly string[]>();
  return (locale, path, module) => {
    const key = [locale, path, module].join(" ");
    let files = known.get(key);
    if (files === undefined) {
      const own = filesOf(manifest, locale, module);
      files = path === paths.home ? own : [...new Set([...own, ...late])];
      known.set(key, files);
    }
    return files;
  };
};
