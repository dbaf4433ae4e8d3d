import { GameTile } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Game, Provider } from "../wire-types.ts";
import type { Names } from "../use-names.ts";
import { singleGame } from "./launch-game.ts";
import { useLaunch } from "./launcher.tsx";

export interface LaunchTileProps {
  readonly game: Game;
  readonly provider: Provider;
  readonly names: Names;
  /** Why it is closed; null when it is open. */
  readonly closed: string | null;
  /** Where the list is of popular games, or of one provider, that is not said again. */
  readonly without?: "hot" | "provider" | undefined;
  readonly isPriority?: boolean | undefined;
  /** Of `GameTile`. */
  readonly hasDetailButton?: boolean | undefined;
}

/** A game in a list: its tile opens it. */
export const LaunchTile = ({
  game,
  provider,
  names,
  closed,
  without,
  isPriority = false,
  hasDetailButton,
}: LaunchTileProps): ReactElement => {
  const launch = useLaunch();
  const isHot = game.hot && without !== "hot";
  return (
    <GameTile
      title={names.game(game)}
      cover={game.image}
      detail={without === "provider" ? undefined : names.provider(provider)}
      hasDetailButton={hasDetailButton}
      isHot={isHot}
      isNew={game.new && !isHot}
      maintenance={closed}
      isPriority={isPriority}
      onOpen={() => launch(singleGame(game, provider, names))}
    />
  );
};
