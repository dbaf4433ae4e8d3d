import { failingDatabase } from "@baize/ledger/testing";
import type { Database } from "@baize/ledger";
import { createWorld } from "../testing/create-world.ts";
import { MONEY_CASES, WORK_CASES } from "../testing/fault-cases.ts";
import { sweepMoney, sweepWork, type Stage, type Swept } from "./fault-sweep.ts";

/** Every money call, operator's call and job × every boundary × both modes × both ways on. Throws what did not hold. */
export const soakFaults = async (inner: Database, seed: number): Promise<string> => {
  const database = failingDatabase(inner);
  const stage: Stage = { database, world: await createWorld(database, { seed }) };
  const swept: Swept[] = [];
  for (const one of MONEY_CASES) swept.push(await sweepMoney(stage, one, (runs) => runs));
  for (const one of WORK_CASES) swept.push(await sweepWork(stage, one, (runs) => runs));
  const wrong = swept.flatMap(({ findings }) => findings);
  if (wrong.length > 0) throw new Error(`${wrong.length} findings:\n${wrong.join("\n")}`);
  const sum = (of: "boundaries" | "runs"): number => swept.reduce((total, one) => total + one[of], 0);
  return `${swept.length} cases, ${sum("boundaries")} boundaries, ${sum("runs")} runs, 0 findings.`;
};
