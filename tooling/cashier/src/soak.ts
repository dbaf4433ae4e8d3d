import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { createWorld, findings, memberMoney } from "./create-world.ts";
import { checkMember, diceOf, newMember, type Expected } from "./expected.ts";
import { ACTION_NAMES, ACTIONS, drain } from "./random-play.ts";

/** Steps of one member before the next comes. */
const LIFE = 250;

const { values } = parseArgs({
  options: { ops: { type: "string", default: "20000" }, engine: { type: "string", default: "sqlite" }, seed: { type: "string", default: "1" } },
});
const [ops, seed] = [Number(values.ops), Number(values.seed)];
if (!Number.isSafeInteger(ops) || ops < 1 || !Number.isSafeInteger(seed) || !["sqlite", "postgres"].includes(values.engine))
  throw new Error("Usage: pnpm soak --ops <count> --engine sqlite|postgres --seed <number>");

const folder = mkdtempSync(join(tmpdir(), "cashier-soak-"));
const database = await openDatabase(values.engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() });
const replay = `pnpm soak --ops ${ops} --engine ${values.engine} --seed ${seed}`;
const counts = new Map<string, number>();
let step = 0;

try {
  const world = await createWorld(database, { seed });
  const dice = diceOf(seed);
  const started = performance.now();
  let expected = 0n;
  let is: Expected | undefined;
  for (; step < ops; step += 1) {
    if (step % LIFE === 0) {
      if (is !== undefined) await drain(world, is);
      expected += is === undefined ? 0n : is.paidIn - is.paidOut + is.won;
      is = await newMember(world, `soak-${step / LIFE}`);
    }
    const name = ACTION_NAMES[dice(ACTION_NAMES.length)];
    if (is === undefined || name === undefined) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await ACTIONS[name](world, is, dice);
    await checkMember(world, is);
  }
  if (is !== undefined) await drain(world, is);
  expected += is === undefined ? 0n : is.paidIn - is.paidOut + is.won;
  const found = await findings(world);
  const money = await memberMoney(world);
  if (found.length > 0 || money !== expected) throw new Error(`The ledger holds ${money}, the model ${expected}; the auditor says: ${found.join("; ") || "nothing"}`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${ops} operations on ${values.engine} in ${seconds.toFixed(1)} s, 0 findings, members hold ${money}. ${JSON.stringify(Object.fromEntries(counts))}`);
} catch (error) {
  console.error(`Failed at step ${step}. Replay: ${replay}`);
  throw error;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
