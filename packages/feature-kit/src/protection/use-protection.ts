import { protection } from "@baize/api-client/contract";
import { callKey, callQuery, clientWith, useIsMember } from "@baize/api-client/react";
import { useClock, useSecondsLeft } from "@baize/ui-kit";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Pause, ProtectionState } from "./lowest-limit.ts";

/** The client with the calls of player protection. */
export const useProtectionClient = clientWith({ protection });

/** The member's deposit limits and pause; without data they are unknown, which is neither none nor off. */
export const useProtection = (): UseQueryResult<ProtectionState> => {
  const { state } = useProtectionClient().protection;
  return useQuery(callQuery(state, {}, { enabled: useIsMember() }));
};

/** The break or self-exclusion that is on by the server's clock; null when there is none, or none is known. */
export const usePause = (): Pause | null => {
  const { data, refetch } = useProtection();
  const pause = data?.pause ?? null;
  const secondsLeft = useSecondsLeft(pause === null ? null : Date.parse(pause.until), () => void refetch());
  return secondsLeft > 0 ? pause : null;
};

/** As {@link usePause}, at the time of a press and only of what has been read already. */
export const useKnownPause = (): (() => Pause | null) => {
  const { state } = useProtectionClient().protection;
  const queryClient = useQueryClient();
  const clock = useClock();
  return () => {
    const pause = queryClient.getQueryData(callKey(state))?.pause ?? null;
    return pause !== null && Date.parse(pause.until) > clock() ? pause : null;
  };
};
