import type { LiveCursor } from "@baize/api-client/contract";
import { brandSubject, type Change, type Database, memberSubject, readChanges } from "@baize/ledger";
import type { Logger } from "pino";
import type { Sessions } from "../accounts/sessions.ts";
import { createLiveStream, type LiveReader, type LiveStream } from "./live-stream.ts";

export interface LiveLimits {
  readonly perMember: number;
  /** Of this process; fewer than its connections, so that calls find one. */
  readonly inAll: number;
  /** How often all is looked at, whatever was heard, and dead sessions are found. */
  readonly lookMs: number;
  /** How often a stream that is silent shows that it is there, as a multiple of `lookMs`. */
  readonly beatLooks: number;
}
export const LIVE_LIMITS: LiveLimits = { perMember: 8, inAll: 4_000, lookMs: 5_000, beatLooks: 4 };

/** Reads that began so long before a stream may have missed what it then tells. */
const RECENT_MS = 30_000;
/** Subjects or sessions of one query. */
const BATCH = 500;

export interface LiveHub {
  /** A stream from `after` on, or from now; null where there are too many. */
  open(reader: LiveReader, after: LiveCursor | null): Promise<ReadableStream<Uint8Array> | null>;
  /** Streams that are open. */
  count(): number;
  /** Ends all streams; none is opened any more. */
  close(): void;
}

export interface LiveDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, "liveAmong">;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly limits?: LiveLimits;
}

const inBatches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

const headOf = (changes: readonly Change[]): number => changes.at(-1)?.id ?? 0;

/** Where a stream begins that does not say what it knows: before what changed lately, else at the end. */
const recentPlace = (changes: readonly Change[], now: number): number => {
  const recent = changes.find(({ at }) => at >= now - RECENT_MS && at <= now);
  return recent === undefined ? headOf(changes) : recent.id - 1;
};

/** The streams of this process, told what any process has changed. */
export const createLiveHub = (deps: LiveDeps): LiveHub => {
  const { database, sessions, clock, logger, limits = LIVE_LIMITS } = deps;
  const bySubject = new Map<string, { readonly part: keyof LiveCursor; readonly streams: Set<LiveStream> }>();
  const streams = new Map<LiveStream, { looks: number }>();
  /** Streams that are open or about to be, by member. */
  const held = new Map<string, number>();
  let waiting = new Set<string>();
  let isLooking = false;
  let isClosed = false;
  let total = 0;

  const join = (subject: string, part: keyof LiveCursor, stream: LiveStream): void => {
    const group = bySubject.get(subject) ?? { part, streams: new Set() };
    group.streams.add(stream);
    bySubject.set(subject, group);
  };
  const leave = (subject: string, stream: LiveStream): void => {
    const group = bySubject.get(subject);
    group?.streams.delete(stream);
    if (group?.streams.size === 0) bySubject.delete(subject);
  };
  const release = (member: string): void => {
    total -= 1;
    const left = (held.get(member) ?? 1) - 1;
    if (left === 0) held.delete(member);
    else held.set(member, left);
  };

  /** Ends streams whose session is over. */
  const endDead = async (among: readonly LiveStream[]): Promise<void> => {
    for (const batch of inBatches(among)) {
      const vids = [...new Set(batch.map(({ reader }) => reader.vid))];
      const live = await database.read(() => sessions.liveAmong(vids, clock()));
      for (const stream of batch) if (!live.has(stream.reader.vid)) stream.end();
    }
  };
  const tell = async (subject: string, changes: readonly Change[]): Promise<void> => {
    const group = bySubject.get(subject);
    if (group === undefined) return;
    const told = [...group.streams];
    for (const stream of told) stream.tell(group.part, changes);
    if (group.part === "own" && changes.some(({ topic }) => topic === "session")) await endDead(told);
  };
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      while (waiting.size > 0 && !isClosed) {
        const subjects = [...waiting];
        waiting = new Set();
        for (const batch of inBatches(subjects)) {
          const found = await database.read(() => readChanges(batch));
          for (const [subject, changes] of found) await tell(subject, changes);
        }
      }
    } catch (error) {
      // Nothing is lost: all is looked at again in a moment.
      logger.warn({ event: "live_not_read", err: error });
    } finally {
      isLooking = false;
    }
  };
  const lookAt = (subjects: Iterable<string>): void => {
    for (const subject of subjects) if (bySubject.has(subject)) waiting.add(subject);
    if (waiting.size > 0) void look();
  };

  const stopWatching = database.watch((subject) => lookAt(subject === null ? bySubject.keys() : [subject]));
  const timer = setInterval(() => {
    lookAt(bySubject.keys());
    for (const [stream, age] of streams) if ((age.looks += 1) % limits.beatLooks === 0) stream.beat();
    endDead([...streams.keys()]).catch((error: unknown) => logger.warn({ event: "live_not_read", err: error }));
  }, limits.lookMs);
  timer.unref();

  const begin = async (reader: LiveReader, after: LiveCursor | null): Promise<LiveStream> => {
    const [own, brand] = [memberSubject(reader.member), brandSubject(reader.brand)];
    const found = await database.read(() => readChanges([own, brand]));
    const now = clock();
    const [mine, ours] = [found.get(own) ?? [], found.get(brand) ?? []];
    const isKnown = after === null || (after.own <= headOf(mine) && after.brand <= headOf(ours));
    const from = isKnown
      ? (after ?? { own: recentPlace(mine, now), brand: recentPlace(ours, now) })
      : { own: headOf(mine), brand: headOf(ours) };
    const stream = createLiveStream(reader, from, { topic: isKnown ? "ready" : "reset", at: now }, () => {
      leave(own, stream);
      leave(brand, stream);
      streams.delete(stream);
      release(reader.member);
    });
    streams.set(stream, { looks: 0 });
    join(own, "own", stream);
    join(brand, "brand", stream);
    lookAt([own, brand]);
    return stream;
  };
  return {
    open: async (reader, after) => {
      const count = held.get(reader.member) ?? 0;
      if (isClosed || total >= limits.inAll || count >= limits.perMember) return null;
      total += 1;
      held.set(reader.member, count + 1);
      try {
        const stream = await begin(reader, after);
        if (isClosed) stream.end();
        return stream.body;
      } catch (error) {
        release(reader.member);
        throw error;
      }
    },
    count: () => total,
    close: () => {
      isClosed = true;
      stopWatching();
      clearInterval(timer);
      for (const stream of streams.keys()) stream.end();
    },
  };
};
