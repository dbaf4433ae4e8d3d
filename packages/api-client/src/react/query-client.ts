import type { QueryClient } from "@tanstack/react-query";

export interface QueryClientSettings {
  /** Takes failures of reads; default `console.warn` with the error's facts. */
  readonly report?: (error: unknown, queryKey: readonly unknown[]) => void;
}

/** Query cache of the site: reads stay fresh for 30 s (Specification §9), refusals and faults are not retried here, failures are only logged. */
export declare function createQueryClient(settings?: QueryClientSettings): QueryClient;
