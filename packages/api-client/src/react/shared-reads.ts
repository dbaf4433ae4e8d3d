import { type WithdrawPasswordState, withdrawPasswordState } from "@baize/domain";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallData, Contract } from "../contract/index.ts";
import { useClient } from "./client-context.ts";
import { useIsMember } from "./session.ts";
import { balanceQuery, bootQuery, memberQuery, messageNumQuery, preInfoQuery, withdrawPasswordQuery } from "./shared-queries.ts";

export type MemberInfo = CallData<Contract["member"]["token"]>;
export type Balance = CallData<Contract["member"]["balance"]>;
export type MessageCounts = CallData<Contract["member"]["messageNum"]>;
export type Boot = CallData<Contract["service"]["md"]>;
export type PreInfo = CallData<Contract["service"]["preInfo"]>;

/** A shared read. `value` undefined means unknown: show "—", never 0. */
export interface Reading<T> {
  readonly value: T | undefined;
  /** The last value read, even when a later read failed; with `at` it tells its age. */
  readonly lastKnown: T | undefined;
  /** Epoch milliseconds of `lastKnown`. */
  readonly at: number | undefined;
  /** Whether the first read is under way. */
  readonly isLoading: boolean;
  /** Whether the last read failed; it has been logged. */
  readonly failed: boolean;
  /** Reads now, past the throttle; never rejects. */
  readonly refresh: () => Promise<void>;
}

/** The member; `value` stays the last known one when a refresh fails. */
export function useMember(): Reading<MemberInfo> {
  const isMember = useIsMember();
  return useReading(useQuery({ ...memberQuery(useClient()), enabled: isMember }), isMember, "keep");
}

/** The balance; `value` is unknown while the last read failed, so that money pages block their submit. */
export function useBalance(): Reading<Balance> {
  const isMember = useIsMember();
  return useReading(useQuery({ ...balanceQuery(useClient()), enabled: isMember }), isMember, "doubt");
}

/** Unread message counts; `value` stays the last known one when a refresh fails. */
export function useMessageCounts(): Reading<MessageCounts> {
  const isMember = useIsMember();
  return useReading(useQuery({ ...messageNumQuery(useClient()), enabled: isMember }), isMember, "keep");
}

/** "unknown" until read and after a failed read: no withdraw button then. */
export function useWithdrawPassword(): WithdrawPasswordState | "unknown" {
  const isMember = useIsMember();
  const query = useQuery({ ...withdrawPasswordQuery(useClient()), enabled: isMember });
  return isMember && !query.isError ? withdrawPasswordState(query.data ?? null) : "unknown";
}

/** Boot data of the site. */
export function useBoot(): Reading<Boot> {
  return useReading(useQuery(bootQuery(useClient())), true, "keep");
}

/** What log-in and registration ask for. */
export function usePreInfo(): Reading<PreInfo> {
  return useReading(useQuery(preInfoQuery(useClient())), true, "keep");
}

function useReading<T>(query: UseQueryResult<T>, isOpen: boolean, afterFailure: "keep" | "doubt"): Reading<T> {
  const { data, refetch } = query;
  const refresh = useCallback(async () => {
    if (isOpen) await refetch();
  }, [isOpen, refetch]);
  const lastKnown = isOpen ? data : undefined;
  return {
    value: query.isError && afterFailure === "doubt" ? undefined : lastKnown,
    lastKnown,
    at: lastKnown === undefined ? undefined : query.dataUpdatedAt,
    isLoading: query.isLoading,
    failed: query.isError,
    refresh,
  };
}
