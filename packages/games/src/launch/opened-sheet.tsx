import { Alert, Button, Sheet, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import { HomecomingNote } from "./homecoming-note.tsx";
import type { LaunchGame } from "./launch-game.ts";
import * as css from "./launch.css.ts";
import { useTakeHome } from "./use-take-home.ts";

export interface OpenedSheetProps {
  game: Pick<LaunchGame, "platform">;
  /** Decimal that was brought along. */
  carried: string | null;
  isReal: boolean;
  onClose: () => void;
}

/** The game runs in a window of its own; from here its wallet is taken home. */
export const OpenedSheet = ({ game, carried, isReal, onClose }: OpenedSheetProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const { outcome, take } = useTakeHome();
  const isOver = outcome.kind !== "idle" && outcome.kind !== "running";
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isDismissable={outcome.kind !== "running"}
      width="small"
      title={t("launch.openedTitle")}
      footer={
        <div className={css.buttons}>
          <Button variant={isOver || !isReal ? "primary" : "secondary"} onPress={onClose}>
            {t("launch.close")}
          </Button>
          {isReal && !isOver && (
            <Button variant="primary" onPress={async () => take(game.platform)}>
              {t("launch.takeHome")}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap={4}>
        {carried !== null && <Alert tone="win">{t("launch.carried", { amount: format.money(carried).text })}</Alert>}
        {isReal && !isOver && <p className={css.text}>{t("launch.openedText")}</p>}
        <HomecomingNote outcome={outcome} />
      </Stack>
    </Sheet>
  );
};
