import { useNavigate } from "@baize/feature-kit";
import { paths } from "@baize/domain";
import { Button, ConfirmDialog, DepositIcon, TransferIcon, useToasts } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import type { OpenedGame } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./play-bar.css.ts";
import { TransferInSheet } from "./transfer-in-sheet.tsx";
import { useDepositWindow } from "./use-deposit-window.ts";

export interface PlayMoneyButtonsProps {
  readonly game: OpenedGame;
  /** The venue accepts no money now. */
  readonly isClosed: boolean;
}

/** Transfer in, and deposit beside the game; where the browser refuses a window, the deposit leaves the game. */
export const PlayMoneyButtons = ({ game, isClosed }: PlayMoneyButtonsProps): ReactElement => {
  const t = useGamesWords();
  const navigate = useNavigate();
  const { show } = useToasts();
  const openDeposit = useDepositWindow();
  const [opened, setOpened] = useState<"deposit" | "transferIn" | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button
        icon={<TransferIcon />}
        className={css.action}
        aria-label={t("play.transferIn")}
        disabled={isClosed}
        onPress={() => setOpened("transferIn")}
      >
        <span className={css.word}>{t("play.transferIn")}</span>
      </Button>
      <Button
        variant="primary"
        icon={<DepositIcon />}
        className={css.action}
        aria-label={t("play.deposit")}
        onPress={() => {
          if (openDeposit()) show({ text: t("play.depositOpened"), tone: "info" });
          else setOpened("deposit");
        }}
      >
        <span className={css.word}>{t("play.deposit")}</span>
      </Button>
      <ConfirmDialog
        isOpen={opened === "deposit"}
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
      {opened === "transferIn" && <TransferInSheet game={game} onClose={close} />}
    </>
  );
};
