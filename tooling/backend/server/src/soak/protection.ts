import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EngineName, openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { runModel } from "./protection/run-model.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the model of limits, breaks and exclusions; whether nothing was found. */
export const soakProtection = async (ops: number, seed: number, engine: EngineName): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "protection-soak-"));
  const begun = performance.now();
  let files = 0;
  const open = async () =>
    openDatabase(engine === "sqlite" ? { file: join(folder, `${(files += 1)}.db`) } : { url: await freshPostgres() });
  try {
    const { summary } = await runModel(open, { ops, seed }, async (database, done) => {
      await database.close();
      say(`  ${done} of ${ops}`);
    });
    say(`${summary} Engine ${engine}, seed ${seed}, ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    return true;
  } catch (error) {
    process.stderr.write(`Replay: pnpm soak --ops ${ops} --engine ${engine} --seed ${seed}\n`);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
