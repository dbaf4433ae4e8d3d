import { isDeepStrictEqual } from "node:util";
import { StorageFault } from "@baize/ledger";
import type { FaultPlan } from "@baize/ledger/testing";
import { findings } from "../testing/ledger-state.ts";
import type { WorkCase } from "../testing/work-cases.ts";
import { type Choose, type Fixture, newMember, runsOf, type State, stateOf, type Swept } from "./fault-runs.ts";

const repeat = async (fixture: Fixture, one: WorkCase, plan: FaultPlan, end: State | null) => {
  const ctx = await newMember(fixture);
  const work = await one.prepare(fixture.world, ctx);
  const start = await stateOf(fixture, ctx);
  fixture.database.arm(plan);
  const result = await work().catch((error: unknown) => error);
  const met = fixture.database.boundaries;
  fixture.database.lift();
  if (result instanceof Error && !(result instanceof StorageFault)) throw result;
  const isStill = isDeepStrictEqual(await stateOf(fixture, ctx), start);
  for (let times = 0; times < 3; times += 1) await work();
  const state = await stateOf(fixture, ctx);
  return { met, state, result, isStill, isOnce: end === null || isDeepStrictEqual(state, end) };
};

/** The same for work of one transaction (or a job of several): repeated after its fault, it has acted once. */
export const sweepWork = async (fixture: Fixture, one: WorkCase, choose: Choose): Promise<Swept> => {
  const whole = await repeat(fixture, one, { nth: Infinity, mode: "once" }, null);
  const wrong: string[] = [];
  let runs = 1;
  for (let nth = 1; nth <= whole.met; nth += 1)
    for (const { mode } of choose(runsOf(nth).filter(({ way }) => way === "old key"))) {
      const { result, isStill, isOnce } = await repeat(fixture, one, { nth, mode }, whole.state);
      runs += 1;
      const isLie =
        result instanceof StorageFault && result.outcome === "rolled_back" && !isStill && one.isJob !== true;
      if (isLie)
        wrong.push(`${one.name}, boundary ${nth} ${mode}: reported as rolled back, and something was written.`);
      if (!isOnce) wrong.push(`${one.name}, boundary ${nth} ${mode}: repeated, it has not acted once.`);
    }
  return { boundaries: whole.met, runs, findings: [...wrong, ...(await findings(fixture.world))] };
};
