import { statSync } from "node:fs";
import { join } from "node:path";
import { chunksFrom, readManifest } from "@baize/vite";
import { kB, type Row } from "../row.ts";
import type { Ground } from "./ground.ts";

const ENTRY = "apps/10001/index.html";
const HOME = "packages/games/src/home/home-page.tsx";
/** A page of a feature, by the name of its module. */
const PAGE = /^packages\/([\w-]+)\/src\/(?:[\w-]+\/)+[\w-]+-page\.tsx$/;
const LOCALES = ["zh-CN", "en"] as const;
/** Kilobytes that a route may add to home. */
const [HEAVY, LIGHT] = [35, 20];
const HEAVY_PAGES = /(?:lobby|deposit)-page\.tsx$/;
const SHOWN = 5;

/** Scripts of a page, with the words of its owner and those that every page of a feature needs. */
const keysOf = (page: string, owner: string, locale: string): string[] => [
  ENTRY,
  page,
  ...[owner, "feature-kit", "site", "ui-kit"].map((one) => `packages/${one}/src/messages/${locale}.ts`),
];

/** What each route of the features adds to the scripts of home, brotli, in the language with the most words. */
export const measureWeights = async ({ site: { bundle } }: Ground): Promise<Row[]> => {
  const manifest = readManifest(bundle);
  const filesOf = (page: string, owner: string, locale: string): string[] =>
    chunksFrom(manifest, keysOf(page, owner, locale)).map(({ file }) => file);
  const sizeOf = (file: string): number => statSync(join(bundle, `${file}.br`)).size;
  const added = (page: string, owner: string, locale: string): number => {
    const home = new Set(filesOf(HOME, "games", locale));
    const files = new Set(filesOf(page, owner, locale).filter((file) => !home.has(file)));
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  };
  const routes = Object.keys(manifest).flatMap((page) => {
    const [, owner] = PAGE.exec(page) ?? [];
    if (owner === undefined || page === HOME) return [];
    const bytes = Math.max(...LOCALES.map((locale) => added(page, owner, locale)));
    return [{ page, bytes, budget: HEAVY_PAGES.test(page) ? HEAVY : LIGHT }];
  });
  if (routes.length === 0) throw new Error("The manifest names no pages.");
  const held = routes.filter(({ bytes, budget }) => bytes <= budget * 1_000);
  const largest = routes.toSorted((one, other) => other.bytes - one.bytes).slice(0, SHOWN);
  return [
    {
      what: "routes whose scripts beyond home's hold their budget",
      figure: String(held.length),
      baseline: `${routes.length} (all)`,
      ratio: (held.length / routes.length).toFixed(2),
      budget: "1.00",
      noise: "0 %",
    },
    ...largest.map(({ page, bytes, budget }) => ({
      what: page.replace(/^packages\/|src\/|\.tsx$/g, ""),
      figure: kB(bytes),
      baseline: "–",
      ratio: "–",
      budget: `≤ ${budget} kB`,
      noise: "0 %",
    })),
  ];
};
