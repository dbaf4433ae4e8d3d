import { Alert, Button, EmptyState } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";

/** Enters a game again. */
export interface Restart {
  /** Asks for a new launch address. */
  readonly go: () => unknown;
  /** Why the last try failed. */
  readonly fault: string | null;
}

export interface InsteadOfGameProps {
  title: string;
  children: ReactNode;
  /** Null where the game cannot be entered now. */
  restart: Restart | null;
  onExit: () => unknown;
  /** A further link. */
  link?: ReactNode;
}

/**
 * A screen in place of a game that was taken off the page. It is announced, and takes the focus that was lost with the
 * game, but not the focus of another element.
 */
export const InsteadOfGame = ({ title, children, restart, onExit, link }: InsteadOfGameProps): ReactElement => {
  const t = useGamesWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} className={css.overlay} role="status" tabIndex={-1}>
      <EmptyState
        art="games"
        title={title}
        action={
          <>
            <Button variant={restart === null ? "primary" : "secondary"} onPress={onExit}>
              {t("play.exitGame")}
            </Button>
            {restart !== null && (
              <Button variant="primary" onPress={restart.go}>
                {t("play.restart")}
              </Button>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
      <div className={css.further}>
        {restart?.fault != null && <Alert tone="danger">{restart.fault}</Alert>}
        {link}
      </div>
    </div>
  );
};
