import { useAutoTransfer } from "@baize/feature-kit";
import { Alert, Card, Stack, SwitchField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { useFinanceWords } from "../words.ts";

/** Transfers the balance into a game on entering it. The switch moves only once the server has it. */
export const AutoTransfer = (): ReactElement => {
  const t = useFinanceWords();
  const { show } = useToasts();
  const { isOn, failed, refresh, isChanging, error, change } = useAutoTransfer();
  const turn = async (next: boolean): Promise<void> => {
    if (await change(next)) show({ text: t(next ? "transfer.autoOn" : "transfer.autoOff"), tone: "win" });
  };
  if (isOn === undefined)
    return failed ? (
      <Alert tone="warning" onRetry={refresh}>
        {t("transfer.autoFailed")}
      </Alert>
    ) : (
      <RowsSkeleton count={1} />
    );
  return (
    <Card as="section">
      <Stack gap={3}>
        <SwitchField
          label={t("transfer.auto")}
          help={t("transfer.autoHelp")}
          checked={isOn}
          disabled={isChanging}
          onCheckedChange={(next) => void turn(next)}
        />
        {error !== null && (
          <Alert isLive tone="danger">
            {error}
          </Alert>
        )}
      </Stack>
    </Card>
  );
};
