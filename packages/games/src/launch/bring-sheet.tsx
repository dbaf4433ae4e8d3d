import { Button, Sheet } from "@baize/ui-kit";
import { type ReactElement, useId } from "react";
import { useGamesWords } from "../words.ts";
import type { LaunchGame } from "./launch-game.ts";
import * as css from "./launch.css.ts";
import { useBringForm } from "./use-bring-form.tsx";

export interface BringSheetProps {
  game: LaunchGame;
  onClose: () => void;
  /** Transfers and enters. */
  onSubmit: (amount: string) => Promise<void>;
  /** Enters with what is there. */
  onEnter: () => Promise<void>;
  onDemo?: (() => Promise<void>) | undefined;
}

/** Before a game: the two balances, an amount to bring along, or none. */
export const BringSheet = ({ game, onClose, onSubmit, onEnter, onDemo }: BringSheetProps): ReactElement => {
  const t = useGamesWords();
  const form = useId();
  const { fields, entered, isClosed, check } = useBringForm(game.platform);
  const submit = async (): Promise<void> => {
    const amount = check();
    if (amount !== null) await onSubmit(amount);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      width="small"
      title={t("launch.bringTitle", { name: game.name })}
      detail={t("launch.bringDetail", { platform: game.platformName })}
      footer={
        <div className={css.buttons}>
          {onDemo && (
            <Button variant="quiet" onPress={onDemo}>
              {t("launch.demo")}
            </Button>
          )}
          <Button variant={isClosed ? "primary" : "secondary"} onPress={onEnter}>
            {t("launch.enter")}
          </Button>
          {!isClosed && (
            <Button variant="primary" onPress={submit}>
              {entered === null ? t("launch.enterEmpty") : t("launch.enterWith", { amount: entered })}
            </Button>
          )}
        </div>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {fields}
      </form>
    </Sheet>
  );
};
