import type { CategoryId, OpenMode, ProviderState } from "@baize/domain";
import type { Closing } from "../types.ts";

/** Which rules and which page a game uses. */
export type EngineId = "slot" | "catch" | "roulette" | "dice" | "baccarat" | "pick" | "tiles" | "dominoes" | "match";

export interface CatalogueGame {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  /** Place in the category's list, from 1. */
  readonly seq: number;
  readonly platform: string;
  readonly gameType: CategoryId;
  readonly engine: EngineId;
  /** URL of the cover, 3:4. */
  readonly image: string;
  /** URL of the square icon. */
  readonly icon: string;
  readonly hot: boolean;
  readonly new: boolean;
  /** Lower case: names of game and provider, pinyin by every reading, initials, traditional forms. */
  readonly search: string;
  readonly demo: boolean;
}

export interface CatalogueProvider {
  readonly platform: string;
  readonly name: string;
  readonly nameEn: string;
  readonly gameType: CategoryId;
  /** Banner, 16:9. */
  readonly image: string;
  /** Square mark. */
  readonly mark: string;
  readonly state: ProviderState;
  readonly maintenance: Closing | null;
  readonly openMode: OpenMode;
  /** The game that opens the provider's hall; null where games are chosen one by one. */
  readonly hall: string | null;
  /** Highest rebate percent, a decimal string. */
  readonly rebateMax: string;
}

export interface GameCategory {
  readonly id: CategoryId;
  readonly sort: number;
  readonly name: string;
  readonly nameEn: string;
  readonly providers: readonly CatalogueProvider[];
  readonly games: readonly CatalogueGame[];
  /** One per provider with games. */
  readonly tabs: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameEn: string;
    readonly gameType: CategoryId;
  }[];
}

export interface Catalogue {
  /** All categories in their order, with the present state of the providers. */
  categories(): readonly GameCategory[];
  providers(): readonly CatalogueProvider[];
  provider(platform: string): CatalogueProvider | null;
  game(gameId: string): CatalogueGame | null;
}
