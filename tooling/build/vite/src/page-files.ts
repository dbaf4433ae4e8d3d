import type { Manifest } from "vite";
import { chunksFrom } from "./manifest.ts";
import { ownModule } from "./own-module.ts";

/** Owners of words that every page shows. */
const KITS = ["ui-kit", "site", "feature-kit"];

/** The package of ours that a module is of. */
const ownerOf = (module: string): string => /(?:packages|@baize)\/([\w-]+)\//.exec(module)?.[1] ?? "";

/** @throws Error when the build has no such part */
const keyOf = (manifest: Manifest, part: RegExp): string => {
  const key = Object.keys(manifest).find((name) => part.test(manifest[name]?.src ?? name));
  if (key === undefined)
    throw new Error(`The build has no part ${part.source}, which a page needs at once. Correct page-files.ts.`);
  return key;
};

/**
 * Files that a page needs beyond those that every document names: its own and its words, with all that these import at
 * once.
 *
 * @param module the page's key in the manifest; without it, of every page
 */
export const filesOf = (manifest: Manifest, locale: string, module?: string): readonly string[] => {
  const owners = module === undefined ? KITS : [ownerOf(module), ...KITS];
  const words = owners.map((owner) => keyOf(manifest, ownModule(owner, `messages/${locale}`)));
  const chunks = chunksFrom(manifest, module === undefined ? words : [module, ...words]);
  return [...new Set(chunks.map(({ file }) => file))];
};
