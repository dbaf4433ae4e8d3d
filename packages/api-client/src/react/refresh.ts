import type { QueryClient } from "@tanstack/react-query";
import type { Balance } from "./shared-reads.ts";

/** After a money result or on return from a game: reads again everything under `["member", …]` that is on screen, past the throttle. */
export declare function refreshAfterMoney(queryClient: QueryClient): Promise<void>;
/** Passive refresh: reads again what is on screen and older than the throttle. */
export declare function refreshStale(queryClient: QueryClient): Promise<void>;
/** Writes the balance of a money answer unless a newer version is known. */
export declare function applyBalance(queryClient: QueryClient, balance: Balance): void;
