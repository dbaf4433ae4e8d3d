import { useClient } from "@baize/api-client/react";
import { categoryPath } from "@baize/domain";
import { useLocation } from "@baize/feature-kit";
import { Alert, Frame, useFormat } from "@baize/ui-kit";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { ClosedInPlay } from "./closed-in-play.tsx";
import { EndedInPlay } from "./ended-in-play.tsx";
import { type BalanceMessage, type GameMessage, readGameMessage } from "./game-message.ts";
import type { Restart } from "./instead-of-game.tsx";
import { LeaveSheet } from "./leave-sheet.tsx";
import { PlayBar } from "./play-bar.tsx";
import * as css from "./play.css.ts";
import { readPlayState } from "./play-state.ts";
import { RealityCheck } from "./reality-check.tsx";
import { useGameStatus } from "./use-game-status.ts";
import { useLeave } from "./use-leave.ts";
import { useNetPosition } from "./use-net-position.ts";
import { usePlaySpan } from "./use-play-span.ts";
import { useWindowGame } from "./use-window-game.ts";
import { WindowGame } from "./window-game.tsx";

export interface GameProps {
  /** Of the game in the page's address. */
  readonly id: string;
  readonly game: OpenedGame;
  readonly mode: PlayMode;
  /** Checked, absolute; null for a game in a window. */
  readonly address: string | null;
  /** Null where the window asks for its address itself. */
  readonly restart: Restart | null;
}

/** The game with its bar. */
export const Game = ({ id, game, mode, address, restart }: GameProps): ReactElement => {
  const { gameName, platform, platformName, gameType } = game;
  const { state } = useLocation();
  const [passed] = useState(() => readPlayState(state));
  const since = usePlaySpan(id, platform);
  const client = useClient();
  const [balance, setBalance] = useState<BalanceMessage | null>(null);
  const round = balance === null ? null : String(balance.version);
  const net = useNetPosition({ platform, since, isReal: mode === "real", round });
  const leave = useLeave({ platform, mode, back: passed?.from ?? categoryPath(gameType) });
  const opener = useWindowGame({ id, mode, wasOpened: passed?.opened != null });
  const status = useGameStatus(platform, address);
  const handle = (message: GameMessage): void => {
    // Input inside the frame does not reach this page: without it a session would end as idle during play.
    if (message.type === "round") client.noteActivity();
    if (message.type === "exit") void leave.exit();
    if (message.type === "over") status.end(message.reason);
    // Messages may overtake each other; an older balance never replaces a newer one.
    if (message.type === "balance")
      setBalance((before) => (before !== null && before.version > message.version ? before : message));
  };
  const content = (): ReactElement | null => {
    if (leave.isLeaving) return null;
    const ways = { restart, onExit: leave.exit };
    if (status.state === "closed")
      return <ClosedInPlay name={platformName} maintenance={status.maintenance} {...ways} />;
    if (status.state === "ended") return <EndedInPlay mode={mode} {...ways} />;
    if (address === null) return <WindowGame name={gameName} opener={opener} onExit={leave.exit} />;
    return <GameFrame id={id} name={gameName} address={address} onMessage={handle} onOpenWindow={opener.openGame} />;
  };
  return (
    <div className={css.stage}>
      <PlayBar
        game={game}
        mode={mode}
        since={since}
        net={net}
        isClosed={status.isClosed}
        balance={leave.isLeaving ? null : balance}
        hasOwnBalance={address !== null}
        onExit={leave.exit}
      />
      <div className={css.game}>
        {passed?.transferredIn != null && <TransferredInNote amount={passed.transferredIn} />}
        {content()}
      </div>
      <LeaveSheet leave={leave} name={platformName} />
      {mode === "real" && !leave.isLeaving && <RealityCheck round={round} onLeave={leave.exit} />}
    </div>
  );
};

interface GameFrameProps {
  /** Of the game. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly onMessage: (message: GameMessage) => void;
  readonly onOpenWindow: () => unknown;
}

const GameFrame = ({ id, name, address, ...on }: GameFrameProps): ReactElement => {
  const t = useGamesWords();
  const read = useCallback((data: unknown) => readGameMessage(data, id), [id]);
  return (
    <Frame
      src={address}
      title={t("play.frame", { name })}
      allow={[new URL(address).origin]}
      readMessage={read}
      readyOn="message"
      {...on}
    />
  );
};

const NOTE_MS = 6_000;

/** Over the game for some seconds: what was transferred in. The game keeps its size when the note disappears. */
const TransferredInNote = ({ amount }: { amount: string }): ReactElement | null => {
  const t = useGamesWords();
  const format = useFormat();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), NOTE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Alert tone="win" isLive className={css.transferredIn}>
      {t("launch.transferredIn", { amount: format.money(amount).text })}
    </Alert>
  );
};
