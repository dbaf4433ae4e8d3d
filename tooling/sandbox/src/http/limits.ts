import type { Database } from "@baize/ledger";
import { budgets } from "@baize/safeguards";
import type { BudgetName, budgetOf } from "../accounts/budget-table.ts";

export interface Limits {
  /** Takes a point in a transaction of its own: milliseconds to wait, 0 when the request is within its budget. */
  take(name: BudgetName, key: string, now: number): Promise<number>;
  readonly of: ReturnType<typeof budgetOf>;
}

/** Budgets of requests, in the database, so that processes share them. */
export const createLimits = (database: Database, of: Limits["of"]): Limits => ({
  of,
  take: async (name, key, now) => {
    const budget = of(name, key);
    const over = await database.atomic(() => budgets.take([budget], now));
    return over === null ? 0 : Math.min(budget.windowMs, Math.max(1, over.waitMs));
  },
});
