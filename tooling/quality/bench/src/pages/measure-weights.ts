import { statSync } from "node:fs";
import { join } from "node:path";
import { SITE_LOCALES } from "@baize/domain";
import { BUDGET, BUDGETS, readManifest, weighPages } from "@baize/vite";
import { kB, type Row } from "../row.ts";
import type { Ground } from "./ground.ts";

const HOME = "games/home";
const SHOWN = 5;

/** What each route of the features adds to the scripts of home, as sent, in the language that weighs most. */
export const measureWeights = async ({ site: { bundle } }: Ground): Promise<Row[]> => {
  const sizeOf = (file: string): number => statSync(join(bundle, `${file}.br`)).size;
  const { [HOME]: _home, ...weights } = weighPages(readManifest(bundle), SITE_LOCALES, sizeOf);
  const routes = Object.entries(weights).map(([page, bytes]) => ({ page, bytes, budget: BUDGETS[page] ?? BUDGET }));
  const held = routes.filter(({ bytes, budget }) => bytes <= budget);
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
      what: page,
      figure: kB(bytes),
      baseline: "–",
      ratio: "–",
      budget: `≤ ${budget / 1_000} kB`,
      noise: "0 %",
    })),
  ];
};
