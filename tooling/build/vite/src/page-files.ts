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
