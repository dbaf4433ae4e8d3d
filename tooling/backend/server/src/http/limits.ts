import type { Database, Work } from "@baize/ledger";
import { type Budget, budgets } from "@baize/safeguards";
import type { BudgetName, budgetOf } from "../accounts/budget-table.ts";

export interface Limits {
  /** Milliseconds to wait, 0 when the request is within its budget. Committed together with what others take now. */
  take(name: BudgetName, key: string, now: number): Promise<number>;
  readonly of: ReturnType<typeof budgetOf>;
}

interface Pending {
  readonly budget: Budget;
  readonly now: number;
  readonly resolve: (waitMs: number) => void;
  readonly reject: (error: unknown) => void;
}

/** A flood would otherwise cost the store a commit for each request, for which all others wait. */
const TOGETHER_MS = 4;

/** Budgets of requests, in the database, so that processes share them. */
export const createLimits = (database: Database, of: Limits["of"]): Limits => {
  let pending: Pending[] = [];

  function* takeAll(taken: readonly Pending[]): Work<number[]> {
    const waits: number[] = [];
    for (const { budget, now } of taken) {
      const over = yield* budgets.take([budget], now);
      waits.push(over === null ? 0 : Math.min(budget.windowMs, Math.max(1, over.waitMs)));
    }
    return waits;
  }
  const flush = async (): Promise<void> => {
    const taken = pending;
    pending = [];
    try {
      const waits = await database.atomic(() => takeAll(taken));
      for (const [index, { resolve }] of taken.entries()) resolve(waits[index] ?? 0);
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  };
  return {
    of,
    take: (name, key, now) =>
      new Promise((resolve, reject) => {
        if (pending.length === 0) setTimeout(() => void flush(), TOGETHER_MS);
        pending.push({ budget: of(name, key), now, resolve, reject });
      }),
  };
};
