import type { Game, GameCategory, Provider } from "../wire-types.ts";

const MOST = 3;

/** The first open hot game of each of the brand's first categories, one of each provider. */
export const bannerGames = (
  categories: readonly GameCategory[],
): readonly { readonly game: Game; readonly provider: Provider }[] => {
  const seen = new Set<string>();
  const found: { game: Game; provider: Provider }[] = [];
  for (const { games, providers } of categories) {
    if (found.length === MOST) break;
    const open = new Map(
      providers.filter(({ state }) => state === "normal").map((provider) => [provider.platform, provider]),
    );
    const game = games
      .toSorted((one, other) => one.seq - other.seq)
      .find(({ hot, platform }) => hot && open.has(platform) && !seen.has(platform));
    const provider = game && open.get(game.platform);
    if (game === undefined || provider === undefined) continue;
    seen.add(game.platform);
    found.push({ game, provider });
  }
  return found;
};
