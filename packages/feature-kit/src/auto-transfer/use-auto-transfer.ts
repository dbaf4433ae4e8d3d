import { account } from "@baize/api-client/contract";
import { callKey, clientWith, useMember } from "@baize/api-client/react";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAction } from "../forms/use-action.ts";

export interface AutoTransfer {
  /** Undefined until the member is read. */
  readonly isOn: boolean | undefined;
  /** The member could not be read. */
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
  readonly isChanging: boolean;
  /** Why the last change was refused, in words. */
  readonly error: string | null;
  /** Whether the server has it; until then nothing is on or off. */
  readonly change: (isOn: boolean) => Promise<boolean>;
}

const useClient = clientWith({ account });

/** Whether the central balance goes into a game on entering it. */
export const useAutoTransfer = (): AutoTransfer => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { value: member, failed, refresh } = useMember();
  const { run, isRunning, error } = useAction(
    useCallback(async (autoTransfer: boolean) => client.account.preferences({ autoTransfer }), [client]),
  );
  const change = async (autoTransfer: boolean): Promise<boolean> => {
    if ((await run(autoTransfer)) === null) return false;
    queryClient.setQueryData(callKey(client.member.token), (known) => known && { ...known, autoTransfer });
    return true;
  };
  return { isOn: member?.autoTransfer, failed, refresh, isChanging: isRunning, error, change };
};
