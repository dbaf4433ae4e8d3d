import type { Game, SavedGames } from "../wire-types.ts";
import { foldText, type LobbyFilter, searchWords } from "./lobby-filter.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** Games made ready for many searches, in the order of `seq`. */
export interface LobbyIndex {
  readonly games: readonly Game[];
  readonly texts: TextIndex;
  readonly byId: ReadonlyMap<string, number>;
  /** Beside each game, so that a search of thousands touches no objects: its provider's number, and whether it is hot (1) and new (2). */
  readonly providers: Uint16Array;
  readonly marks: Uint8Array;
  readonly providerNumbers: ReadonlyMap<string, number>;
}

const HOT = 1;
const NEW = 2;

/**
 * Prepares a catalogue once. The server's search text (names, pinyin, initials) is lower case already; the name that
 * this brand gives a game joins it only where it is another one.
 */
export const indexGames = (games: readonly Game[], nameOf: (game: Game) => string): LobbyIndex => {
  const sorted = games.toSorted((one, other) => one.seq - other.seq);
  const providerNumbers = new Map(
    [...new Set(sorted.map(({ platform }) => platform))].map((platform, number) => [platform, number]),
  );
  return {
    games: sorted,
    providerNumbers,
    providers: Uint16Array.from(sorted, ({ platform }) => providerNumbers.get(platform) ?? 0),
    marks: Uint8Array.from(sorted, ({ hot, new: isNew }) => (hot ? HOT : 0) + (isNew ? NEW : 0)),
    texts: createTextIndex(
      sorted.map((game) => {
        const name = nameOf(game);
        return name === game.name || name === game.nameEn ? game.search : `${game.search} ${foldText(name)}`;
      }),
    ),
    byId: new Map(sorted.map(({ id }, place) => [id, place])),
  };
};

/** Games of the index that fit, by `seq`; favourites and recent ones the latest first. Every word of the search must be found. */
export const findGames = (
  index: LobbyIndex,
  { text, platform, show }: LobbyFilter,
  savedGames?: SavedGames,
): readonly Game[] => {
  const { games, texts, byId, providers, marks, providerNumbers } = index;
  const words = searchWords(text);
  const provider = platform === "" ? null : (providerNumbers.get(platform) ?? -1);
  const mark = ({ hot: HOT, new: NEW } as Partial<Record<LobbyFilter["show"], number>>)[show] ?? 0;
  if (show === "all" && provider === null && words.length === 0) return games;
  const fits = (place: number): boolean =>
    (provider === null || providers[place] === provider) && (mark === 0 || ((marks[place] ?? 0) & mark) !== 0);
  const places = ((): Iterable<number> => {
    if (show !== "favourite" && show !== "recent") return words.length === 0 ? games.keys() : texts.find(words);
    const own = savedGames?.[show === "favourite" ? "favourites" : "recents"] ?? [];
    return own.map((id) => byId.get(id) ?? -1).filter((place) => place !== -1 && texts.holds(place, words));
  })();
  const found: Game[] = [];
  for (const place of places) {
    const game = fits(place) ? games[place] : undefined;
    if (game !== undefined) found.push(game);
  }
  return found;
};
