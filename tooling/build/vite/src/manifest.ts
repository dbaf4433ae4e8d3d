import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** What a finished build says of its files. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/**
 * Some chunks of a build with all that they import at once.
 *
 * @param keys their names in the manifest
 * @param isWhole with what they import later too
 */
export const chunksFrom = (manifest: Manifest, keys: readonly string[], isWhole = false): ManifestChunk[] => {
  const seen = new Map<string, ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of [...(chunk.imports ?? []), ...(isWhole ? (chunk.dynamicImports ?? []) : [])]) visit(next);
  };
  keys.forEach(visit);
  return [...seen.values()];
};
