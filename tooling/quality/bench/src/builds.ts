import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { releasedCodes } from "@baize/brand";
import { buildAll } from "@baize/vite";
import { compare, kB, median, noiseOf, type Row } from "./row.ts";

const ROUNDS = 5;
const ONE = "10001";
/** What brands share; a brand's own pictures and documents are its own. */
const SHARED = /\.(?:js|css)$/;

/** Milliseconds. */
const timed = async (codes: readonly string[]): Promise<number> => {
  const started = performance.now();
  await buildAll([...codes]);
  return performance.now() - started;
};

/** Bytes of the scripts and style sheets of all built brands, each content once. */
const uniqueBytes = (out: string, codes: readonly string[]): number => {
  const sizes = new Map<string, number>();
  for (const code of codes)
    for (const name of readdirSync(join(out, code, "assets")).filter((file) => SHARED.test(file))) {
      const content = readFileSync(join(out, code, "assets", name));
      sizes.set(createHash("sha256").update(content).digest("hex"), content.length);
    }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};

/** All brands in one run against one brand in the same way. */
export const measureBuilds = async (): Promise<Row[]> => {
  const codes = releasedCodes();
  const { out } = await buildAll([ONE]);
  const oneBytes = uniqueBytes(out, [ONE]);
  const [one, all]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await timed([ONE]));
    all.push(await timed(codes));
  }
  const allBytes = uniqueBytes(out, codes);
  // The difference of two such builds drowns in their noise, so that it is spread over all that were added.
  const [base, figure] = [median(one), median(all)];
  const further = (figure - base) / (codes.length - 1);
  return [
    compare(`build of ${codes.length} brands`, all, { name: "one brand", values: one }, "≤ 1.30"),
    {
      what: "each brand beyond the first",
      figure: `${further.toFixed(0)} ms`,
      baseline: `${figure.toFixed(0)} ms (all)`,
      ratio: (further / figure).toFixed(3),
      budget: "≤ 0.020",
      noise: noiseOf(all),
    },
    {
      what: `unique scripts and styles of ${codes.length} brands`,
      figure: kB(allBytes),
      baseline: `${kB(oneBytes)} (one brand)`,
      ratio: (allBytes / oneBytes).toFixed(2),
      budget: "≤ 1.10",
      noise: "0 %",
    },
  ];
};
