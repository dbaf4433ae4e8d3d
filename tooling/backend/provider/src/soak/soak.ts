import { openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { parseArgs } from "node:util";
import { SCENARIOS } from "./scenarios.ts";
import { sweep } from "./sweep.ts";

const { values } = parseArgs({ options: { engine: { type: "string" }, every: { type: "string", default: "1" } } });
const ENGINES = ["sqlite", "postgres"].filter((engine) => values.engine === undefined || values.engine === engine);

let faults = 0;
for (const engine of ENGINES) {
  for (const scenario of SCENARIOS) {
    const start = performance.now();
    const database = await openDatabase(engine === "sqlite" ? { file: ":memory:" } : { url: await freshPostgres() });
    const swept = await sweep(database, scenario, Number(values.every));
    await database.close();
    faults += swept.faults;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const result = `${swept.boundaries} boundaries, ${swept.faults} faults hold (${seconds} s)`;
    process.stdout.write(`${engine.padEnd(9)}${scenario.name}: ${result}\n`);
  }
}
process.stdout.write(
  `${faults} faults of the store; every stake taken once or not at all, every answer as recorded.\n`,
);
process.exit(0);
