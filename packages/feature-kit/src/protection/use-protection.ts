import { protection } from "@baize/api-client/contract";
import { callKey, callQuery, clientWith, useIsMember } from "@baize/api-client/react";
import type { IdentityGate } from "@baize/domain";
import { useClock, useSecondsLeft } from "@baize/ui-kit";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Pause, ProtectionState } from "./lowest-limit.ts";

/** The client with the calls of player protection. */
export const useProtectionClient = clientWith({ protection });

/** The member's deposit limits, pause and identity; without data they are unknown, which is neither none nor off. */
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

/** The identity where what the gate names is closed for it; null while it is open, or that is unknown. */
export const useClosingIdentity = (gate: IdentityGate): ProtectionState["identity"] | null => {
  const { data } = useProtection();
  return data?.identity.closed.includes(gate) === true ? data.identity : null;
};

/** Whether a pause or the identity closes play, at the time of a press and only of what has been read already. */
export const useKnownPlayClosed = (): (() => boolean) => {
  const { state } = useProtectionClient().protection;
  const queryClient = useQueryClient();
  const clock = useClock();
  return () => {
    const known = queryClient.getQueryData(callKey(state));
    if (known === undefined) return false;
    const { pause, identity } = known;
    return identity.closed.includes("play") || (pause !== null && Date.parse(pause.until) > clock());
  };
};
