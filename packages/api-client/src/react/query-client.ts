import { REFRESH_THROTTLE_MS } from "@baize/domain";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isAbortedError, isCanceledError } from "../errors.ts";
import { isRefusalError } from "./unwrap.ts";

export interface QueryClientSettings {
  /** Takes failures of reads; default `console.warn`. */
  readonly report?: (error: unknown, queryKey: readonly unknown[]) => void;
}

/**
 * Query cache of the site. Reads stay fresh for 30 s (Specification §9: the throttle of passive refresh);
 * nothing is retried here, since the client retries what may be; failures are only logged (§8).
 */
export function createQueryClient({ report = (error) => globalThis.console.warn(error) }: QueryClientSettings = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isExpected = isCanceledError(error) || isAbortedError(error) || (isRefusalError(error) && error.code === "token");
        if (!isExpected) report(error, query.queryKey);
      },
    }),
    defaultOptions: {
      queries: { staleTime: REFRESH_THROTTLE_MS, retry: false, networkMode: "always", refetchOnReconnect: true },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
