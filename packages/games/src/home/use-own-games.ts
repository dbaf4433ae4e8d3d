import { useClient } from "@baize/api-client/react";
import { useBrand } from "@baize/ui-kit";
import { useQueries } from "@tanstack/react-query";
import { categoryQuery } from "../queries.ts";
import type { Game, Provider } from "../wire-types.ts";
import { useHomeGames } from "./use-home-games.ts";

export interface OwnGame {
  readonly game: Game;
  readonly provider: Provider;
}

/**
 * Games by their ids, without those that the brand does not have. The catalogues, which are large, are read only where
 * an id is not among the popular games; undefined until all that is needed is known.
 */
export const useOwnGames = (ids: readonly string[]): readonly OwnGame[] | undefined => {
  const client = useClient();
  const { enabledCategoryIds } = useBrand();
  const { categories } = useHomeGames();
  const popular = new Map((categories ?? []).flatMap(({ games }) => games.map((game) => [game.id, game])));
  const isIncomplete = categories !== undefined && ids.some((id) => !popular.has(id));
  const catalogues = useQueries({
    queries: enabledCategoryIds.map((id) => ({ ...categoryQuery(client, id), enabled: isIncomplete })),
  });
  if (categories === undefined || (isIncomplete && catalogues.some(({ isPending }) => isPending))) return undefined;
  const all = new Map([
    ...popular,
    ...catalogues.flatMap(({ data }) => (data?.games ?? []).map((game) => [game.id, game] as const)),
  ]);
  const providers = new Map(categories.flatMap(({ providers: list }) => list.map((each) => [each.platform, each])));
  return ids.flatMap((id) => {
    const game = all.get(id);
    const provider = game && providers.get(game.platform);
    return game && provider ? { game, provider } : [];
  });
};
