import { callQuery } from "@baize/api-client/react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useClient } from "../client.ts";
import type { WithdrawPreview } from "../wire-types.ts";

const PAUSE_MS = 350;

export interface Draft {
  readonly accountId: string;
  /** Decimal string. */
  readonly amount: string;
}

/** Fees of a draft, read once the member pauses; an answer to an earlier draft is aborted and never shown. */
export const usePreview = (
  draft: Draft | null,
): Pick<UseQueryResult<WithdrawPreview>, "data" | "error" | "refetch" | "isFetching"> => {
  const client = useClient();
  const { accountId = "", amount = "" } = draft ?? {};
  const [settled, setSettled] = useState({ accountId, amount });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ accountId, amount }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [accountId, amount]);
  const isSettled = settled.accountId === accountId && settled.amount === amount;
  const isAsked = isSettled && accountId !== "" && amount !== "";
  const query = useQuery(callQuery(client.finance.withdrawPreview, { accountId, amount }, { enabled: isAsked }));
  return isAsked ? query : { data: undefined, error: null, refetch: query.refetch, isFetching: draft !== null };
};
