import type { QueryClient } from "@tanstack/react-query";
import { scopeKey } from "./call-query.ts";

/**
 * Forgets the member scope in one step: running reads are cancelled, what is on screen falls back to unknown, the
 * rest leaves the cache. With `andRead` what is on screen is asked for anew, one-time answers too.
 */
export function clearMember(queryClient: QueryClient, andRead: boolean): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey: scopeKey("member") })) {
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
    else if (andRead && !query.isDisabled()) query.fetch().catch(() => undefined);
  }
}
