import type { LiveCursor } from "@baize/api-client/contract";
import { type Change, type Database, readChanges } from "@baize/ledger";
import type { Logger } from "pino";
import type { Sessions } from "../accounts/sessions.ts";
import { createLiveGroups, subjectsOf } from "./live-groups.ts";
import { createLook, inBatches } from "./live-look.ts";
import { createLivePlaces } from "./live-places.ts";
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

const headOf = (changes: readonly Change[]): number => changes.at(-1)?.id ?? 0;

/** Where a stream begins that does not say what it knows: before what changed lately, else at the end. */
const recentPlace = (changes: readonly Change[], now: number): number => {
  const recent = changes.find(({ at }) => at >= now - RECENT_MS && at <= now);
  return recent === undefined ? headOf(changes) : recent.id - 1;
};

interface Beginning {
  readonly cursor: LiveCursor;
  readonly topic: "ready" | "reset";
}
/** Where a stream begins; a place that this store never gave is none. */
const beginningOf = (
  mine: readonly Change[],
  ours: readonly Change[],
  after: LiveCursor | null,
  now: number,
): Beginning => {
  const heads = { own: headOf(mine), brand: headOf(ours) };
  if (after === null) return { cursor: { own: recentPlace(mine, now), brand: recentPlace(ours, now) }, topic: "ready" };
  const isKnown = after.own <= heads.own && after.brand <= heads.brand;
  return isKnown ? { cursor: after, topic: "ready" } : { cursor: heads, topic: "reset" };
};

/** The streams of this process, told what any process has changed. */
export const createLiveHub = (deps: LiveDeps): LiveHub => {
  const { database, sessions, clock, logger, limits = LIVE_LIMITS } = deps;
  const [groups, places] = [createLiveGroups(), createLivePlaces(limits.perMember, limits.inAll)];
  const streams = new Map<LiveStream, { looks: number }>();
  let isClosed = false;
  // Nothing is lost by a read that fails: all is looked at again in a moment.
  const report = (error: unknown): void => logger.warn({ event: "live_not_read", err: error });

  /** Ends streams whose session is over. */
  const endDead = async (among: readonly LiveStream[]): Promise<void> => {
    for (const batch of inBatches(among)) {
      const vids = [...new Set(batch.map(({ reader }) => reader.vid))];
      const live = await database.read(() => sessions.liveAmong(vids, clock()));
      for (const stream of batch) if (!live.has(stream.reader.vid)) stream.end();
    }
  };
  const lookAt = createLook(database, (subject, changes) => endDead(groups.tell(subject, changes)), report);
  const stopWatching = database.watch((subject) => {
    if (subject === null) lookAt(groups.subjects());
    else if (groups.has(subject)) lookAt([subject]);
  });
  const timer = setInterval(() => {
    lookAt(groups.subjects());
    for (const [stream, age] of streams) if ((age.looks += 1) % limits.beatLooks === 0) stream.beat();
    endDead([...streams.keys()]).catch(report);
  }, limits.lookMs);
  timer.unref();

  const begin = async (reader: LiveReader, after: LiveCursor | null): Promise<LiveStream> => {
    const { own, brand } = subjectsOf(reader);
    const found = await database.read(() => readChanges([own, brand]));
    const now = clock();
    const { cursor, topic } = beginningOf(found.get(own) ?? [], found.get(brand) ?? [], after, now);
    const stream = createLiveStream(reader, cursor, { topic, at: now }, () => {
      groups.leave(stream);
      streams.delete(stream);
      places.release(reader.member);
    });
    streams.set(stream, { looks: 0 });
    groups.join(stream);
    lookAt([own, brand]);
    return stream;
  };
  return {
    open: async (reader, after) => {
      if (isClosed || !places.take(reader.member)) return null;
      try {
        const stream = await begin(reader, after);
        if (isClosed) stream.end();
        return stream.body;
      } catch (error) {
        places.release(reader.member);
        throw error;
      }
    },
    count: () => places.count(),
    close: () => {
      isClosed = true;
      stopWatching();
      clearInterval(timer);
      for (const stream of streams.keys()) stream.end();
    },
  };
};
