import { GameTile } from "@baize/ui-kit";
import { memo, type ReactElement } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import type { Game, Provider } from "../wire-types.ts";
import type { Names } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./lobby-tile.css.ts";

export interface LobbyTileProps {
  game: Game;
  provider: Provider;
  names: Names;
  /** Why it is closed; null when it is open. */
  closed: string | null;
  /** Null for visitors, and while favourites are unknown. */
  isFavourite: boolean | null;
  isPriority: boolean;
  onFavourite: (gameId: string, on: boolean) => void;
}

/**
 * A game of the lobby: the tile opens it; beside it the favourite button and, where the game has one, its demo.
 * Memoised, so that it renders again only for a change of its own props.
 */
export const LobbyTile = memo(
  ({ game, provider, names, closed, isFavourite, isPriority, onFavourite }: LobbyTileProps): ReactElement => {
    const t = useGamesWords();
    const launch = useLaunch();
    const target = singleGame(game, provider, names);
    return (
      <>
        <GameTile
          title={target.name}
          cover={game.image}
          isHot={game.hot}
          isNew={game.new && !game.hot}
          maintenance={closed}
          isPriority={isPriority}
          detail={target.platformName}
          onOpen={() => launch(target)}
        />
        {isFavourite !== null && (
          <button
            type="button"
            className={css.heart}
            aria-label={t("lobby.favouriteOf", { name: target.name })}
            aria-pressed={isFavourite}
            onClick={() => onFavourite(game.id, !isFavourite)}
          />
        )}
        {game.demo && closed === null && (
          <button
            type="button"
            className={css.demo}
            aria-label={t("lobby.demoOf", { name: target.name })}
            onClick={() => void launch(target, "demo")}
          >
            {t("lobby.demo")}
          </button>
        )}
      </>
    );
  },
);
LobbyTile.displayName = "LobbyTile";
