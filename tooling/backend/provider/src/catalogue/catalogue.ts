import type { CategoryId } from "@baize/domain";
import { bannerAddress, coverAddress, iconAddress, markAddress } from "../art/addresses.ts";
import type { Closing } from "../types.ts";
import { type GameFacts, makeGames } from "./games.ts";
import { type ProviderFacts, PROVIDERS } from "./providers.ts";
import { moreGames } from "./more-games.ts";
import type { Catalogue, CatalogueGame, CatalogueProvider, GameCategory } from "./types.ts";

const CATEGORIES: readonly (readonly [CategoryId, string, string])[] = [
  [2, "真人", "Live casino"],
  [4, "电子", "Slots"],
  [6, "体育", "Sports"],
  [7, "棋牌", "Board games"],
  [5, "彩票", "Lottery"],
  [3, "捕鱼", "Fishing"],
  [8, "电竞", "Esports"],
];
/** Categories whose providers have a hall: their flagship opens it, or else their first game. */
const WITH_HALL: ReadonlySet<CategoryId> = new Set([2, 5, 6, 8]);
const FLAGSHIPS: ReadonlySet<string> = new Set(["football", "towers"]);
/** A match ends after the page may be left, which play money does not outlive. */
const hasDemo = (facts: GameFacts): boolean => facts.engine !== "match";

const toGame = (facts: GameFacts): CatalogueGame => ({
  ...facts,
  image: coverAddress(facts.id),
  icon: iconAddress(facts.id),
  demo: hasDemo(facts),
});

const grouped = <K, T>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
};

/** What the provider offers: facts of the games, and whether each platform is open. */
export interface LiveCatalogue extends Catalogue {
  facts(gameId: string): GameFacts | null;
  /** Games of a platform in the order of their list. */
  gamesOf(platform: string): readonly GameFacts[];
}

export interface LiveCatalogueDeps {
  readonly closingOf: (platform: string) => Closing | null;
  readonly isClosed: (platform: string) => boolean;
  /** Games at least; the ordinary ones when absent. */
  readonly games?: number | undefined;
}

export const createLiveCatalogue = ({ closingOf, isClosed, games: wanted }: LiveCatalogueDeps): LiveCatalogue => {
  const made = wanted === undefined ? makeGames() : [...makeGames(), ...moreGames(makeGames(), wanted)];
  const facts = new Map(made.map((game) => [game.id, game]));
  const games = new Map(made.map((game) => [game.id, toGame(game)]));
  const inCategory = grouped([...games.values()], ({ gameType }) => gameType);
  const onPlatform = grouped(made, ({ platform }) => platform);
  const hallOf = new Map<string, string>();
  for (const { platform, gameType, id, kind } of facts.values())
    if (WITH_HALL.has(gameType) && (!hallOf.has(platform) || FLAGSHIPS.has(kind))) hallOf.set(platform, id);

  const show = ({ platform, name, nameEn, gameType, openMode, soon, rebateMax }: ProviderFacts): CatalogueProvider => ({
    platform,
    name,
    nameEn,
    gameType,
    openMode,
    rebateMax,
    image: bannerAddress(platform),
    mark: markAddress(platform),
    state: soon ? "soon" : isClosed(platform) ? "maintenance" : "normal",
    maintenance: closingOf(platform),
    hall: hallOf.get(platform) ?? null,
  });
  const category = ([id, name, nameEn]: (typeof CATEGORIES)[number], index: number): GameCategory => {
    const providers = PROVIDERS.filter(({ gameType }) => gameType === id);
    return {
      id,
      sort: index + 1,
      name,
      nameEn,
      providers: providers.map(show),
      games: inCategory.get(id) ?? [],
      tabs: providers
        .filter(({ soon }) => !soon)
        .map((tab) => ({ id: tab.platform, name: tab.name, nameEn: tab.nameEn, gameType: id })),
    };
  };

  return {
    categories: () => CATEGORIES.map(category),
    providers: () => PROVIDERS.map(show),
    provider(platform) {
      const found = PROVIDERS.find((provider) => provider.platform === platform);
      return found === undefined ? null : show(found);
    },
    game: (gameId) => games.get(gameId) ?? null,
    facts: (gameId) => facts.get(gameId) ?? null,
    gamesOf: (platform) => onPlatform.get(platform) ?? [],
  };
};
