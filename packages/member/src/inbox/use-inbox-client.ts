import { messages } from "@baize/api-client/contract";
import { callKey, clientWith } from "@baize/api-client/react";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** The client with the calls of messages. */
export const useInboxClient = clientWith({ messages });

/** After messages were read, deleted or restored: lists and counts are read again. */
export const useInboxChanged = (): (() => Promise<void>) => {
  const { member, messages: calls } = useInboxClient();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = [callKey(calls.list), callKey(member.messageNum)];
    await Promise.all(keys.map(async (queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [calls, member, queryClient]);
};
