import { type WithdrawPasswordState, withdrawPasswordState } from "@baize/domain";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallData, Contract } from "../contract/index.ts";
import { withdrawPassword } from "../contract/withdraw-password.ts";
import { callQuery } from "./call-query.ts";
import { useClient } from "./client-context.ts";
import { newerBalance } from "./newer-balance.ts";
import { useIsMember } from "./session.ts";

const WITHDRAW_PASSWORD = { withdrawPassword } as const;

export type MemberInfo = CallData<Contract["member"]["token"]>;
export type Balance = CallData<Contract["member"]["balance"]>;
export type MessageCounts = CallData<Contract["member"]["messageNum"]>;
export type Boot = CallData<Contract["service"]["md"]>;
export type PreInfo = CallData<Contract["service"]["preInfo"]>;
export type Contacts = CallData<Contract["service"]["regContact"]>;

/** A shared read. `value` undefined means unknown: show "—", never 0. */
export interface Reading<T> {
  readonly value: T | undefined;
  /** The last value read, even when a later read failed; `at` is its age. */
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
  const client = useClient();
  const enabled = useIsMember();
  return useReading(useQuery(callQuery(client.member.token, {}, { enabled })), enabled, "keep");
}

/**
 * The balance; `value` is unknown while the last read failed, so that money pages block their submit. An older version
 * never replaces a newer one.
 */
export function useBalance(): Reading<Balance> {
  const client = useClient();
  const enabled = useIsMember();
  const options = { enabled, structuralSharing: newerBalance };
  return useReading(useQuery(callQuery(client.member.balance, {}, options)), enabled, "doubt");
}

/** Unread message counts; `value` stays the last known one when a refresh fails. */
export function useMessageCounts(): Reading<MessageCounts> {
  const client = useClient();
  const enabled = useIsMember();
  return useReading(useQuery(callQuery(client.member.messageNum, {}, { enabled })), enabled, "keep");
}

/** "unknown" until read and after a failed read: no withdraw button then. */
export function useWithdrawPassword(): WithdrawPasswordState | "unknown" {
  const client = useClient().with(WITHDRAW_PASSWORD);
  const enabled = useIsMember();
  const query = useQuery(callQuery(client.withdrawPassword.withdrawPasswordConfig, {}, { enabled }));
  return enabled && !query.isError ? withdrawPasswordState(query.data ?? null) : "unknown";
}

/** Boot data of the site. */
export function useBoot(): Reading<Boot> {
  return useReading(useQuery(callQuery(useClient().service.md)), true, "keep");
}

/** What log-in and registration ask for. */
export function usePreInfo(): Reading<PreInfo> {
  return useReading(useQuery(callQuery(useClient().service.preInfo)), true, "keep");
}

/** Contact entries of the operator (docs/specification.md §3.9). */
export function useContacts(): Reading<Contacts> {
  return useReading(useQuery(callQuery(useClient().service.regContact)), true, "keep");
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
