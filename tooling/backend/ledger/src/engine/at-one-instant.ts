import type { Database, Work } from "./database.ts";

export interface AtOneInstant {
  /** A transaction that writes. */
  readonly atomic: <T>(work: (now: number) => Work<T>) => Promise<T>;
  /** A transaction that reads. */
  readonly read: <T>(work: (now: number) => Work<T>) => Promise<T>;
}

/**
 * Transactions that are given one instant, epoch milliseconds, for all they do, however often the database repeats
 * them.
 */
export const atOneInstant = (database: Pick<Database, "atomic" | "read">, clock: () => number): AtOneInstant => ({
  atomic: (work) => {
    const now = clock();
    return database.atomic(() => work(now));
  },
  read: (work) => {
    const now = clock();
    return database.read(() => work(now));
  },
});
