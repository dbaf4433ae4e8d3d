import { Alert, Button, ExternalIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";
import type { WindowGame as Opener } from "./use-window-game.ts";

/** In place of a frame, for a game that needs a window of its own. */
export const WindowGame = ({ name, window }: { name: string; window: Opener }): ReactElement => {
  const t = useGamesWords();
  return (
    <div className={css.around}>
      <div className={css.windowGame}>
        <h2 className={css.windowTitle}>{t("play.windowTitle", { name })}</h2>
        <p className={css.windowText}>{t("play.windowText")}</p>
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
        <Button variant="primary" size="large" icon={<ExternalIcon />} onPress={window.open}>
          {t("launch.open")}
        </Button>
      </div>
    </div>
  );
};
