import { Button, Dialog, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import type { LaunchGame } from "./launch-game.ts";
import * as css from "./launch.css.ts";

/** The notice of a venue that is under maintenance, with its window in the brand's zone, or not open yet. */
export const ClosedDialog = ({
  game: { platformName, state, maintenance },
  onClose,
}: {
  game: LaunchGame;
  onClose: () => void;
}): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const isSoon = state === "soon";
  const { start, end, text } = maintenance ?? { start: null, end: null, text: "" };
  const when = ((): string => {
    if (end === null) return t("launch.closedUnknown");
    const back = format.dateTime(end);
    return start === null
      ? t("launch.closedUntil", { end: back })
      : t("launch.closedFrom", { start: format.dateTime(start), end: back });
  })();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="small"
      onClose={onClose}
      title={t(isSoon ? "launch.soonTitle" : "launch.closedTitle", { name: platformName })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t("launch.known")}
        </Button>
      }
    >
      {isSoon ? (
        <p className={css.text}>{t("launch.soonText")}</p>
      ) : (
        <Stack gap={2}>
          <p className={css.text}>{when}</p>
          {text !== "" && <p className={css.text}>{text}</p>}
          <p className={css.faint}>{t("launch.closedMoney")}</p>
        </Stack>
      )}
    </Dialog>
  );
};
