import type { QueryClient } from "@tanstack/react-query";
import { isOwnKey, scopeKey } from "./call-query.ts";

/**
 * Forgets in one step what depends on who is logged in: running reads are cancelled, what is on screen falls back to
 * unknown, the rest leaves the cache. What is on screen and open to visitors is asked for anew; of the member scope
 * only with `andRead`, one-time answers too.
 */
export function clearMember(queryClient: QueryClient, andRead: boolean): void {
  const cache = queryClient.getQueryCache();
  const [personal] = scopeKey("personal");
  for (const query of cache.findAll({ predicate: ({ queryKey }) => isOwnKey(queryKey) })) {
    const mayRead = andRead || query.queryKey[0] === personal;
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
    else if (mayRead && !query.isDisabled()) query.fetch().catch(() => undefined);
  }
}
