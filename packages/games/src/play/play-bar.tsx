import { useBalance } from "@baize/api-client/react";
import { useNavigate } from "@baize/feature-kit";
import {
  Badge,
  Button,
  ConfirmDialog,
  CountingMoney,
  DepositIcon,
  LogOutIcon,
  MoneyText,
  TransferIcon,
  useToasts,
} from "@baize/ui-kit";
import { paths, toDecimal } from "@baize/domain";
import { type ReactElement, useState } from "react";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { BringInSheet } from "./bring-in-sheet.tsx";
import { FullScreenButton } from "./full-screen-button.tsx";
import type { GameMessage } from "./game-message.ts";
import type { NetPosition } from "./net-position.ts";
import { PlayClock } from "./play-clock.tsx";
import * as css from "./play-bar.css.ts";
import { useDepositWindow } from "./use-deposit-window.ts";

export interface PlayBarProps {
  game: OpenedGame;
  mode: PlayMode;
  since: number;
  /** Since play began; null while unknown. */
  net: NetPosition | null;
  /** The venue takes no money now. */
  isClosed: boolean;
  inGame: Extract<GameMessage, { type: "balance" }> | null;
  /** The game tells its balance. */
  hasOwnFigures: boolean;
  onExit: () => Promise<void>;
}

/** Above every game: the way out, money, time (Player protection, rows 1, 8 and 22). */
export const PlayBar = ({
  game,
  mode,
  since,
  net,
  isClosed,
  inGame,
  hasOwnFigures,
  onExit,
}: PlayBarProps): ReactElement => {
  const t = useGamesWords();
  const navigate = useNavigate();
  const central = useBalance().value?.balance;
  const [asks, setAsks] = useState<"deposit" | "bring" | null>(null);
  const close = (): void => setAsks(null);
  const deposit = useDepositWindow();
  const { show } = useToasts();
  return (
    <header className={css.bar} aria-label={t("play.bar")}>
      <Button icon={<LogOutIcon />} className={css.exit} aria-label={t("play.exitGame")} onPress={onExit}>
        <span className={css.exitWord}>{t("play.exit")}</span>
      </Button>
      <div className={css.name}>
        <h1 className={css.title}>{game.gameName}</h1>
        <p className={css.note}>
          {game.platformName}
          {mode === "demo" && <Badge>{t("play.demo")}</Badge>}
        </p>
      </div>
      {mode === "real" && (
        <dl className={css.figures}>
          {hasOwnFigures && (
            <div className={css.figure}>
              <dt className={css.term}>{t("play.inGame")}</dt>
              <dd className={css.value}>
                <CountingMoney value={inGame?.balance} asset={inGame?.currency} />
              </dd>
            </div>
          )}
          <div className={css.figure}>
            <dt className={css.term}>{t("play.central")}</dt>
            <dd className={css.value}>
              <MoneyText value={central} />
            </dd>
          </div>
          <div className={css.figure}>
            <dt className={css.term}>
              {net !== null && net.waiting > 0 ? t("play.netWaiting", { count: net.waiting }) : t("play.net")}
            </dt>
            <dd className={css.value}>
              <MoneyText value={net === null ? null : toDecimal(net.net)} asset={net?.net.asset} tone="auto" />
            </dd>
          </div>
        </dl>
      )}
      <PlayClock since={since} />
      <div className={css.actions}>
        {mode === "real" && (
          <>
            <Button
              icon={<TransferIcon />}
              className={css.act}
              aria-label={t("play.bring")}
              disabled={isClosed}
              onPress={() => setAsks("bring")}
            >
              <span className={css.word}>{t("play.bring")}</span>
            </Button>
            <Button
              variant="primary"
              icon={<DepositIcon />}
              className={css.act}
              aria-label={t("play.deposit")}
              onPress={() => {
                if (deposit()) show({ text: t("play.depositOpened"), tone: "info" });
                else setAsks("deposit");
              }}
            >
              <span className={css.word}>{t("play.deposit")}</span>
            </Button>
          </>
        )}
        <FullScreenButton />
      </div>
      <ConfirmDialog
        isOpen={asks === "deposit"}
        title={t("play.depositTitle")}
        confirmLabel={t("play.depositConfirm")}
        cancelLabel={t("play.depositCancel")}
        onCancel={close}
        onConfirm={() => {
          close();
          void navigate(paths.deposit);
        }}
      >
        {t("play.depositText")}
      </ConfirmDialog>
      {asks === "bring" && <BringInSheet game={game} onClose={close} />}
    </header>
  );
};
