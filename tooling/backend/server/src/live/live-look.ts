import { type Change, type Database, readChanges } from "@baize/ledger";

/** Subjects or sessions of one query. */
const BATCH = 500;

export const inBatches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/**
 * Reads the changes of subjects and hands them on. What is asked for while a read runs is read once more after it, all
 * of it together. A read that fails is reported: whoever asks again gets what was missed.
 */
export const createLook = (
  database: Database,
  found: (subject: string, changes: readonly Change[]) => Promise<void>,
  report: (error: unknown) => void,
): ((subjects: Iterable<string>) => void) => {
  let waiting = new Set<string>();
  let isLooking = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    try {
      while (waiting.size > 0) {
        const subjects = [...waiting];
        waiting = new Set();
        for (const batch of inBatches(subjects))
          for (const [subject, changes] of await database.read(() => readChanges(batch))) await found(subject, changes);
      }
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  };
  return (subjects) => {
    for (const subject of subjects) waiting.add(subject);
    if (waiting.size > 0 && !isLooking) void look();
  };
};
