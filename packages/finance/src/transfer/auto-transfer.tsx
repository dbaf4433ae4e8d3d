import { callKey, useMember } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, Card, Stack, SwitchField, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { useFinanceWords } from "../words.ts";

/** Transfers the balance into a game on entering it. The switch moves only once the server has it. */
export const AutoTransfer = (): ReactElement => {
  const t = useFinanceWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const { value: member, failed, refresh } = useMember();
  const send = useAction(
    useCallback(async (autoTransfer: boolean) => client.account.preferences({ autoTransfer }), [client]),
  );
  const change = async (autoTransfer: boolean): Promise<void> => {
    if ((await send.run(autoTransfer)) === null) return;
    queryClient.setQueryData(callKey(client.member.token), (known) => known && { ...known, autoTransfer });
    show({ text: t(autoTransfer ? "transfer.autoOn" : "transfer.autoOff"), tone: "win" });
  };
  if (member === undefined)
    return failed ? (
      <Alert
        tone="warning"
        action={
          <Button size="small" onPress={refresh}>
            {t("readAgain")}
          </Button>
        }
      >
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
          checked={member.autoTransfer}
          disabled={send.isRunning}
          onCheckedChange={(isOn) => void change(isOn)}
        />
        {send.error !== null && (
          <Alert isLive tone="danger">
            {send.error}
          </Alert>
        )}
      </Stack>
    </Card>
  );
};
