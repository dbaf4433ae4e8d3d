import type { LiveTopic } from "@baize/domain";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Client } from "../client-types.ts";
import type { LiveNews } from "../live/start-live.ts";
import { callQuery, isOwnKey, topicsOfKey } from "./call-query.ts";
import { useClient } from "./client-context.ts";
import { useIsMember } from "./session.ts";
import { startLate } from "./start-late.ts";

/** News that comes within so many milliseconds is read together. */
const TOGETHER_MS = 50;

/** Reads again what is on screen and depends on what has changed; the rest when it is next shown. */
async function refreshNews(client: Client, queryClient: QueryClient, news: ReadonlySet<LiveNews>): Promise<void> {
  const isOld = (topics: readonly LiveTopic[]): boolean => topics.some((topic) => news.has(topic));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isOld(topicsOfKey(queryKey)) || (news.has("all") && (isOwnKey(queryKey) || topicsOfKey(queryKey).length > 0)),
  });
  // A session of the member's has ended: whether it is this one, a read of the member's tells.
  if (news.has("session") || news.has("all"))
    await queryClient.fetchQuery({ ...callQuery(client.member.token), staleTime: 0 });
}

/** Keeps what is on screen up to date by the stream of news while a member is logged in; see {@link startLive}. */
export function useLiveNews(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) return undefined;
    let news = new Set<LiveNews>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      const told = news;
      news = new Set();
      // Failed reads are reported by the query cache.
      refreshNews(client, queryClient, told).catch(() => undefined);
    };
    const hear = (told: LiveNews): void => {
      if (news.size === 0) timer = setTimeout(flush, TOGETHER_MS);
      news.add(told);
    };
    const stop = startLate(async () => {
      const { startLive } = await import("../live/start-live.ts");
      return () => startLive(client, hear);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, queryClient, isMember]);
}
