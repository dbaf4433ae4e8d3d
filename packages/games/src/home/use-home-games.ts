import { useClient } from "@baize/api-client/react";
import { useBrand } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { liveGamesQuery } from "../queries.ts";
import type { GameCategory } from "../wire-types.ts";

export interface HomeGames {
  /** Served categories in the brand's order; undefined while unknown. */
  readonly categories: readonly GameCategory[] | undefined;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** The categories that this brand shows, in its order. */
export const useHomeGames = (): HomeGames => {
  const { enabledCategoryIds } = useBrand();
  const { data, error, refetch } = useQuery(liveGamesQuery(useClient()));
  return {
    categories: data && enabledCategoryIds.flatMap((id) => data.find((category) => category.id === id) ?? []),
    error: data === undefined ? error : null,
    retry: refetch,
  };
};
