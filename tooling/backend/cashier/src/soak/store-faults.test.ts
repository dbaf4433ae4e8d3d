import { failingDatabase, withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { diceOf } from "./expected.ts";
import { MONEY_CASES, WORK_CASES } from "../testing/fault-cases.ts";
import { sweepMoney, sweepWork, type Choose, type Stage } from "./fault-sweep.ts";

/** SQLite: every boundary, in one of its ways. PostgreSQL: one boundary in five. The whole is `soak --faults`. */
withEngines("a store that fails at each statement", (open) => {
  let stage: Stage;
  const dice = diceOf(9);
  const choose: Choose = (runs) => {
    const isTaken = stage.database.engine === "sqlite" || dice(5) === 0;
    return isTaken ? runs.slice(dice(runs.length)).slice(0, 1) : [];
  };

  beforeAll(async () => {
    const database = failingDatabase(await open());
    stage = { database, world: await createWorld(database) };
  });

  it.each(MONEY_CASES)("tells the truth of a $name, and moves its money once", async (one) => {
    const { boundaries, findings } = await sweepMoney(stage, one, choose);
    expect(findings).toEqual([]);
    expect(boundaries).toBeGreaterThan(4);
  });

  it.each(WORK_CASES)("lets a repeated $name act once", async (one) => {
    expect((await sweepWork(stage, one, choose)).findings).toEqual([]);
  });
});
