import { callQuery, refreshAfterMoney } from "@baize/api-client/react";
import { isTerminalDeposit } from "@baize/domain";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useClient } from "../client.ts";
import { POLL_FOR_MS, pollPause } from "../poll.ts";
import type { DepositOrder } from "../wire-types.ts";

/** Whether an order is still asked for by itself: unsettled, and not long past its deadline. */
const pauseFor = (order: DepositOrder | undefined, at: number, asked: number): number | false => {
  if (order === undefined || isTerminalDeposit(order.state)) return false;
  const serverNow = Date.parse(order.serverTime) + Date.now() - at;
  return pollPause(asked, serverNow, Date.parse(order.deadline) + POLL_FOR_MS);
};

/** The order, asked for again with growing pauses while it is unsettled; balances are read again once it has succeeded. */
export const useOrder = (id: string): UseQueryResult<DepositOrder> & { readonly isPolled: boolean } => {
  const client = useClient();
  const queryClient = useQueryClient();
  const query = useQuery(
    callQuery(
      client.finance.depositOrder,
      { id },
      {
        refetchInterval: ({ state }) =>
          pauseFor(state.data, state.dataUpdatedAt, state.dataUpdateCount + state.errorUpdateCount),
      },
    ),
  );
  const seen = useRef<DepositOrder["state"] | undefined>(undefined);
  const state = query.data?.state;
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before !== undefined && before !== state && state === "succeeded") void refreshAfterMoney(queryClient);
  }, [queryClient, state]);
  return { ...query, isPolled: pauseFor(query.data, query.dataUpdatedAt, 0) !== false };
};
