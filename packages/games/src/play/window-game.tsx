import { Alert, Button, ExternalIcon, LogOutIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";
import type { WindowGame as Opener } from "./use-window-game.ts";

export interface WindowGameProps {
  readonly name: string;
  readonly opener: Opener;
  readonly onExit: () => unknown;
}

/** In place of a frame, for a game in a window: opens it, and exits. */
export const WindowGame = ({ name, opener: { isOpened, fault, openGame }, onExit }: WindowGameProps): ReactElement => {
  const t = useGamesWords();
  return (
    <div className={css.centred}>
      <div className={css.windowGame}>
        <h2 className={css.windowTitle}>{t("play.windowTitle", { name })}</h2>
        <p className={css.windowText}>{t(isOpened ? "play.windowOpened" : "play.windowText")}</p>
        {fault !== null && (
          <Alert tone="warning" isLive>
            {fault}
          </Alert>
        )}
        {isOpened && fault === null && (
          <Alert tone="win" isLive>
            {t("launch.openedTitle")}
          </Alert>
        )}
        <div className={css.windowActions}>
          <Button variant={isOpened ? "secondary" : "primary"} size="large" icon={<ExternalIcon />} onPress={openGame}>
            {t(isOpened ? "play.openAnew" : "launch.open")}
          </Button>
          <Button variant={isOpened ? "primary" : "secondary"} size="large" icon={<LogOutIcon />} onPress={onExit}>
            {t("play.finish")}
          </Button>
        </div>
      </div>
    </div>
  );
};
