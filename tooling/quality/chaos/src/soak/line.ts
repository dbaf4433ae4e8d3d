import { LINE_FAULTS } from "@baize/safeguards";
import { runMatrix } from "../matrix/run-matrix.ts";
import { drivenCalls } from "../matrix/scenarios.ts";
import { startWorld } from "../matrix/start-world.ts";
import { numberOf, seconds, type SoakValues } from "./values.ts";

/** Every money call under every fault of the line. */
export const soakLine = async (values: SoakValues): Promise<number> => {
  const calls = drivenCalls.filter(({ name }) => values.call === undefined || name === values.call);
  const faults = LINE_FAULTS.filter((fault) => values.fault === undefined || fault === values.fault);
  if (calls.length === 0) throw new TypeError(`There is no call "${values.call ?? ""}" to drive.`);
  if (faults.length === 0) throw new TypeError(`A fault of the line is one of ${LINE_FAULTS.join(", ")}.`);
  const only = values.seed === undefined ? null : numberOf(values.seed, "seed");
  const seeds =
    only === null ? Array.from({ length: numberOf(values.seeds, "seeds") }, (_, index) => index + 1) : [only];
  let [cases, found] = [0, 0];
  for (const seed of seeds) {
    const world = await startWorld();
    const began = performance.now();
    const report = await runMatrix(world, { seed, calls, faults });
    await world.close();
    cases += report.cases;
    found += report.findings.length + report.cases - report.met;
    for (const finding of report.findings) console.error(finding);
    const figures = [`${report.cases} cases`, `${report.met} met their fault`, `${report.findings.length} findings`];
    console.log(`line, seed ${seed}: ${figures.join(", ")}, ${seconds(began)}`);
  }
  console.log(`line: ${cases} cases, ${found} findings`);
  return found;
};
