import { Frame, useLocation } from "@baize/ui-kit";
import { type ReactElement, useCallback, useRef, useState } from "react";
import { shelfPath } from "../launch/launch-game.ts";
import type { PlayMode, StartedGame } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import { CarriedNote } from "./carried-note.tsx";
import { type GameMessage, readGameMessage } from "./game-message.ts";
import { LeaveSheet } from "./leave-sheet.tsx";
import { PlayBar } from "./play-bar.tsx";
import * as css from "./play.css.ts";
import { readPlayState } from "./play-state.ts";
import { useLeave } from "./use-leave.ts";
import { useWindowGame } from "./use-window-game.ts";
import { WindowGame } from "./window-game.tsx";

export interface GameProps {
  game: StartedGame;
  mode: PlayMode;
  /** Checked; absolute. */
  address: string;
  /** When it was started, epoch milliseconds of the device. */
  since: number;
}

/** The game with its bar. */
export const Game = ({ game, mode, address, since }: GameProps): ReactElement => {
  const t = useGamesWords();
  const { gameId, gameName, platform, platformName, gameType, openMode } = game;
  const { state } = useLocation();
  const passed = readPlayState(state);
  const stage = useRef<HTMLDivElement>(null);
  const [inGame, setInGame] = useState<Extract<GameMessage, { type: "balance" }> | null>(null);
  const leave = useLeave({ platform, mode, back: passed?.from ?? shelfPath(gameType) });
  const window = useWindowGame({ gameId, mode });
  const read = useCallback((data: unknown) => readGameMessage(data, gameId), [gameId]);
  const hear = (message: GameMessage): void => {
    if (message.type === "exit") void leave.go();
    // Messages may overtake each other; an older balance never replaces a newer one.
    if (message.type === "balance") setInGame((before) => (before !== null && before.version > message.version ? before : message));
  };
  return (
    <div ref={stage} className={css.stage}>
      <PlayBar game={game} mode={mode} since={since} inGame={leave.isLeaving ? null : inGame} stage={stage} onExit={leave.go} />
      <div className={css.game}>
        {passed?.carried != null && <CarriedNote amount={passed.carried} />}
        {!leave.isLeaving && openMode === "frame" && (
          <Frame
            src={address}
            title={t("play.frame", { name: gameName })}
            allow={[new URL(address).origin]}
            readMessage={read}
            onMessage={hear}
            readyOn="message"
            onOpenWindow={window.open}
          />
        )}
        {!leave.isLeaving && openMode === "window" && <WindowGame name={gameName} window={window} />}
      </div>
      <LeaveSheet leave={leave} name={platformName} />
    </div>
  );
};
