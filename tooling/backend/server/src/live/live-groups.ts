import type { LiveCursor } from "@baize/api-client/contract";
import { brandSubject, type Change, memberSubject } from "@baize/ledger";
import type { LiveReader, LiveStream } from "./live-stream.ts";

/** Streams by the subjects whose changes they tell. */
export interface LiveGroups {
  join(stream: LiveStream): void;
  leave(stream: LiveStream): void;
  has(subject: string): boolean;
  subjects(): Iterable<string>;
  /** Tells the streams of a subject its changes; gives those whose session may have ended. */
  tell(subject: string, changes: readonly Change[]): readonly LiveStream[];
}

export const subjectsOf = ({
  member,
  brand,
}: Pick<LiveReader, "member" | "brand">): Record<keyof LiveCursor, string> => ({
  own: memberSubject(member),
  brand: brandSubject(brand),
});

export const createLiveGroups = (): LiveGroups => {
  const groups = new Map<string, { readonly part: keyof LiveCursor; readonly streams: Set<LiveStream> }>();
  const partsOf = ({ reader }: LiveStream) => Object.entries(subjectsOf(reader)) as [keyof LiveCursor, string][];
  return {
    join: (stream) => {
      for (const [part, subject] of partsOf(stream)) {
        const group = groups.get(subject) ?? { part, streams: new Set() };
        group.streams.add(stream);
        groups.set(subject, group);
      }
    },
    leave: (stream) => {
      for (const [, subject] of partsOf(stream)) {
        const group = groups.get(subject);
        group?.streams.delete(stream);
        if (group?.streams.size === 0) groups.delete(subject);
      }
    },
    has: (subject) => groups.has(subject),
    subjects: () => groups.keys(),
    tell: (subject, changes) => {
      const group = groups.get(subject);
      if (group === undefined) return [];
      const told = [...group.streams];
      for (const stream of told) stream.tell(group.part, changes);
      return changes.some(({ topic }) => topic === "session") ? told : [];
    },
  };
};
