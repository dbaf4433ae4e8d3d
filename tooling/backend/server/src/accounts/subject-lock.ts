import { setTimeout as sleep } from "node:timers/promises";
import { type Database, first, run, type Work } from "@baize/ledger";
import { q } from "./tables.ts";

/** Longest wait for the lock. */
export const LOCK_WAIT_MS = 8_000;
/** The lock of a process that has died ends by itself. */
const LEASE_MS = 15_000;
const RETRY_MS = 40;

export interface SubjectLock {
  /**
   * Runs `work` when no other work of the subject runs, in any process of the database; null when that takes too long.
   * `early` is asked as soon as no other of this process runs: its value is the result, null goes on to the work.
   */
  run<T>(subject: string, work: () => Promise<T>, early?: () => Promise<T | null>): Promise<T | null>;
  /** Whether work of the subject runs or waits in this process. */
  isBusy(subject: string): boolean;
}

/** `holder` names this process. */
export const createSubjectLock = (database: Database, clock: () => number, holder: string): SubjectLock => {
  const last = new Map<string, Promise<void>>();

  function* reserve(subject: string, now: number): Work<boolean> {
    const row = yield* first(q.selectFrom("site_turn").selectAll().where("subject", "=", subject));
    if (row && row.holder !== holder && Number(row.until) > now) return false;
    const next = { holder, until: BigInt(now + LEASE_MS) };
    yield* run(
      q
        .insertInto("site_turn")
        .values({ subject, ...next })
        .onConflict((c) => c.column("subject").doUpdateSet(next)),
    );
    return true;
  }
  const release = (subject: string): Promise<number> =>
    database.atomic(() => run(q.deleteFrom("site_turn").where("subject", "=", subject).where("holder", "=", holder)));

  const runReserved = async <T>(subject: string, work: () => Promise<T>, deadline: number): Promise<T | null> => {
    while (!(await database.atomic(() => reserve(subject, clock())))) {
      if (performance.now() > deadline) return null;
      await sleep(RETRY_MS);
    }
    try {
      return await work();
    } finally {
      // The lease ends by itself where the store cannot be written now.
      await release(subject).catch(() => 0);
    }
  };
  return {
    run: async (subject, work, early = async () => null) => {
      const deadline = performance.now() + LOCK_WAIT_MS;
      const queued = (last.get(subject) ?? Promise.resolve()).then(async () => {
        const ended = await early();
        if (ended !== null) return ended;
        return performance.now() > deadline ? null : runReserved(subject, work, deadline);
      });
      const ended = queued.then(
        () => undefined,
        () => undefined,
      );
      last.set(subject, ended);
      try {
        return await queued;
      } finally {
        if (last.get(subject) === ended) last.delete(subject);
      }
    },
    isBusy: (subject) => last.has(subject),
  };
};
