import { callKey, useClient, useMember } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import { Alert, SwitchField } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback } from "react";
import { useGamesWords } from "../words.ts";

/** Automatic transfer, where a transfer is asked for by hand. The switch moves only once the server has it. */
export const AutoTransferOffer = (): ReactElement | null => {
  const t = useGamesWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const { value: member } = useMember();
  const send = useAction(
    useCallback(async (autoTransfer: boolean) => client.account.preferences({ autoTransfer }), [client]),
  );
  const change = async (autoTransfer: boolean): Promise<void> => {
    if ((await send.run(autoTransfer)) === null) return;
    queryClient.setQueryData(callKey(client.member.token), (known) => known && { ...known, autoTransfer });
  };
  if (member === undefined) return null;
  return (
    <>
      <SwitchField
        label={t("launch.auto")}
        help={t("launch.autoHelp")}
        checked={member.autoTransfer}
        disabled={send.isRunning}
        onCheckedChange={(isOn) => void change(isOn)}
      />
      {send.error !== null && (
        <Alert isLive tone="danger">
          {send.error}
        </Alert>
      )}
    </>
  );
};
