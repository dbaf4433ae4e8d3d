import { LIVE_TOPICS, type LiveTopic } from "@baize/domain";
import type { Client } from "../client-types.ts";
import { laterLiveCursor, type LiveCursor, liveId, readLiveId } from "../contract/live.ts";
import { type Lead, leadName, whenLeading } from "../lead.ts";
import { keepLive } from "./keep-live.ts";
import { createLiveLine, type LiveLine } from "./live-line.ts";

/** A page that has been hidden for so long hears no more until it is seen again; then it is told what it missed. */
export const HIDDEN_MS = 120_000;

/** What has changed; "all": everything may have. */
export type LiveNews = LiveTopic | "all";

const isTopic = (text: string): text is LiveTopic => LIVE_TOPICS.some((topic) => topic === text);

/** The place of a tab in the news of one session. */
const followNews = (onNews: (news: LiveNews) => void) => {
  let place: LiveCursor | null = null;
  return {
    id: () => (place === null ? null : liveId(place)),
    /** False for an event that was taken before, or cannot be read. */
    take: (id: string, topic: string | null): boolean => {
      const cursor = readLiveId(id);
      if (cursor === null) return false;
      if (topic === "reset") {
        place = cursor;
        onNews("all");
        return true;
      }
      if (place !== null && cursor.own <= place.own && cursor.brand <= place.brand) return false;
      place = place === null ? cursor : laterLiveCursor(place, cursor);
      if (topic !== null && isTopic(topic)) onNews(topic);
      return true;
    },
  };
};

/** Hears the news of the present session, by the stream where this tab leads, else from the tab that does. */
const hear = ({ session }: Client, live: LiveLine, onNews: (news: LiveNews) => void) => {
  const family = session.family();
  const news = followNews(onNews);
  const post = (id: string, topic: string): void => {
    if (family !== null) live.tabs?.post({ type: "event", family, id, topic });
  };
  let isLeading = false;
  const unlisten = live.tabs?.listen((message) => {
    if (message.family !== family) return;
    if (message.type === "event") news.take(message.id, message.topic);
    else if (isLeading) post(news.id() ?? "", "ready");
  });
  if (family !== null) live.tabs?.post({ type: "ask", family });
  const lead = (): (() => void) => {
    isLeading = true;
    const stop = keepLive({
      open: live.open,
      after: news.id,
      onEvent: ({ id, topic }) => {
        if (news.take(id, topic)) post(id, topic ?? "unknown");
      },
    });
    return () => {
      isLeading = false;
      stop();
    };
  };
  let leading: Lead | null = null;
  return {
    /** Stops or goes on with the stream; what other tabs say is heard all the same. */
    show: (isSeen: boolean): void => {
      if (isSeen) leading ??= whenLeading(live.tabs === null ? null : leadName("live", family), lead);
      else {
        leading?.stop();
        leading = null;
      }
    },
    stop: (): void => {
      leading?.stop();
      unlisten?.();
    },
  };
};

/**
 * Calls back with what has changed for the logged-in member, until the returned function is called. One tab of a
 * session has a stream and tells the others; another takes over when it is closed, or was hidden for long, from the
 * last event that it heard of. Nothing is told twice. Where there is no stream nothing is told, and pages poll as ever.
 */
export function startLive(client: Client, onNews: (news: LiveNews) => void): () => void {
  const line = createLiveLine(client.live, client.storage);
  let hearing: ReturnType<typeof hear> | null = null;
  let epoch = -1;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = true;
  const follow = (): void => {
    const { status, leavingUntil, epoch: now } = client.session.get();
    const shouldHear = status === 1 && leavingUntil === null;
    if (shouldHear && hearing !== null && epoch === now) return;
    hearing?.stop();
    epoch = now;
    hearing = shouldHear ? hear(client, line, onNews) : null;
    hearing?.show(isSeen);
  };
  const see = (next: boolean): void => {
    isSeen = next;
    hearing?.show(next);
  };
  const watch = (): void => {
    clearTimeout(hiddenTimer);
    if (globalThis.document?.visibilityState !== "hidden") see(true);
    else hiddenTimer = setTimeout(() => see(false), HIDDEN_MS);
  };
  const unfollow = client.session.subscribe(follow);
  globalThis.document?.addEventListener("visibilitychange", watch);
  watch();
  follow();
  return () => {
    unfollow();
    globalThis.document?.removeEventListener("visibilitychange", watch);
    clearTimeout(hiddenTimer);
    hearing?.stop();
    hearing = null;
    line.close();
  };
}
