import { Alert, Button, Sheet, Stack, useFormat, useToasts } from "@baize/ui-kit";
import { type ReactElement, useId, useState } from "react";
import { useBroughtText } from "../launch/use-brought-text.ts";
import { type Brought, useBring } from "../launch/use-bring.ts";
import { useBringForm } from "../launch/use-bring-form.tsx";
import type { StartedGame } from "../queries.ts";
import { useGamesWords } from "../words.ts";

const NOTHING: Brought = { kind: "nothing" };

/** More money into the venue while the game goes on; once it has arrived the sheet gives way to the game. */
export const BringInSheet = ({ game: { platform, platformName }, onClose }: { game: Pick<StartedGame, "platform" | "platformName">; onClose: () => void }): ReactElement => {
  const t = useGamesWords();
  const form = useId();
  const { fields, entered, isClosed, check, setText } = useBringForm(platform);
  const { bring, state } = useBring();
  const [brought, setBrought] = useState<Brought>(NOTHING);
  const text = useBroughtText(brought, state);
  const { show } = useToasts();
  const format = useFormat();
  const isRunning = state === "sending";
  const submit = async (): Promise<void> => {
    const amount = check();
    if (amount === null) return;
    const outcome = await bring(platform, { amount });
    if (outcome.kind === "arrived") {
      show({ text: t("launch.carried", { amount: format.money(outcome.amount).text }), tone: "win" });
      onClose();
      return;
    }
    setBrought(outcome);
    if (outcome.kind === "processing") setText("");
  };
  return (
    <Sheet
      isOpen
      isDismissable={!isRunning}
      onClose={onClose}
      width="small"
      title={t("play.bringTitle", { name: platformName })}
      footer={
        <Button variant="primary" size="large" fullWidth disabled={isClosed} loading={isRunning} onPress={submit}>
          {entered === null ? t("play.bringEmpty") : t("play.bringSubmit", { amount: entered })}
        </Button>
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
        <Stack gap={4}>
          {text !== "" && (
            <Alert isLive tone={({ arrived: "win", processing: "warning", open: "warning", failed: "danger", refused: "danger", nothing: "info" } as const)[brought.kind]}>
              {text}
            </Alert>
          )}
          {fields}
        </Stack>
      </form>
    </Sheet>
  );
};
