import { IdentityAlert, PauseAlert, useClosedReason } from "@baize/feature-kit";
import { Button, Sheet, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import { AutoTransferOffer } from "./auto-transfer-offer.tsx";
import type { LaunchGame } from "./launch-game.ts";
import * as css from "./launch.css.ts";
import { TransferInForm } from "./transfer-in-form.tsx";
import { useTransferInDraft } from "./use-transfer-in-draft.ts";

export interface EnterSheetProps {
  game: LaunchGame;
  onClose: () => void;
  /** Transfers in and enters. */
  onTransferIn: (amount: string) => Promise<void>;
  /** Enters with the venue's balance as it is. */
  onEnter: () => Promise<void>;
  onDemo?: (() => Promise<void>) | undefined;
}

/** Before a game: enter with a transfer, without one, or its demo. */
export const EnterSheet = ({ game, onClose, onTransferIn, onEnter, onDemo }: EnterSheetProps): ReactElement => {
  const t = useGamesWords();
  const draft = useTransferInDraft(game.platform);
  const isClosed = useClosedReason("play") !== undefined;
  const submit = async (): Promise<void> => {
    const amount = draft.check();
    if (amount !== null) await onTransferIn(amount);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      width="small"
      title={t("launch.enterTitle", { name: game.name })}
      detail={t("launch.enterDetail", { platform: game.platformName })}
      footer={
        isClosed ? (
          <Button variant="primary" onPress={onClose}>
            {t("launch.known")}
          </Button>
        ) : (
          <div className={css.buttons}>
            {onDemo && (
              <Button variant="quiet" onPress={onDemo}>
                {t("launch.demo")}
              </Button>
            )}
            <Button variant={draft.isClosed ? "primary" : "secondary"} onPress={onEnter}>
              {t("launch.enter")}
            </Button>
            {!draft.isClosed && (
              <Button variant="primary" onPress={submit}>
                {draft.entered === null ? t("launch.enterEmpty") : t("launch.enterWith", { amount: draft.entered })}
              </Button>
            )}
          </div>
        )
      }
    >
      {isClosed ? (
        <Stack gap={4}>
          <PauseAlert />
          <IdentityAlert gate="play" />
        </Stack>
      ) : (
        <Stack gap={5}>
          <TransferInForm draft={draft} onSubmit={submit} />
          <AutoTransferOffer />
        </Stack>
      )}
    </Sheet>
  );
};
