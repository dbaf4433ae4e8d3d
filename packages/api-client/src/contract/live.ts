import { LIVE_TOPICS } from "@baize/domain";
import * as v from "valibot";
import { get } from "./call.ts";
import { instant } from "./shapes.ts";

/** How far a stream has been read: the latest change of the member's own, and of what is the whole brand's. */
export interface LiveCursor {
  readonly own: number;
  readonly brand: number;
}

const CURSOR = /^(0|[1-9]\d{0,14})-(0|[1-9]\d{0,14})$/;

/** Id of an event: `<own>-<brand>`. Both numbers only rise, and they may skip. */
export const liveId = ({ own, brand }: LiveCursor): string => `${own}-${brand}`;

/** What an id stands for; null for a text that is none. */
export const readLiveId = (id: string): LiveCursor | null => {
  const [, own, brand] = CURSOR.exec(id) ?? [];
  return own === undefined || brand === undefined ? null : { own: Number(own), brand: Number(brand) };
};

/** Both cursors joined, where one of them tells of something that the other has not. */
export const laterLiveCursor = (a: LiveCursor, b: LiveCursor): LiveCursor => ({
  own: Math.max(a.own, b.own),
  brand: Math.max(a.brand, b.brand),
});

/** What an event may be: a topic; "ready", which begins a stream; or "reset": what came after the id is not known. */
export const LIVE_EVENTS = [...LIVE_TOPICS, "ready", "reset"] as const;

/**
 * An event of the stream, beside its id. It names what has changed and not what it is: the page reads that again.
 * A client passes over what it does not know and goes on from its id.
 */
export const liveEvent = v.object({ topic: v.picklist(LIVE_EVENTS), at: instant });
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/**
 * The stream of news of a logged-in member, `text/event-stream`: fields `id` and `data`, the latter a {@link liveEvent}
 * as JSON, and a comment every 20 s. A refusal comes as an envelope instead, "rate_limited" for too many streams.
 * `after` is the id of the last event that was received: what has changed since is told, each topic once, in the order
 * of its latest change. Without it the stream begins now, with what has changed within the last half minute, which
 * reads that are under way may have missed. It is no activity of the member, and ends when the session does.
 */
export const liveStream = get("/api/x/v1/live", {
  source: "extension",
  access: "member",
  effect: "read",
  isAutomatic: true,
  summary: "Stream of what has changed for the member, as server-sent events",
  input: v.object({ after: v.optional(v.pipe(v.string(), v.regex(CURSOR))) }),
  data: liveEvent,
});
