import { Alert, Button, ExternalIcon, LogOutIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";
import type { WindowGame as Opener } from "./use-window-game.ts";

export interface WindowGameProps {
  name: string;
  window: Opener;
  onExit: () => unknown;
}

/** In place of a frame, for a game in a window of its own: the way to it and the way home. */
export const WindowGame = ({ name, window, onExit }: WindowGameProps): ReactElement => {
  const t = useGamesWords();
  return (
    <div className={css.around}>
      <div className={css.windowGame}>
        <h2 className={css.windowTitle}>{t("play.windowTitle", { name })}</h2>
        <p className={css.windowText}>{t(window.isOpened ? "play.windowOpened" : "play.windowText")}</p>
        {window.fault !== null && (
          <Alert tone="warning" isLive>
            {window.fault}
          </Alert>
        )}
        {window.isOpened && window.fault === null && (
          <Alert tone="win" isLive>
            {t("launch.openedTitle")}
          </Alert>
        )}
        <div className={css.windowActions}>
          <Button
            variant={window.isOpened ? "secondary" : "primary"}
            size="large"
            icon={<ExternalIcon />}
            onPress={window.open}
          >
            {t(window.isOpened ? "play.openAnew" : "launch.open")}
          </Button>
          <Button
            variant={window.isOpened ? "primary" : "secondary"}
            size="large"
            icon={<LogOutIcon />}
            onPress={onExit}
          >
            {t("play.finish")}
          </Button>
        </div>
      </div>
    </div>
  );
};
