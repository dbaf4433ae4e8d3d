import { deepStrictEqual as expectEqual } from "node:assert";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Database, ENGINE_NAMES, openDatabase } from "@baize/ledger";
import { failingDatabase, freshPostgres } from "@baize/ledger/testing";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { MONEY_CASES } from "../testing/money-cases.ts";
import { WORK_CASES } from "../testing/work-cases.ts";
import { createFixture, TIMES } from "./burst.ts";
import { DEPOSIT_BURSTS } from "./bursts-deposit.ts";
import { MOVE_BURSTS } from "./bursts-move.ts";
import { PAYOUT_BURSTS } from "./bursts-payout.ts";
import type { Fixture, Swept } from "./fault-runs.ts";
import { soakModel } from "./soak-model.ts";
import { sweepMoney } from "./sweep-money.ts";
import { sweepWork } from "./sweep-work.ts";

const SCRIPT = "node -C @baize/source src/soak/soak.ts";

/**
 * Fires every once-only money action `count` times as a burst (docs/rules.md G3). Throws at the first that had
 * another effect.
 */
const soakBursts = async (world: World, count: number): Promise<string> => {
  const bursts = [...DEPOSIT_BURSTS, ...PAYOUT_BURSTS, ...MOVE_BURSTS];
  for (const { name, play } of bursts)
    for (let time = 1; time <= count; time += 1) {
      const [seen, expected] = await play(await createFixture(world));
      expectEqual(seen, expected, `Burst ${time} of "${name}" had another effect than its one.`);
    }
  expectEqual(await findings(world), []);
  return `${bursts.length} actions × ${count} bursts of ${TIMES}, 0 doubled, 0 findings.`;
};

/** Every money call, operator's call and job × every boundary × both modes × both ways on. Throws all findings. */
const soakFaults = async (inner: Database, seed: number): Promise<string> => {
  const database = failingDatabase(inner);
  const fixture: Fixture = { database, world: await createWorld(database, { seed }) };
  const swept: Swept[] = [];
  for (const one of MONEY_CASES) swept.push(await sweepMoney(fixture, one, (runs) => runs));
  for (const one of WORK_CASES) swept.push(await sweepWork(fixture, one, (runs) => runs));
  const wrong = swept.flatMap((one) => one.findings);
  if (wrong.length > 0) throw new Error(`${wrong.length} findings:\n${wrong.join("\n")}`);
  const sum = (of: "boundaries" | "runs"): number => swept.reduce((total, one) => total + one[of], 0);
  return `${swept.length} cases, ${sum("boundaries")} boundaries, ${sum("runs")} runs, 0 findings.`;
};

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
  !ENGINE_NAMES.some((name) => name === values.engine)
)
  throw new Error(
    `Usage: ${SCRIPT} [--ops <count> | --bursts <count> | --faults] --engine ${ENGINE_NAMES.join("|")} --seed <number>`,
  );

const soak = async (database: Database): Promise<string> => {
  if (values.faults) return soakFaults(database, seed);
  const world = await createWorld(database, { seed });
  return values.bursts === undefined ? soakModel(world, count, seed) : soakBursts(world, count);
};
const kind = values.faults ? "--faults" : values.bursts === undefined ? `--ops ${count}` : `--bursts ${count}`;

const folder = mkdtempSync(join(tmpdir(), "cashier-soak-"));
const database = await openDatabase(
  values.engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() },
);
const started = performance.now();
try {
  const figure = await soak(database);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${figure} Engine ${values.engine}, seed ${seed}, ${seconds} s.`);
} catch (error) {
  console.error(`Replay: ${SCRIPT} ${kind} --engine ${values.engine} --seed ${seed}`);
  throw error;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
