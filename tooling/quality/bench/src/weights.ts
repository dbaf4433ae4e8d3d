import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildAll, chunksFrom, readManifest } from "@baize/vite";
import type { Row } from "./row.ts";

/** JavaScript that the first view loads: the entry and what it imports at once, brotli. */
export const measureWeights = async (): Promise<Row[]> => {
  const { out } = await buildAll(["10001"]);
  const bundle = join(out, "../shared");
  const files = new Set(chunksFrom(readManifest(bundle), ["apps/10001/index.html"]).map(({ file }) => file));
  const weigh = (some: Iterable<string>): number =>
    Array.from(some).reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(bundle, file))).length, 0);
  const libraries = Array.from(files).filter((file) => /\/(react|vendor)-/.test(file));
  const [all, base] = [weigh(files), weigh(libraries)];
  return [
    {
      what: "JavaScript of the entry",
      figure: `${(all / 1000).toFixed(1)} kB`,
      baseline: `${(base / 1000).toFixed(1)} kB (libraries)`,
      ratio: (all / base).toFixed(2),
      budget: "≤ 95 kB",
    },
  ];
};
