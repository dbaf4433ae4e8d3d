import { brandCodes } from "@baize/brand";
import { buildAll } from "@baize/vite";
import { median, type Row } from "./row.ts";

const timed = async (codes: readonly string[]): Promise<number> => {
  const started = performance.now();
  await buildAll([...codes]);
  return performance.now() - started;
};

/** All brands in one run against one brand in the same way. */
export const measureBuilds = async (): Promise<Row[]> => {
  const one: number[] = [];
  const all: number[] = [];
  await timed(["10001"]);
  for (let round = 0; round < 3; round += 1) {
    one.push(await timed(["10001"]));
    all.push(await timed(brandCodes()));
  }
  const [base, figure] = [median(one), median(all)];
  return [
    {
      what: "build of 19 brands",
      figure: `${figure.toFixed(0)} ms`,
      baseline: `${base.toFixed(0)} ms (one brand)`,
      ratio: (figure / base).toFixed(2),
      budget: "≤ 1.60",
    },
  ];
};
