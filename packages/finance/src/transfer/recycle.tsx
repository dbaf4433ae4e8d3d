import { useMoneyAction } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import {
  Alert,
  Button,
  CheckboxField,
  ConfirmDialog,
  MoneyText,
  Sheet,
  Stack,
  StatusBadge,
  SavingsIcon,
  type Tone,
  useFormat,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import type { RecycleResult, Wallet } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as text from "../text.css.ts";
import * as css from "./transfer.css.ts";
import { useReminder } from "./use-reminder.ts";

/** Takes all game wallets home, after a question that can be put off for the day; tells what became of each. */
export const Recycle = ({ names }: { names: readonly Pick<Wallet, "platform" | "name">[] }): ReactElement => {
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
        {result?.ok && <Results result={result.data} names={names} />}
      </Sheet>
    </Stack>
  );
};

const TONES: Readonly<Record<RecycleResult["list"][number]["state"], Tone>> = {
  succeeded: "win",
  processing: "neutral",
  skipped: "info",
  failed: "danger",
};

const Results = ({
  result,
  names,
}: {
  result: RecycleResult;
  names: readonly Pick<Wallet, "platform" | "name">[];
}): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const told = result.list.filter(({ reason }) => reason !== "empty");
  const empty = result.list.length - told.length;
  return (
    <Stack gap={4}>
      <p>{t("transfer.recycleTotal", { total: format.money(result.total, result.currency).text })}</p>
      {told.length === 0 ? (
        <p className={css.note}>{t("transfer.recycleEmpty")}</p>
      ) : (
        <ul className={text.plainList}>
          {told.map(({ platform, name, amount, state, reason }) => (
            <li key={platform} className={text.row}>
              <span>{name || (names.find((known) => known.platform === platform)?.name ?? platform)}</span>
              <span className={css.resultEnd}>
                <MoneyText value={amount} asset={result.currency} />
                <StatusBadge tone={TONES[state]}>
                  {reason === null ? t(`transfer.walletState.${state}`) : t(`transfer.walletReason.${reason}`)}
                </StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {empty > 0 && <p className={css.note}>{t("transfer.recycleOthers", { count: empty })}</p>}
    </Stack>
  );
};
