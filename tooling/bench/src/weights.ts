import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildAll } from "@baize/vite";
import type { Row } from "./row.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** JavaScript that the first view loads: the entry and what it imports at once, brotli. */
export const measureWeights = async (): Promise<Row[]> => {
  const { out } = await buildAll(["10001"]);
  const bundle = join(out, "../shared");
  const manifest = JSON.parse(readFileSync(join(bundle, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit("apps/10001/index.html");
  const weigh = (files: Iterable<string>): number => Array.from(files).reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(bundle, file))).length, 0);
  const libraries = Array.from(seen).filter((file) => /\/(react|vendor)-/.test(file));
  const [all, base] = [weigh(seen), weigh(libraries)];
  return [{ what: "JavaScript of the entry", figure: `${(all / 1000).toFixed(1)} kB`, baseline: `${(base / 1000).toFixed(1)} kB (libraries)`, ratio: (all / base).toFixed(2), budget: "≤ 95 kB" }];
};
