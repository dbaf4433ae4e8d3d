import { Link } from "@baize/feature-kit";
import { paths } from "@baize/domain";
import type { ReactElement } from "react";
import type { PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { InsteadOfGame, type InsteadOfGameProps } from "./instead-of-game.tsx";

export interface EndedInPlayProps extends Pick<InsteadOfGameProps, "restart" | "onExit"> {
  mode: PlayMode;
}

/** In place of a game that its venue has ended: that no bet is lost, where the bets are, and what to do next. */
export const EndedInPlay = ({ mode, ...ways }: EndedInPlayProps): ReactElement => {
  const t = useGamesWords();
  const isReal = mode === "real";
  return (
    <InsteadOfGame
      title={t("play.endedTitle")}
      link={isReal && <Link to={paths.betRecord}>{t("play.endedRecords")}</Link>}
      {...ways}
    >
      {t(isReal ? "play.endedText" : "play.endedDemo")}
    </InsteadOfGame>
  );
};
