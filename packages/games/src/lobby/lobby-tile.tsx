import { memo, type ReactElement } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { LaunchTile, type LaunchTileProps } from "../launch/launch-tile.tsx";
import { useLaunch } from "../launch/launcher.tsx";
import { useGamesWords } from "../words.ts";
import * as css from "./lobby-tile.css.ts";

export interface LobbyTileProps extends Omit<LaunchTileProps, "without" | "hasDetailButton"> {
  /** Null for visitors, and while favourites are unknown. */
  isFavourite: boolean | null;
  onFavourite: (gameId: string, on: boolean) => void;
}

/**
 * A game of the lobby: the tile opens it; beside it the favourite button and, where the game has one, its demo.
 * Memoised, so that it renders again only for a change of its own props.
 */
export const LobbyTile = memo(({ isFavourite, onFavourite, ...tile }: LobbyTileProps): ReactElement => {
  const t = useGamesWords();
  const launch = useLaunch();
  const { game, provider, names, closed } = tile;
  const name = names.game(game);
  const hasDemo = game.demo && closed === null;
  return (
    <>
      <LaunchTile {...tile} hasDetailButton={hasDemo} />
      {isFavourite !== null && (
        <button
          type="button"
          className={css.heart}
          aria-label={t("lobby.favouriteOf", { name })}
          aria-pressed={isFavourite}
          onClick={() => onFavourite(game.id, !isFavourite)}
        />
      )}
      {hasDemo && (
        <button
          type="button"
          className={css.demo}
          aria-label={t("lobby.demoOf", { name })}
          onClick={() => void launch(singleGame(game, provider, names), "demo")}
        >
          {t("lobby.demo")}
        </button>
      )}
    </>
  );
});
LobbyTile.displayName = "LobbyTile";
