import { CATEGORY_IDS, type CategoryId } from "@baize/domain";
import { seededDraw, shuffled, type Draw } from "../random/draw.ts";
import { type ProviderFacts, providerOf, PROVIDERS } from "./providers.ts";
import { searchText } from "./search-text.ts";
import type { EngineId } from "./types.ts";
import { esportsLeagues, sportsLeagues, type Sport } from "./words/match-titles.ts";
import * as east from "./words/slot-themes-east.ts";
import * as west from "./words/slot-themes-west.ts";
import * as wild from "./words/slot-themes-wild.ts";
import { baccarat, dice, draws, fishing, roulette, tiles } from "./words/table-themes.ts";
import { type PartedTitle, type Theme, titlesOf, type Title, type Word } from "./words/theme.ts";

/** The constant facts of a game. */
export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly platform: string;
  readonly gameType: CategoryId;
  readonly engine: EngineId;
  /** The words of the name, with what is drawn for them. */
  readonly parts: readonly Word[];
  /** Slot theme or sport; empty for other engines. */
  readonly kind: string;
  /** See `searchText`. */
  readonly search: string;
  readonly seq: number;
  readonly hot: boolean;
  readonly new: boolean;
}

interface GameDraft extends PartedTitle {
  readonly platform: string;
  readonly engine: EngineId;
  readonly kind: string;
}

const SLOT_THEMES: Readonly<Record<string, Theme>> = { ...east, ...west, ...wild };
/** The hue of a game's ground: what its title says, or else one of its own. */
export const hueOf = ({ id, parts }: Pick<GameFacts, "id" | "parts">): number =>
  parts.find(({ hue }) => hue !== undefined)?.hue ?? seededDraw(`hue ${id}`).below(360);

/** Number of games per category that are marked as hot. */
const HOT: Readonly<Record<CategoryId, number>> = { 2: 8, 3: 6, 4: 36, 5: 6, 6: 4, 7: 8, 8: 3 };
/** Titles of games with dominoes. */
const DOMINO_TITLE = /(牌九快局|雅局|对牌)$/;
const NEW_SHARE = 18;

export const titleOf = ({ name, nameEn }: ProviderFacts): Title => ({ zh: name, en: nameEn });

const platformsOf = (gameType: CategoryId): readonly ProviderFacts[] =>
  PROVIDERS.filter((provider) => provider.gameType === gameType && !provider.soon);

/** Assigns the titles of a theme to providers in turn, each title once. */
const deal = (
  theme: Theme,
  to: readonly ProviderFacts[],
  engine: EngineId,
  kind: string,
  draw: Draw,
): readonly GameDraft[] =>
  shuffled(titlesOf(theme), draw).flatMap((title, index) => {
    const provider = to[index % to.length];
    return provider === undefined ? [] : [{ ...title, platform: provider.platform, engine, kind }];
  });

const leagues = (
  gameType: CategoryId,
  make: (index: number) => readonly (Title & { readonly sport: Sport })[],
): readonly GameDraft[] =>
  platformsOf(gameType).flatMap(({ platform }, index) =>
    make(index).map(({ zh, en, sport }): GameDraft => ({
      zh,
      en,
      parts: [{ zh, en }],
      platform,
      engine: "match",
      kind: sport,
    })),
  );

const DRAFTS: Readonly<Record<CategoryId, (draw: Draw) => readonly GameDraft[]>> = {
  2: (draw) => [
    ...deal(roulette, platformsOf(2), "roulette", "", draw),
    ...deal(dice, platformsOf(2), "dice", "", draw),
    ...deal(baccarat, platformsOf(2), "baccarat", "", draw),
  ],
  3: (draw) => deal(fishing, platformsOf(3), "catch", "", draw),
  4: (draw) =>
    Object.entries(SLOT_THEMES).flatMap(([kind, theme]) =>
      deal(
        theme,
        platformsOf(4).filter(({ themes }) => themes.includes(kind)),
        "slot",
        kind,
        draw,
      ),
    ),
  5: (draw) => deal(draws, platformsOf(5), "pick", "", draw),
  6: () => leagues(6, sportsLeagues),
  7: (draw) =>
    deal(tiles, platformsOf(7), "tiles", "", draw).map((draft) => ({
      ...draft,
      engine: DOMINO_TITLE.test(draft.zh) ? "dominoes" : "tiles",
    })),
  8: () => leagues(8, esportsLeagues),
};

const ordered = (gameType: CategoryId, draw: Draw): readonly GameFacts[] => {
  const counts = new Map<string, number>();
  return shuffled(DRAFTS[gameType](draw), draw).map(({ zh, en, ...draft }, index) => {
    const count = (counts.get(draft.platform) ?? 0) + 1;
    counts.set(draft.platform, count);
    const hot = index < HOT[gameType];
    return {
      ...draft,
      id: `${draft.platform}-${String(count).padStart(3, "0")}`,
      name: zh,
      nameEn: en,
      search: searchText({ parts: draft.parts, provider: titleOf(providerOf(draft.platform)) }),
      gameType,
      seq: index + 1,
      hot,
      new: !hot && draw.below(NEW_SHARE) === 0,
    };
  });
};

let ordinary: readonly GameFacts[] | undefined;

/** All games, category by category. The same at every call. */
export const makeGames = (): readonly GameFacts[] => {
  if (ordinary === undefined) {
    const draw = seededDraw("baize catalogue 1");
    ordinary = Object.values(CATEGORY_IDS).flatMap((gameType) => ordered(gameType, draw));
  }
  return ordinary;
};
