import { useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Provider } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { InsteadOfGame, type Restart } from "./instead-of-game.tsx";

export interface ClosedInPlayProps {
  /** Of the venue. */
  name: string;
  /** The maintenance window, null where it is unknown; undefined once the venue is open again. */
  maintenance: Provider["maintenance"] | undefined;
  restart: Restart | null;
  onExit: () => unknown;
}

/** In place of a game whose venue closed meanwhile: until when, that the money is safe, and what to do next. */
export const ClosedInPlay = ({ name, maintenance, restart, onExit }: ClosedInPlayProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const isOpen = maintenance === undefined;
  const end = maintenance?.end ?? null;
  const when = end === null ? t("launch.closedUnknown") : t("launch.closedUntil", { end: format.dateTime(end) });
  return (
    <InsteadOfGame
      title={t(isOpen ? "play.openAgain" : "launch.closedTitle", { name })}
      restart={isOpen ? restart : null}
      onExit={onExit}
    >
      {isOpen ? t("play.openAgainText") : `${when}${t("play.closedText")}`}
    </InsteadOfGame>
  );
};
