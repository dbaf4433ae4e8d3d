import { textKey } from "@baize/api-client";
import { useMoneyAction, useSession } from "@baize/api-client/react";
import { isReminderHidden, remindUntil } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import {
  Alert,
  Button,
  CheckboxField,
  ConfirmDialog,
  SavingsIcon,
  Sheet,
  Stack,
  useBrand,
  useClock,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { useFinanceWords } from "../words.ts";
import { RecycleResults, type RecycleResultsProps } from "./recycle-results.tsx";

/** Recycles all game wallets, after a question that can be put off for the day, and shows what became of each. */
export const Recycle = ({ names }: Pick<RecycleResultsProps, "names">): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const reminder = useReminder("recycle");
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
          if (reminder.isHidden()) await send();
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
          if (isMuted) reminder.hideToday();
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

/** "Do not remind again today" of one notice, for one member, by the brand's days (docs/rules.md R36). */
const useReminder = (notice: string): { readonly isHidden: () => boolean; readonly hideToday: () => void } => {
  const { storage } = useClient();
  const { memberId } = useSession();
  const { zone } = useBrand();
  const clock = useClock();
  const key = textKey("local", `remind.${notice}.${memberId ?? ""}`, (text) => /^\d{1,16}$/.test(text));
  return {
    isHidden: () => isReminderHidden(storage.get(key) ?? null, zone, clock()),
    hideToday: () => void storage.set(key, String(remindUntil(zone, clock()))),
  };
};
