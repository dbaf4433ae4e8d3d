import type { Result } from "@baize/api-client";
import type { CallCode, Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { type Action, useAction } from "@baize/feature-kit";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useVisitor } from "../visitor/use-visitor.ts";
import { type DeskView, mergeViews } from "./merge-views.ts";
import { useDeskClient } from "./use-desk-client.ts";

/** Between two looks at an open conversation, and at a closed one. */
const OPEN_MS = 5_000;
const CLOSED_MS = 30_000;

export interface Written {
  readonly text: string;
  readonly picture?: string;
  readonly reqId: string;
}

export interface Conversation {
  readonly query: UseQueryResult<DeskView>;
  readonly write: (line: Written) => Promise<Result<DeskView, CallCode<Contract["desk"]["write"]>>>;
  /** Reads the lines before those that are known. */
  readonly earlier: Action<[], DeskView>;
}

/**
 * The conversation with the service desk, of a member or of a visitor. It is looked at while the page is seen, by reads
 * that are marked as the timer's; what the desk has written is marked as seen then.
 */
export const useConversation = (): Conversation => {
  const { desk } = useDeskClient();
  const queryClient = useQueryClient();
  const { known, named } = useVisitor();
  const optionsOf = (visitor: { readonly visitor?: string }, background = false) =>
    callQuery(desk.read, visitor, {
      background,
      structuralSharing: (before, now) => mergeViews(before as DeskView | undefined, now as DeskView),
    });
  const options = optionsOf(known);
  const isKnown = queryClient.getQueryData(options.queryKey) !== undefined;
  const query = useQuery({
    ...optionsOf(known, isKnown),
    refetchInterval: ({ state: { data } }) => pauseOf(data),
    refetchIntervalInBackground: false,
  });
  const write: Conversation["write"] = async (line) => {
    const writer = await named();
    if (!writer.ok) return writer;
    const answer = await desk.write({ ...line, ...writer.data });
    if (answer.ok) {
      const { queryKey } = optionsOf(writer.data);
      // A look that began before the line was written knows nothing of it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => mergeViews(before, answer.data));
    }
    return answer;
  };
  const first = query.data?.lines[0]?.id;
  const earlier = useAction(async () => {
    const answer = await desk.read({ ...known, ...(first !== undefined && { before: first }) });
    if (answer.ok) {
      queryClient.setQueryData(options.queryKey, (now) => now && { ...mergeViews(now, answer.data), ...stateOf(now) });
    }
    return answer;
  });
  useSeen(query.data, async (upTo) => {
    const answer = await desk.seen({ ...known, upTo });
    if (answer.ok) queryClient.setQueryData(options.queryKey, (now) => now && { ...now, unseen: answer.data.unseen });
  });
  return { query, write, earlier };
};

const pauseOf = (view: DeskView | undefined): number | false => {
  if (view === undefined || view.state === "none") return false;
  return view.state === "open" ? OPEN_MS : CLOSED_MS;
};

/** What earlier lines say nothing about. */
const stateOf = ({ state, isTicket, hours, unseen, seenByDesk }: DeskView) => ({
  state,
  isTicket,
  hours,
  unseen,
  seenByDesk,
});

/** Marks what the desk has written once it is on screen: at once, or when the page is seen again. */
const useSeen = (view: DeskView | undefined, mark: (upTo: number) => Promise<void>): void => {
  const { report } = useDeskClient();
  const markUpTo = useEffectEvent((line: number): void => {
    mark(line).catch(report);
  });
  const upTo = view !== undefined && view.unseen > 0 ? view.lines.findLast(({ by }) => by === "desk")?.id : undefined;
  useEffect(() => {
    if (upTo === undefined) return undefined;
    const markSeen = (): void => {
      if (document.visibilityState === "hidden") return;
      document.removeEventListener("visibilitychange", markSeen);
      markUpTo(upTo);
    };
    document.addEventListener("visibilitychange", markSeen);
    markSeen();
    return () => document.removeEventListener("visibilitychange", markSeen);
  }, [upTo]);
};
