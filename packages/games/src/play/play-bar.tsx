import { Badge, Button, LogOutIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { FullScreenButton } from "./full-screen-button.tsx";
import * as css from "./play-bar.css.ts";
import { PlayClock } from "./play-clock.tsx";
import { PlayFigures, type PlayFiguresProps } from "./play-figures.tsx";
import { PlayMoneyButtons } from "./play-money-buttons.tsx";

export interface PlayBarProps extends PlayFiguresProps {
  readonly game: OpenedGame;
  readonly mode: PlayMode;
  /** When play began, epoch milliseconds of the server. */
  readonly since: number;
  /** The venue accepts no money now. */
  readonly isClosed: boolean;
  readonly onExit: () => Promise<void>;
}

/** Above every game: the exit, money, time (docs/player-protection.md PP1, PP9 and PP10). */
export const PlayBar = ({ game, mode, since, isClosed, onExit, ...figures }: PlayBarProps): ReactElement => {
  const t = useGamesWords();
  return (
    <header className={css.bar} aria-label={t("play.bar")}>
      <Button icon={<LogOutIcon />} className={css.exit} aria-label={t("play.exitGame")} onPress={onExit}>
        <span className={css.exitWord}>{t("play.exit")}</span>
      </Button>
      <div className={css.name}>
        <h1 className={css.title} translate="no">
          {game.gameName}
        </h1>
        <p className={css.note}>
          <span translate="no">{game.platformName}</span>
          {mode === "demo" && <Badge>{t("play.demo")}</Badge>}
        </p>
      </div>
      {mode === "real" && <PlayFigures {...figures} />}
      <PlayClock since={since} />
      <div className={css.actions}>
        {mode === "real" && <PlayMoneyButtons game={game} isClosed={isClosed} />}
        <FullScreenButton />
      </div>
    </header>
  );
};
