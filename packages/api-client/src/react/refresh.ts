import { REFRESH_THROTTLE_MS } from "@baize/domain";
import type { QueryClient } from "@tanstack/react-query";
import { member } from "../contract/member.ts";
import { callKey, scopeKey } from "./call-query.ts";
import { newerBalance } from "./newer-balance.ts";
import type { Balance } from "./shared-reads.ts";

/**
 * After a money result or on return from a game: what is on screen of the member scope is read again, past the
 * throttle; the rest when next shown.
 */
export async function refreshAfterMoney(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: scopeKey("member") });
}

/** Passive refresh: reads again what is on screen of the member scope and older than the throttle. */
export async function refreshStale(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({
    queryKey: scopeKey("member"),
    type: "active",
    predicate: (query) => query.isStaleByTime(REFRESH_THROTTLE_MS),
  });
}

/** Writes the balance of a money answer unless a newer version is known. */
export function applyBalance(queryClient: QueryClient, balance: Balance): void {
  queryClient.setQueryData(callKey(member.balance), (known) =>
    newerBalance(known, balance) === balance ? balance : known,
  );
}
