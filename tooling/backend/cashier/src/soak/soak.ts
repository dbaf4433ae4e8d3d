import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, type Database } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { createWorld } from "../testing/create-world.ts";
import { soakBursts } from "./soak-bursts.ts";
import { soakFaults } from "./soak-faults.ts";
import { soakPlay } from "./soak-play.ts";

const { values } = parseArgs({
  options: {
    ops: { type: "string", default: "20000" },
    bursts: { type: "string" },
    faults: { type: "boolean", default: false },
    engine: { type: "string", default: "sqlite" },
    seed: { type: "string", default: "1" },
  },
});
const [count, seed] = [Number(values.bursts ?? values.ops), Number(values.seed)];
if (
  !Number.isSafeInteger(count) ||
  count < 1 ||
  !Number.isSafeInteger(seed) ||
  !["sqlite", "postgres"].includes(values.engine)
)
  throw new Error(
    "Usage: node -C @baize/source src/soak/soak.ts [--ops <count> | --bursts <count> | --faults] --engine sqlite|postgres --seed <number>",
  );

const soak = async (database: Database): Promise<string> => {
  if (values.faults) return soakFaults(database, seed);
  const world = await createWorld(database, { seed });
  return values.bursts === undefined ? soakPlay(world, count, seed) : soakBursts(world, count);
};
const kind = values.faults ? "--faults" : values.bursts === undefined ? `--ops ${count}` : `--bursts ${count}`;

const folder = mkdtempSync(join(tmpdir(), "cashier-soak-"));
const database = await openDatabase(
  values.engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() },
);
const started = performance.now();
try {
  const figure = await soak(database);
  console.log(
    `${figure} Engine ${values.engine}, seed ${seed}, ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
} catch (error) {
  console.error(`Replay: node -C @baize/source src/soak/soak.ts ${kind} --engine ${values.engine} --seed ${seed}`);
  throw error;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
