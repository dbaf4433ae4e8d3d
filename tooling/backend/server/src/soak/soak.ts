import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { soakFuzz } from "./fuzz.ts";

const USAGE = "Usage: pnpm soak [--requests <count> [--seed <number>]]";
const { values } = parseArgs({
  options: { requests: { type: "string" }, seed: { type: "string", default: "1" } },
});
const readWhole = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`"${text}" is no count. ${USAGE}`);
  return value;
};
/** Runs a soak of this folder in a process of its own. */
const runFile = (file: string): boolean =>
  spawnSync(process.execPath, ["-C", "@baize/source", fileURLToPath(new URL(file, import.meta.url))], {
    stdio: "inherit",
  }).status === 0;

const isHeld =
  values.requests === undefined
    ? ["flood.ts", "guessing.ts"].every(runFile)
    : await soakFuzz(readWhole(values.requests), readWhole(values.seed));
process.exit(isHeld ? 0 : 1);
