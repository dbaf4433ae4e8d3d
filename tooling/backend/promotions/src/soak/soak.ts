import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_NAMES, openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { createWorld } from "../testing/create-world.ts";
import { seededNumbers } from "./random.ts";
import { soakModel } from "./soak-model.ts";

const SCRIPT = "node -C @baize/source src/soak/soak.ts";
const { values } = parseArgs({
  options: {
    ops: { type: "string", default: "20000" },
    engine: { type: "string", default: "sqlite" },
    seed: { type: "string", default: "1" },
  },
});
const [ops, seed] = [Number(values.ops), Number(values.seed)];
if (![ops, seed].every(Number.isSafeInteger) || ops < 1 || !ENGINE_NAMES.some((name) => name === values.engine))
  throw new Error(`Usage: ${SCRIPT} --ops <count> --engine ${ENGINE_NAMES.join("|")} --seed <number>`);

const folder = mkdtempSync(join(tmpdir(), "promotions-soak-"));
const database = await openDatabase(
  values.engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() },
);
const started = performance.now();
try {
  const figure = await soakModel(await createWorld(database), ops, seededNumbers(seed));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${figure} Engine ${values.engine}, seed ${seed}, ${seconds} s.`);
} catch (error) {
  console.error(`Replay: ${SCRIPT} --ops ${ops} --engine ${values.engine} --seed ${seed}`);
  throw error;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
