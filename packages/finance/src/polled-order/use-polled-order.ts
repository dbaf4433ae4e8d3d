import { refreshAfterMoney } from "@baize/api-client/react";
import { useClock } from "@baize/ui-kit";
import {
  type DefaultError,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

const FIRST_MS = 3_000;
const GROWTH = 1.4;
const LONGEST_MS = 30_000;
/** How long an unsettled order is polled after its deadline, or after it was first shown where it has none. */
const POLL_FOR_MS = 30 * 60_000;

/** Pause before the next poll, growing from 3 s to 30 s; false once `untilMs` has passed. */
export const pollPause = (asked: number, nowMs: number, untilMs: number): number | false =>
  nowMs >= untilMs ? false : Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.min(asked, 20)));

export interface PolledOrderRule<T> {
  readonly isSettled: (order: T) => boolean;
  /** An instant of the server. */
  readonly deadlineOf?: (order: T) => string;
}

/** The query of an order; `background` for reads that the member did not ask for. */
export type OrderQuery<T> = (options: {
  readonly background?: boolean;
}) => UseQueryOptions<T, DefaultError, T, QueryKey>;

/**
 * An order, polled with growing pauses until it is settled; balances are read again once it is. Reads of the timer are
 * marked as such, so that a page left open does not hold its session.
 */
export const usePolledOrder = <T>(queryOf: OrderQuery<T>, { isSettled, deadlineOf }: PolledOrderRule<T>) => {
  const clock = useClock();
  const queryClient = useQueryClient();
  const [openedAt] = useState(clock);
  const pauseFor = (order: T | undefined, asked: number): number | false => {
    if (order === undefined || isSettled(order)) return false;
    const from = deadlineOf === undefined ? openedAt : Date.parse(deadlineOf(order));
    return pollPause(asked, clock(), from + POLL_FOR_MS);
  };
  const isKnown = queryClient.getQueryData(queryOf({}).queryKey) !== undefined;
  const result = useQuery({
    ...queryOf(isKnown ? { background: true } : {}),
    refetchInterval: ({ state }) => pauseFor(state.data, state.dataUpdateCount + state.errorUpdateCount),
  });
  const { data } = result;
  const isOpen = data === undefined ? null : !isSettled(data);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === true && isOpen === false) void refreshAfterMoney(queryClient);
    wasOpen.current = isOpen;
  }, [queryClient, isOpen]);
  return {
    ...result,
    /** Whether it is still polled. */
    isPolled: pauseFor(data, 0) !== false,
    /** Reads it for the member. */
    refresh: async (): Promise<void> => {
      await queryClient.fetchQuery({ ...queryOf({}), staleTime: 0 }).catch(() => undefined);
    },
  };
};
