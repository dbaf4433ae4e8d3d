import type { QueryClient } from "@tanstack/react-query";

/**
 * Forgets everything under `["member", …]` in one step: running reads are cancelled, what is on screen falls
 * back to unknown, the rest leaves the cache. With `andRead` what is on screen is read anew.
 */
export function clearMember(queryClient: QueryClient, andRead: boolean): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey: ["member"] })) {
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
  }
  if (andRead) void queryClient.refetchQueries({ queryKey: ["member"], type: "active" });
}
