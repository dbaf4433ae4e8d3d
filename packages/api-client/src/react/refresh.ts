import { REFRESH_THROTTLE_MS } from "@baize/domain";
import type { QueryClient } from "@tanstack/react-query";
import { newerBalance } from "./newer-balance.ts";
import type { Balance } from "./shared-reads.ts";

/** After a money result or on return from a game: everything under `["member", …]` that is on screen is read again, past the throttle; the rest when next shown. */
export async function refreshAfterMoney(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["member"] });
}

/** Passive refresh: reads again what is on screen under `["member", …]` and older than the throttle. */
export async function refreshStale(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ queryKey: ["member"], type: "active", predicate: (query) => query.isStaleByTime(REFRESH_THROTTLE_MS) });
}

/** Writes the balance of a money answer unless a newer version is known. */
export function applyBalance(queryClient: QueryClient, balance: Balance): void {
  queryClient.setQueryData<Balance>(["member", "balance"], (known) => (newerBalance(known, balance) === balance ? balance : known));
}
