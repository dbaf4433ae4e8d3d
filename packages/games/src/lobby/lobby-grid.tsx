import { cx } from "@baize/ui-kit";
import { type ReactElement, useMemo, useRef } from "react";
import type { Game, Provider } from "../wire-types.ts";
import { useClosedText } from "../use-closed-text.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { LobbyTile } from "./lobby-tile.tsx";
import * as css from "./lobby.css.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useColumns } from "./use-columns.ts";
import { useRows } from "./use-rows.ts";
import type { SavedGamesReading } from "./use-saved-games.ts";

export interface LobbyGridProps {
  games: readonly Game[];
  providers: readonly Provider[];
  savedGames: SavedGamesReading;
  /** A newer filter is being applied. */
  isStale: boolean;
}

/** Rows of games; only those in view exist, so that thousands cost what a screenful does. */
export const LobbyGrid = ({
  games,
  providers,
  savedGames: { savedGames, favourites, setFavourite },
  isStale,
}: LobbyGridProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const closedText = useClosedText();
  const list = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, top } = useColumns(list);
  useArrowKeys(list, columns);
  const byPlatform = useMemo(() => new Map(providers.map((provider) => [provider.platform, provider])), [providers]);
  const { height, rows } = useRows({ count: Math.ceil(games.length / columns), rowHeight, top, list });

  const item = (game: Game, index: number): ReactElement | null => {
    const provider = byPlatform.get(game.platform);
    if (provider === undefined) return null;
    return (
      <div role="listitem" key={game.id} aria-setsize={games.length} aria-posinset={index + 1} className={css.item}>
        <LobbyTile
          game={game}
          provider={provider}
          names={names}
          closed={closedText(provider)}
          isFavourite={savedGames === undefined ? null : favourites.has(game.id)}
          isPriority={index < columns}
          onFavourite={setFavourite}
        />
      </div>
    );
  };
  return (
    <div
      ref={list}
      role="list"
      aria-label={t("lobby.grid")}
      className={cx(css.rows, isStale && css.stale)}
      style={{ blockSize: height }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          role="presentation"
          data-index={row.index}
          className={css.row}
          style={{ transform: `translateY(${row.start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {games
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((game, column) => item(game, row.index * columns + column))}
        </div>
      ))}
    </div>
  );
};
