import { asFault, isBusy, isStorage, PAUSES, type SqliteConnection } from "./sqlite-connection.ts";

/** Most transactions in one commit; bounds the time the event loop is held. */
const GROUP = 128;

export interface Job {
  /** Drives the work; gives what resolves the caller's promise once the commit is durable. */
  run(): () => void;
  fail(error: unknown): void;
}

export interface WriteQueue {
  add(job: Job): void;
  /** Resolves once nothing is queued. */
  drained(): Promise<void>;
}

/**
 * Commits all jobs of one turn of the event loop together, each behind its own savepoint. While another process holds
 * the lock, it tries again after growing pauses that do not block; after the last, it refuses all that is queued.
 */
export const createWriteQueue = (writer: SqliteConnection): WriteQueue => {
  const [begin, commit] = [writer.control("begin immediate"), writer.control("commit")];
  const [save, keep, undo] = [
    writer.control("savepoint job"),
    writer.control("release job"),
    writer.control("rollback to job"),
  ];
  let queue: Job[] = [];
  let isScheduled = false;
  let pauses = 0;
  let whenDrained: (() => void)[] = [];

  /** Throws only when another process holds the lock; then nothing is written or settled. */
  const commitAlone = (job: Job): void => {
    try {
      begin();
      const settle = job.run();
      commit();
      settle();
    } catch (error) {
      writer.abandon();
      if (isBusy(error)) throw error;
      job.fail(asFault(error));
    }
  };

  /** One commit for all. Nothing is settled when it throws as above, or gives false: the whole transaction was lost. */
  const commitTogether = (jobs: readonly Job[]): boolean => {
    const settlements: (() => void)[] = [];
    try {
      begin();
      for (const job of jobs) {
        save();
        try {
          settlements.push(job.run());
        } catch (error) {
          if (isStorage(error) || !writer.raw.inTransaction) throw error;
          undo();
          settlements.push(() => job.fail(error));
        }
        keep();
      }
      commit();
    } catch (error) {
      writer.abandon();
      if (isBusy(error)) throw error;
      return false;
    }
    for (const settle of settlements) settle();
    return true;
  };

  const commitEach = (jobs: Job[]): void => {
    for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
      commitAlone(job);
      jobs.shift();
    }
  };

  const backOff = (error: unknown): void => {
    const pause = PAUSES[pauses];
    pauses += 1;
    if (pause !== undefined) {
      isScheduled = true;
      setTimeout(flush, pause);
      return;
    }
    pauses = 0;
    const refused = queue;
    queue = [];
    for (const job of refused) job.fail(asFault(error));
  };

  const flush = (): void => {
    isScheduled = false;
    const jobs = queue.splice(0, GROUP);
    try {
      if (jobs.length === 1 || !commitTogether(jobs)) commitEach(jobs);
      pauses = 0;
    } catch (error) {
      queue.unshift(...jobs);
      backOff(error);
    }
    if (queue.length > 0) return schedule();
    for (const resolve of whenDrained) resolve();
    whenDrained = [];
  };

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  };

  return {
    add: (job) => {
      queue.push(job);
      schedule();
    },
    drained: () =>
      new Promise((resolve) => {
        if (queue.length === 0) resolve();
        else whenDrained.push(resolve);
      }),
  };
};
