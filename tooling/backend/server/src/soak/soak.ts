import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ENGINE_NAMES } from "@baize/ledger";
import { soakFuzz } from "./fuzz.ts";
import { soakProtection } from "./protection.ts";

const ENGINES = ENGINE_NAMES.join("|");
const USAGE = `Usage: pnpm soak [--requests <count> | --ops <count> [--engine ${ENGINES}]] [--seed <number>]`;
const { values } = parseArgs({
  options: {
    requests: { type: "string" },
    ops: { type: "string" },
    engine: { type: "string", default: "sqlite" },
    seed: { type: "string", default: "1" },
  },
});
const readWhole = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`"${text}" is no count. ${USAGE}`);
  return value;
};
const engine = ENGINE_NAMES.find((name) => name === values.engine);
if (engine === undefined) throw new Error(`"${values.engine}" is no engine. ${USAGE}`);
const seed = readWhole(values.seed);

/** Runs a soak of this folder in a process of its own. */
const runFile = (file: string): boolean => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawnSync(process.execPath, ["-C", "@baize/source", path], { stdio: "inherit" }).status === 0;
};
const soak = async (): Promise<boolean> => {
  if (values.requests !== undefined) return soakFuzz(readWhole(values.requests), seed);
  if (values.ops !== undefined) return soakProtection(readWhole(values.ops), seed, engine);
  return ["flood.ts", "guessing.ts"].every(runFile);
};
process.exit((await soak()) ? 0 : 1);
