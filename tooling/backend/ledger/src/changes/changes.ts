import { all, first, raw } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";

/** What of a subject has changed. It says that there is news and not what it is: whoever cares reads it again. */
export interface Change {
  readonly topic: string;
  /** Rises by one with each change of the subject, in the order of the commits. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The subject of what is one member's. */
export const memberSubject = (member: string): string => `member/${member}`;
/** The subject of what is all members' of a brand. */
export const brandSubject = (brand: string): string => `brand/${brand}`;

const NEXT = `insert into ledger_change_head (subject, last) values (?, ?)
  on conflict (subject) do update set last = ledger_change_head.last + excluded.last returning last`;

const putTopics = (count: number): string => `insert into ledger_change (subject, topic, id, at)
  values ${Array<string>(count).fill("(?, ?, ?, ?)").join(", ")}
  on conflict (subject, topic) do update set id = excluded.id, at = excluded.at`;

/** Channel of PostgreSQL's notifications; on SQLite a function of the same name calls the watchers of this process. */
export const CHANGES_CHANNEL = "baize_change";
const TELL = `select pg_notify('${CHANGES_CHANNEL}', ?) as told`;

/**
 * Records that topics of a subject have changed, in the transaction of the change, and wakes who watches the database
 * once that is committed. The subject's row stays locked until the commit, so ids rise in the order of commits. Of each
 * topic the latest change alone is kept: it stands for all before it, so that nothing has to be pruned.
 */
export function* noteChange(subject: string, topics: readonly string[], at: number): Work<void> {
  if (topics.length === 0) return;
  const row = yield* first(raw<{ last: bigint }>(NEXT, subject, topics.length));
  if (row === undefined) throw new Error(`The change of "${subject}" got no number.`);
  const before = Number(row.last) - topics.length;
  const rows = topics.flatMap((topic, index) => [subject, topic, before + index + 1, at]);
  yield* all(raw(putTopics(topics.length), ...rows));
  yield* all(raw(TELL, subject));
}

/** The latest change of each topic of the subjects, in their order; a subject that never changed is left out. */
export function* readChanges(subjects: readonly string[]): Work<ReadonlyMap<string, readonly Change[]>> {
  const found = new Map<string, Change[]>();
  if (subjects.length === 0) return found;
  const rows = yield* all(
    raw<{ subject: string; topic: string; id: bigint; at: bigint }>(
      `select subject, topic, id, at from ledger_change
        where subject in (${subjects.map(() => "?").join(", ")}) order by id`,
      ...subjects,
    ),
  );
  for (const { subject, topic, id, at } of rows) {
    const changes = found.get(subject) ?? [];
    changes.push({ topic, id: Number(id), at: Number(at) });
    found.set(subject, changes);
  }
  return found;
}
