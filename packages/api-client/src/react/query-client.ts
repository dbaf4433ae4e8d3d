import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { isOffline } from "../connection.ts";
import { isAbortedError, isCanceledError } from "../errors.ts";
import { isRefusalError } from "./unwrap.ts";

export interface QueryClientSettings {
  /** Takes failures of reads; default `console.warn`. */
  readonly report?: (error: unknown, queryKey: readonly unknown[]) => void;
}

/**
 * TanStack's client lets a read go on that has no answer yet, or is on no screen, and takes its answer for one that
 * came after the invalidation. Here such a read is invalid still when it ends, and read again where it is shown.
 */
class SiteQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .map((query) => ({ query, read: query.promise }));
    const invalidated = super.invalidateQueries(filters, options);
    const goingOn = underWay.filter(({ query, read }) => query.promise === read);
    const repeats = goingOn.map(async ({ query, read }) => {
      await read?.catch(() => undefined);
      const { queryKey } = query;
      await super.invalidateQueries({ refetchType: filters?.refetchType ?? "active", queryKey, exact: true }, options);
    });
    await Promise.all([invalidated, ...repeats]);
  }
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
  return new SiteQueryClient({
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
