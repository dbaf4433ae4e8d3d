import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isOffline } from "../connection.ts";
import { isAbortedError, isCanceledError } from "../errors.ts";
import { isRefusalError } from "./unwrap.ts";

export interface QueryClientSettings {
  /** Takes failures of reads; default `console.warn`. */
  readonly report?: (error: unknown, queryKey: readonly unknown[]) => void;
}

/**
 * Query cache of the site. How long a read stays fresh is its call's matter (`callQuery`); nothing is retried here,
 * since the client retries what may be; failures are only logged (docs/specification.md §8.3). What failed is read
 * again when the connection is back (`resumeReads`).
 */
export function createQueryClient({
  report = (error) => globalThis.console.warn(error),
}: QueryClientSettings = {}): QueryClient {
  // It takes a page for online until an event says otherwise, and so missed the return of one that was opened offline.
  onlineManager.setOnline(!isOffline());
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isExpected =
          isCanceledError(error) || isAbortedError(error) || (isRefusalError(error) && error.code === "token");
        if (!isExpected) report(error, query.queryKey);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnReconnect: true },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
