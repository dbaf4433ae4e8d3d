import type { EngineName } from "@baize/ledger";
import { moneyCalls, runStoreMatrix } from "../store/run-store-matrix.ts";
import { nameOf, STORE_TIMES } from "../store/store-times.ts";
import { startStoreWorld } from "../store/store-world.ts";
import { numberOf, seconds, type SoakValues } from "./values.ts";

const ENGINES: readonly EngineName[] = ["sqlite", "postgres"];

/** Every money call × every statement and commit × both engines × both ways to fail. */
export const soakStore = async (values: SoakValues): Promise<number> => {
  const calls = moneyCalls.filter(({ name }) => values.call === undefined || name === values.call);
  const times = STORE_TIMES.filter((one) => values.times === undefined || nameOf(one) === values.times);
  const engines = ENGINES.filter((engine) => values.engine === undefined || engine === values.engine);
  if (calls.length === 0) throw new TypeError(`There is no money call "${values.call ?? ""}".`);
  if (times.length === 0) throw new TypeError(`--times is one of ${STORE_TIMES.map(nameOf).join(", ")}.`);
  if (engines.length === 0) throw new TypeError(`An engine is one of ${ENGINES.join(", ")}.`);
  const seed = numberOf(values.seed ?? "1", "seed");
  const nth = values.nth === undefined ? undefined : numberOf(values.nth, "nth");
  let found = 0;
  for (const engine of engines) {
    const world = await startStoreWorld({ engine });
    const began = performance.now();
    const report = await runStoreMatrix(world, world.store, { seed, calls, times, nth });
    await world.close();
    for (const finding of report.findings) console.error(finding);
    const sizes = Object.entries(report.boundaries).map(([name, count]) => `${name} ${count}`);
    const figures = [`${report.cases} cases`, `${report.findings.length} findings`, seconds(began)].join(", ");
    console.log(`store, ${engine}, seed ${seed}: ${figures}; boundaries: ${sizes.join(", ")}`);
    found += report.findings.length;
  }
  return found;
};
