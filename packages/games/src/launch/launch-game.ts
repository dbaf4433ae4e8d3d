import { CATEGORY_IDS, type CategoryId, paths } from "@baize/domain";
import type { Game, PlayMode, Provider } from "../wire-types.ts";
import type { Names } from "../use-names.ts";

/** What a launch needs to know before it asks the server. */
export interface LaunchGame {
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly platformName: string;
  readonly gameType: CategoryId;
  readonly state: Provider["state"];
  readonly maintenance: Provider["maintenance"];
  readonly openMode: Provider["openMode"];
  readonly hasDemo: boolean;
}

const ofProvider = (provider: Provider, names: Names) => ({
  platform: provider.platform,
  platformName: names.provider(provider),
  gameType: provider.gameType,
  state: provider.state,
  maintenance: provider.maintenance,
  openMode: provider.openMode,
});

/** One game of a provider. */
export const singleGame = (game: Game, provider: Provider, names: Names): LaunchGame => ({
  ...ofProvider(provider, names),
  id: game.id,
  name: names.game(game),
  hasDemo: game.demo,
});

/** A provider's hall; null where games are chosen one by one. */
export const hallGame = (provider: Provider, names: Names): LaunchGame | null =>
  provider.hall === null
    ? null
    : { ...ofProvider(provider, names), id: provider.hall, name: names.provider(provider), hasDemo: false };

/** Address of the play page: /sports for sports and esports, /venues for all others. */
export const playPath = ({ id, gameType }: Pick<LaunchGame, "id" | "gameType">, mode: PlayMode = "real"): string => {
  const isSports = gameType === CATEGORY_IDS.sports || gameType === CATEGORY_IDS.esports;
  const query = new URLSearchParams({ game: id, mode });
  return `${isSports ? paths.sports : paths.venues}?${query.toString()}`;
};
