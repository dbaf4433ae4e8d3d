import type { Database, Work } from "../engine/database.ts";
import { StorageFault, type StorageOutcome } from "../faults.ts";

export interface FaultPlan {
  /** The boundary that fails, counted from 1 since `arm`. */
  readonly nth: number;
  /** "once": this boundary alone. "until_lifted": this one and all after it. */
  readonly mode: "once" | "until_lifted";
}

/**
 * A database whose nth boundary fails with a StorageFault. Each statement of a transaction or read is one boundary, met
 * before the statement is sent; each transaction has two more: before its commit (everything is rolled back) and after
 * it (it is committed, and the fault's outcome is "unknown"). A read has no commit. Work that an engine runs again
 * counts again. `migrate` and `close` have no boundaries.
 */
export interface FailingDatabase extends Database {
  /** Counts from nothing again, for this plan. `nth: Infinity` only counts. */
  arm(plan: FaultPlan): void;
  /** Nothing fails or counts until the next `arm`. */
  lift(): void;
  /** Boundaries met since the last `arm` until it was lifted; at least `nth` when the fault was met. */
  readonly boundaries: number;
}

export const failingDatabase = (database: Database): FailingDatabase => {
  let plan: FaultPlan | null = null;
  let met = 0;

  const pass = (name: string, outcome: StorageOutcome = "rolled_back"): void => {
    if (plan === null) return;
    met += 1;
    if (plan.mode === "once" ? met !== plan.nth : met < plan.nth) return;
    throw new StorageFault(`The store fails at boundary ${met}, as armed: ${name}.`, { outcome });
  };

  function* stepwise<R>(work: () => Work<R>): Work<R> {
    const steps = work();
    let step = steps.next();
    while (step.done !== true) {
      pass(step.value.sql);
      step = steps.next(yield step.value);
    }
    return step.value;
  }

  return {
    engine: database.engine,
    builder: () => database.builder(),
    atomic: async (work) => {
      const value = await database.atomic(function* () {
        const result = yield* stepwise(work);
        pass("before the commit");
        return result;
      });
      pass("after the commit", "unknown");
      return value;
    },
    read: (work) => database.read(() => stepwise(work)),
    migrate: (owner, migrations) => database.migrate(owner, migrations),
    watch: (watcher) => database.watch(watcher),
    close: () => database.close(),
    arm: (next) => {
      plan = next;
      met = 0;
    },
    lift: () => {
      plan = null;
    },
    get boundaries() {
      return met;
    },
  };
};
