import { failingDatabase, withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { MONEY_CASES } from "../testing/money-cases.ts";
import { WORK_CASES } from "../testing/work-cases.ts";
import type { Choose, Fixture } from "./fault-runs.ts";
import { seededRandom } from "./random.ts";
import { sweepMoney } from "./sweep-money.ts";
import { sweepWork } from "./sweep-work.ts";

/** SQLite: every boundary, in one of its ways. PostgreSQL: one boundary in five. The whole is `soak --faults`. */
withEngines("a store that fails at each statement", (open) => {
  let fixture: Fixture;
  const random = seededRandom(9);
  const choose: Choose = (runs) => {
    const isTaken = fixture.database.engine === "sqlite" || random(5) === 0;
    return isTaken ? runs.slice(random(runs.length)).slice(0, 1) : [];
  };

  beforeAll(async () => {
    const database = failingDatabase(await open());
    fixture = { database, world: await createWorld(database) };
  });

  it.each(MONEY_CASES)("answers truly for a $name, and moves its money once", async (one) => {
    const { boundaries, findings } = await sweepMoney(fixture, one, choose);
    expect(findings).toEqual([]);
    expect(boundaries).toBeGreaterThan(4);
  });

  it.each(WORK_CASES)("lets a repeated $name act once", async (one) => {
    expect((await sweepWork(fixture, one, choose)).findings).toEqual([]);
  });
});
