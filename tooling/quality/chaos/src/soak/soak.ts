import { parseArgs } from "node:util";
import { soakLine } from "./line.ts";
import { soakOutages } from "./outages.ts";
import { soakStore } from "./store.ts";
import { SOAK_OPTIONS, type SoakValues } from "./values.ts";

const USAGE = `Usage: pnpm soak                      all three below
  pnpm soak line [--seeds 5 | --seed 1] [--call finance.depositCreate] [--fault reset]
  pnpm soak store [--seed 1] [--engine sqlite|postgres] [--call games.transfer] [--times 1|always] [--nth 7]
  pnpm soak outages [--outage restart|disk] [--transfers 2000]`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: SOAK_OPTIONS });

/** Each prints what it did and gives the number of findings. */
const parts: Readonly<Record<string, (values: SoakValues) => Promise<number>>> = {
  line: soakLine,
  store: soakStore,
  outages: soakOutages,
};

const names = positionals.length > 0 ? positionals : Object.keys(parts);
let findings = 0;
for (const name of names) {
  const part = parts[name];
  if (part === undefined) throw new TypeError(USAGE);
  findings += await part(values);
}
if (findings > 0) process.exitCode = 1;
