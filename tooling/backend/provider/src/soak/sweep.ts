import { type Database, StorageFault } from "@baize/ledger";
import type { FaultPlan } from "@baize/ledger/testing";
import type { Scenario } from "./scenarios.ts";
import { openStage, type Stage } from "./stage.ts";

export interface Sweep {
  readonly name: string;
  /** Number of statements and commits of the call without a fault. */
  readonly boundaries: number;
  /** Number of faults injected. */
  readonly faults: number;
}
const MODES: readonly FaultPlan["mode"][] = ["once", "until_lifted"];
/** Calls without a fault that end a sweep: a won round has more boundaries than a lost one. */
const MISSES = 3;

const attempt = async (stage: Stage, scenario: Scenario, plan: FaultPlan): Promise<number> => {
  const attempted = await scenario.prepare(stage);
  stage.store.arm(plan);
  let first: unknown = null;
  try {
    first = await attempted.call();
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
  } finally {
    stage.store.lift();
  }
  await attempted.check(first);
  return stage.store.boundaries;
};

/**
 * Fails the database at every `every`-th boundary of a call, once and until lifted, and retries each time. Throws with
 * the boundary in its message where an invariant is broken.
 */
export const sweep = async (database: Database, scenario: Scenario, every: number): Promise<Sweep> => {
  const stage = await openStage(database);
  const boundaries = await attempt(stage, scenario, { nth: Infinity, mode: "once" });
  let faults = 0;
  for (const mode of MODES) {
    for (let [nth, misses] = [1, 0]; misses < MISSES; nth += every) {
      try {
        if ((await attempt(stage, scenario, { nth, mode })) >= nth) faults += 1;
        else misses += 1;
      } catch (cause) {
        throw new Error(`${scenario.name}: boundary ${nth} of about ${boundaries}, ${mode}, does not hold.`, { cause });
      }
    }
  }
  await stage.verify();
  return { name: scenario.name, boundaries, faults };
};
