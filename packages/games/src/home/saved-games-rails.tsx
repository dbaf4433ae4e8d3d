import { Rail } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { LaunchTile } from "../launch/launch-tile.tsx";
import { useSavedGames } from "../lobby/use-saved-games.ts";
import { useClosedText } from "../use-closed-text.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { useOwnGames } from "./use-own-games.ts";

const MOST = 12;
const NONE: readonly string[] = [];

/** What the member played last, and the favourites; each is left out where there is none or it could not be read. */
export const SavedGamesRails = (): ReactElement => {
  const { savedGames } = useSavedGames();
  return (
    <>
      <SavedGamesRail kind="recent" ids={savedGames?.recents ?? NONE} />
      <SavedGamesRail kind="favourite" ids={savedGames?.favourites ?? NONE} />
    </>
  );
};

interface SavedGamesRailProps {
  readonly kind: "recent" | "favourite";
  /** The latest first. */
  readonly ids: readonly string[];
}

const SavedGamesRail = ({ kind, ids }: SavedGamesRailProps): ReactElement | null => {
  const t = useGamesWords();
  const names = useNames();
  const closedText = useClosedText();
  const games = useOwnGames(ids.slice(0, MOST));
  if (games === undefined || games.length === 0) return null;
  return (
    <Rail label={t(`home.${kind}`)}>
      {games.map(({ game, provider }) => (
        <LaunchTile key={game.id} game={game} provider={provider} names={names} closed={closedText(provider)} />
      ))}
    </Rail>
  );
};
