import { useMoneyAction } from "@baize/api-client/react";
import { useRefusalWords, useReminders } from "@baize/feature-kit";
import { Alert, Button, CheckboxField, ConfirmDialog, SavingsIcon, Sheet, Stack } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { useFinanceWords } from "../words.ts";
import { RecycleResults, type RecycleResultsProps } from "./recycle-results.tsx";

const NOTICE = "recycle";

/** Recycles all game wallets, after a question that can be put off for the day, and shows what became of each. */
export const Recycle = ({ names }: Pick<RecycleResultsProps, "names">): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const reminders = useReminders();
  const [isAsking, setAsking] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const action = useMoneyAction(useClient().games.recyclePost);
  const send = async (): Promise<void> => {
    await action.submit({});
  };
  const { result } = action;
  return (
    <Stack gap={3}>
      <Button
        icon={<SavingsIcon />}
        loading={action.state === "sending"}
        disabledReason={action.state === "confirming" ? t("money.pendingTitle") : undefined}
        onPress={async () => {
          if (reminders.isHidden(NOTICE)) await send();
          else setAsking(true);
        }}
      >
        {t("transfer.recycle")}
      </Button>
      <MoneyStatus action={action} />
      {result && !result.ok && (
        <Alert isLive tone="danger">
          {words.refusal(result)}
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("transfer.recycleTitle")}
        confirmLabel={t("transfer.recycleConfirm")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (isMuted) reminders.hideToday(NOTICE);
          setAsking(false);
          void send();
        }}
      >
        <Stack gap={4}>
          <p>{t("transfer.recycleText")}</p>
          <CheckboxField
            label={t("transfer.remind")}
            checked={isMuted}
            onChange={(event) => setMuted(event.target.checked)}
          />
        </Stack>
      </ConfirmDialog>
      <Sheet isOpen={result?.ok === true} onClose={action.reset} title={t("transfer.recycleResult")} width="small">
        {result?.ok && <RecycleResults result={result.data} names={names} />}
      </Sheet>
    </Stack>
  );
};
