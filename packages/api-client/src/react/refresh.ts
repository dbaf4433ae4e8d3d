import { REFRESH_THROTTLE_MS } from "@baize/domain";
import type { Query, QueryClient } from "@tanstack/react-query";
import { member } from "../contract/member.ts";
import { isNetworkError, isTimeoutError } from "../errors.ts";
import { callKey, isOwnKey } from "./call-query.ts";
import { newerBalance } from "./newer-balance.ts";
import type { Balance } from "./shared-reads.ts";

/**
 * After a money result or on return from a game: what is on screen and depends on the member is read again, past the
 * throttle; the rest when next shown.
 */
export async function refreshAfterMoney(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwnKey(queryKey) });
}

/** Passive refresh: reads again what is on screen, depends on the member and is older than the throttle. */
export async function refreshStale(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({
    type: "active",
    predicate: (query) => isOwnKey(query.queryKey) && query.isStaleByTime(REFRESH_THROTTLE_MS),
  });
}

/**
 * When the connection is back: what is on screen and failed is read again, one-time answers too where the line alone
 * was at fault. A read that is under way is not disturbed, and repeated when the line fails it still.
 */
export function resumeReads(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ type: "active" })) {
    if (query.state.fetchStatus === "idle") resume(query);
    else query.promise?.catch((error: unknown) => (isLineFault(error) ? resume(query) : undefined));
  }
}

function resume(query: Query): void {
  const { status, error } = query.state;
  const isOneTime = query.observers.some(({ options }) => options.staleTime === "static");
  if (status !== "error" || query.isDisabled() || (isOneTime && !isLineFault(error))) return;
  query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);
}

const isLineFault = (error: unknown): boolean => isNetworkError(error) || isTimeoutError(error);

/** Writes the balance of a money answer unless a newer version is known. */
export function applyBalance(queryClient: QueryClient, balance: Balance): void {
  queryClient.setQueryData(callKey(member.balance), (known) =>
    newerBalance(known, balance) === balance ? balance : known,
  );
}
