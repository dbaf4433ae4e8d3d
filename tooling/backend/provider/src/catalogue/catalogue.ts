import { CATEGORY_IDS, type CategoryId } from "@baize/domain";
import { bannerAddress, coverAddress, iconAddress, markAddress } from "../art/addresses.ts";
import type { Closing } from "../types.ts";
import { type GameFacts, makeGames } from "./games.ts";
import { type ProviderFacts, PROVIDERS } from "./providers.ts";
import { moreGames } from "./more-games.ts";
import type { Catalogue, CatalogueGame, CatalogueProvider, GameCategory } from "./types.ts";

interface CategoryFacts {
  /** Place in the list, from 1. */
  readonly sort: number;
  readonly name: string;
  readonly nameEn: string;
  /** Whether its providers have a hall: their flagship game opens it, or else their first game. */
  readonly hasHall: boolean;
}
const CATEGORIES: Readonly<Record<CategoryId, CategoryFacts>> = {
  2: { sort: 1, name: "真人", nameEn: "Live casino", hasHall: true },
  3: { sort: 6, name: "捕鱼", nameEn: "Fishing", hasHall: false },
  4: { sort: 2, name: "电子", nameEn: "Slots", hasHall: false },
  5: { sort: 5, name: "彩票", nameEn: "Lottery", hasHall: true },
  6: { sort: 3, name: "体育", nameEn: "Sports", hasHall: true },
  7: { sort: 4, name: "棋牌", nameEn: "Board games", hasHall: false },
  8: { sort: 7, name: "电竞", nameEn: "Esports", hasHall: true },
};
const SORTED = Object.values(CATEGORY_IDS).toSorted((a, b) => CATEGORIES[a].sort - CATEGORIES[b].sort);
const FLAGSHIPS: ReadonlySet<string> = new Set(["football", "towers"]);
/** A match may end after its page is closed; play money belongs to the page's session, so matches have no demo. */
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

/** The catalogue with the games' facts, and each platform's present state. */
export interface LiveCatalogue extends Catalogue {
  facts(gameId: string): GameFacts | null;
  /** Games of a platform in the order of their list. */
  gamesOf(platform: string): readonly GameFacts[];
}

export interface LiveCatalogueDeps {
  readonly closingOf: (platform: string) => Closing | null;
  readonly isClosed: (platform: string) => boolean;
  /** Least number of games; the ordinary ones by default. */
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
    if (CATEGORIES[gameType].hasHall && (!hallOf.has(platform) || FLAGSHIPS.has(kind))) hallOf.set(platform, id);

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
  const category = (id: CategoryId): GameCategory => {
    const { sort, name, nameEn } = CATEGORIES[id];
    const providers = PROVIDERS.filter(({ gameType }) => gameType === id);
    return {
      id,
      sort,
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
    categories: () => SORTED.map(category),
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

/**
 * A catalogue by itself, every platform open: for measuring. `games` is the least number of games; what the ordinary
 * ones lack is made from seeded titles. Throws RangeError for more than the titles allow (about 25,000).
 */
export const createCatalogue = ({ games }: { readonly games?: number | undefined } = {}): Catalogue =>
  createLiveCatalogue({ closingOf: () => null, isClosed: () => false, games });
