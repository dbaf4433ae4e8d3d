import { categoryPath, paths } from "@baize/domain";
import { useLocation } from "@baize/feature-kit";
import { Frame } from "@baize/ui-kit";
import { type ReactElement, useCallback, useState } from "react";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { CarriedNote } from "./carried-note.tsx";
import { ClosedInPlay } from "./closed-in-play.tsx";
import { EndedInPlay } from "./ended-in-play.tsx";
import { type GameMessage, readGameMessage } from "./game-message.ts";
import type { Restart } from "./instead-of-game.tsx";
import { LeaveSheet } from "./leave-sheet.tsx";
import { PlayBar } from "./play-bar.tsx";
import * as css from "./play.css.ts";
import { readPlayState } from "./play-state.ts";
import { useGameStanding } from "./use-game-standing.ts";
import { useLeave } from "./use-leave.ts";
import { useNetPosition } from "./use-net-position.ts";
import { usePlaySpan } from "./use-play-span.ts";
import { useWindowGame } from "./use-window-game.ts";
import { WindowGame } from "./window-game.tsx";

export interface GameProps {
  game: OpenedGame;
  mode: PlayMode;
  /** Checked, absolute; null for a game in a window of its own. */
  address: string | null;
  /** When it was started, epoch milliseconds of the device. */
  startedAt: number;
  /** Null where the window asks by itself. */
  restart: Restart | null;
}

/** The game with its bar. */
export const Game = ({ game, mode, address, startedAt, restart }: GameProps): ReactElement => {
  const t = useGamesWords();
  const { gameId, gameName, platform, platformName, gameType } = game;
  const { state } = useLocation();
  const [passed] = useState(() => readPlayState(state));
  const since = usePlaySpan(game, startedAt);
  const [inGame, setInGame] = useState<Extract<GameMessage, { type: "balance" }> | null>(null);
  const net = useNetPosition({
    platform,
    since,
    isReal: mode === "real",
    round: inGame === null ? null : String(inGame.version),
  });
  const leave = useLeave({
    platform,
    mode,
    back: passed?.from ?? (gameType === undefined ? paths.home : categoryPath(gameType)),
  });
  const window = useWindowGame({ gameId, mode, wasOpened: passed?.opened?.gameId === gameId });
  const { state: at, isClosed, maintenance, end } = useGameStanding(platform, address);
  const read = useCallback((data: unknown) => readGameMessage(data, gameId), [gameId]);
  const hear = (message: GameMessage): void => {
    if (message.type === "exit") void leave.go();
    if (message.type === "over") end(message.reason);
    // Messages may overtake each other; an older balance never replaces a newer one.
    if (message.type === "balance")
      setInGame((before) => (before !== null && before.version > message.version ? before : message));
  };
  const content = (): ReactElement | null => {
    if (leave.isLeaving) return null;
    if (at === "closed")
      return <ClosedInPlay name={platformName} maintenance={maintenance} restart={restart} onExit={leave.go} />;
    if (at === "ended") return <EndedInPlay mode={mode} restart={restart} onExit={leave.go} />;
    if (address === null) return <WindowGame name={gameName} window={window} onExit={leave.go} />;
    return (
      <Frame
        src={address}
        title={t("play.frame", { name: gameName })}
        allow={[new URL(address).origin]}
        readMessage={read}
        onMessage={hear}
        readyOn="message"
        onOpenWindow={window.open}
      />
    );
  };
  return (
    <div className={css.stage}>
      <PlayBar
        game={game}
        mode={mode}
        since={since}
        net={net}
        isClosed={isClosed}
        inGame={leave.isLeaving ? null : inGame}
        hasOwnFigures={address !== null}
        onExit={leave.go}
      />
      <div className={css.game}>
        {passed?.carried != null && <CarriedNote amount={passed.carried} />}
        {content()}
      </div>
      <LeaveSheet leave={leave} name={platformName} />
    </div>
  );
};
