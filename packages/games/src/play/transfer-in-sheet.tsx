import { IdentityLink } from "@baize/feature-kit";
import { Alert, Button, Sheet, useFormat, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { TransferInForm } from "../launch/transfer-in-form.tsx";
import { useTransferIn } from "../launch/use-transfer-in.ts";
import { useTransferInDraft } from "../launch/use-transfer-in-draft.ts";
import { TRANSFER_IN_TONES, useTransferInText } from "../launch/use-transfer-in-text.ts";
import type { StartedGame } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

export interface TransferInSheetProps {
  readonly game: Pick<StartedGame, "platform" | "platformName">;
  readonly onClose: () => void;
}

/** A transfer into the venue while the game runs; the sheet closes once the money has arrived. */
export const TransferInSheet = ({ game: { platform, platformName }, onClose }: TransferInSheetProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const { show } = useToasts();
  const draft = useTransferInDraft(platform);
  const { transferIn, outcome, isSending } = useTransferIn();
  const text = useTransferInText(outcome);
  const asksIdentity = outcome.kind === "refused" && outcome.refused.code === "identity_required";
  const submit = async (): Promise<void> => {
    const amount = draft.check();
    if (amount === null) return;
    const result = await transferIn(platform, { amount });
    if (result.kind === "processing") draft.setText("");
    if (result.kind !== "arrived") return;
    show({ text: t("launch.transferredIn", { amount: format.money(result.amount).text }), tone: "win" });
    onClose();
  };
  return (
    <Sheet
      isOpen
      isDismissable={!isSending}
      onClose={onClose}
      width="small"
      title={t("play.transferInTitle", { name: platformName })}
      footer={
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={draft.isClosed || outcome.kind === "open"}
          loading={isSending}
          onPress={submit}
        >
          {draft.entered === null ? t("play.transferIn") : t("play.transferInSubmit", { amount: draft.entered })}
        </Button>
      }
    >
      <TransferInForm draft={draft} onSubmit={submit}>
        {text !== "" && (
          <Alert
            isLive
            tone={TRANSFER_IN_TONES[outcome.kind]}
            action={asksIdentity ? <IdentityLink size="small" /> : undefined}
          >
            {text}
          </Alert>
        )}
      </TransferInForm>
    </Sheet>
  );
};
