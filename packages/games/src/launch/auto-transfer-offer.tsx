import { useAutoTransfer } from "@baize/feature-kit";
import { Alert, SwitchField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";

/** Automatic transfer, where a transfer is asked for by hand. The switch moves only once the server has it. */
export const AutoTransferOffer = (): ReactElement | null => {
  const t = useGamesWords();
  const { isOn, isChanging, error, change } = useAutoTransfer();
  if (isOn === undefined) return null;
  return (
    <>
      <SwitchField
        label={t("launch.auto")}
        help={t("launch.autoHelp")}
        checked={isOn}
        disabled={isChanging}
        onCheckedChange={(wanted) => void change(wanted)}
      />
      {error !== null && (
        <Alert isLive tone="danger">
          {error}
        </Alert>
      )}
    </>
  );
};
