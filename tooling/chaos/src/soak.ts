import { parseArgs } from "node:util";
import { runMatrix } from "./matrix/run-matrix.ts";
import { drivenCalls } from "./matrix/scenarios.ts";
import { startWorld } from "./matrix/start-world.ts";
import { FAULTS } from "./proxy/fault.ts";

const { values } = parseArgs({
  options: { seeds: { type: "string", default: "5" }, seed: { type: "string" }, call: { type: "string" }, fault: { type: "string" } },
});
const only = values.seed === undefined ? null : Number(values.seed);
const [count, calls, faults] = [
  Number(values.seeds),
  drivenCalls.filter(({ name }) => values.call === undefined || name === values.call),
  FAULTS.filter((fault) => values.fault === undefined || fault === values.fault),
];
if (!Number.isSafeInteger(only ?? count) || count < 1 || calls.length === 0 || faults.length === 0)
  throw new TypeError(`Usage: pnpm soak [--seeds 5 | --seed 1] [--call finance.depositCreate] [--fault ${FAULTS.join("|")}]`);

let [cases, found] = [0, 0];
const started = performance.now();
for (const seed of only === null ? Array.from({ length: count }, (_, index) => index + 1) : [only]) {
  const world = await startWorld();
  const began = performance.now();
  const report = await runMatrix(world, { seed, calls, faults });
  await world.close();
  cases += report.cases;
  found += report.findings.length + report.cases - report.met;
  for (const finding of report.findings) console.error(finding);
  console.log(
    `seed ${seed}: ${calls.length} calls × ${faults.length} faults = ${report.cases} cases, ${report.met} met their fault, ${report.findings.length} findings, ${((performance.now() - began) / 1000).toFixed(1)} s. Replay: pnpm soak --seed ${seed}`,
  );
}
console.log(`${cases} cases, ${found} findings, ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (found > 0) process.exitCode = 1;
