import { Button, EmptyState, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Provider } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";

export interface ClosedInPlayProps {
  /** The venue's. */
  name: string;
  /** Its window, null where that is not told; undefined once the venue is open again. */
  maintenance: Provider["maintenance"] | undefined;
  onRestart: (() => unknown) | null;
  onExit: () => unknown;
}

/** In place of a game whose venue was closed meanwhile: until when, that the money is safe, and the ways on. */
export const ClosedInPlay = ({ name, maintenance, onRestart, onExit }: ClosedInPlayProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const isOpen = maintenance === undefined;
  const end = maintenance?.end ?? null;
  const when = end === null ? t("launch.closedUnknown") : t("launch.closedUntil", { end: format.dateTime(end) });
  return (
    <div className={css.around} role="status">
      <EmptyState
        art="games"
        title={t(isOpen ? "play.openAgain" : "launch.closedTitle", { name })}
        action={
          <>
            <Button variant={isOpen && onRestart !== null ? "secondary" : "primary"} onPress={onExit}>
              {t("play.exitGame")}
            </Button>
            {isOpen && onRestart !== null && (
              <Button variant="primary" onPress={onRestart}>
                {t("play.restart")}
              </Button>
            )}
          </>
        }
      >
        {isOpen ? t("play.openAgainText") : `${when}${t("play.closedText")}`}
      </EmptyState>
    </div>
  );
};
