import type { Game, SavedGames } from "../wire-types.ts";
import { foldText, type LobbyFilter, searchWords } from "./lobby-filter.ts";

/** Games prepared for many searches, in the order of `seq`. */
export interface LobbyIndex {
  readonly games: readonly Game[];
  /** What is searched of each game, at its index. */
  readonly texts: readonly string[];
  /** Indexes by game id. */
  readonly byId: ReadonlyMap<string, number>;
}

/**
 * Prepares a catalogue once, by the server's search text (names, pinyin, initials; lower case already) and by the
 * names that this brand gives a game and its provider.
 */
export const indexGames = (games: readonly Game[], namesOf: (game: Game) => string): LobbyIndex => {
  const sorted = games.toSorted((one, other) => one.seq - other.seq);
  return {
    games: sorted,
    texts: sorted.map((game) => `${foldText(namesOf(game))} ${game.search}`),
    byId: new Map(sorted.map(({ id }, index) => [id, index])),
  };
};

/** Games that fit, by `seq`; favourites and recent games latest first. Every word of the search must be found. */
export const findGames = (
  { games, texts, byId }: LobbyIndex,
  { text, platform, show }: LobbyFilter,
  savedGames?: SavedGames,
): readonly Game[] => {
  const words = searchWords(text);
  if (show === "all" && platform === "" && words.length === 0) return games;
  const isFound = (index: number): boolean => words.every((word) => texts[index]?.includes(word));
  const fits = (game: Game): boolean =>
    (platform === "" || game.platform === platform) && (show !== "hot" || game.hot) && (show !== "new" || game.new);
  if (show !== "favourite" && show !== "recent") return games.filter((game, index) => isFound(index) && fits(game));
  return (savedGames?.[show === "favourite" ? "favourites" : "recents"] ?? []).flatMap((id) => {
    const index = byId.get(id) ?? -1;
    const game = games[index];
    return game !== undefined && isFound(index) && fits(game) ? game : [];
  });
};
