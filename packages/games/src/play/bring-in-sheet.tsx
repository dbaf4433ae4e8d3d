import { Alert, Button, Sheet, Stack, useFormat, useToasts } from "@baize/ui-kit";
import { type ReactElement, useId } from "react";
import { useBring } from "../launch/use-bring.ts";
import { BROUGHT_TONES, useBroughtText } from "../launch/use-brought-text.ts";
import { useBringForm } from "../launch/use-bring-form.tsx";
import type { StartedGame } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

/** More money into the venue while the game goes on; once it has arrived the sheet gives way to the game. */
export const BringInSheet = ({
  game: { platform, platformName },
  onClose,
}: {
  game: Pick<StartedGame, "platform" | "platformName">;
  onClose: () => void;
}): ReactElement => {
  const t = useGamesWords();
  const form = useId();
  const { fields, entered, isClosed, check, setText } = useBringForm(platform);
  const { bring, outcome, isSending } = useBring();
  const text = useBroughtText(outcome);
  const { show } = useToasts();
  const format = useFormat();
  const submit = async (): Promise<void> => {
    const amount = check();
    if (amount === null) return;
    const brought = await bring(platform, { amount });
    if (brought.kind === "processing") setText("");
    if (brought.kind !== "arrived") return;
    show({ text: t("launch.carried", { amount: format.money(brought.amount).text }), tone: "win" });
    onClose();
  };
  return (
    <Sheet
      isOpen
      isDismissable={!isSending}
      onClose={onClose}
      width="small"
      title={t("play.bringTitle", { name: platformName })}
      footer={
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={isClosed || outcome.kind === "open"}
          loading={isSending}
          onPress={submit}
        >
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
            <Alert isLive tone={BROUGHT_TONES[outcome.kind]}>
              {text}
            </Alert>
          )}
          {fields}
        </Stack>
      </form>
    </Sheet>
  );
};
