import { atom, useAtomValue } from "jotai";
import { useEffect, useReducer } from "react";
import type { SessionState } from "../session-types.ts";
import { useClient } from "./client-context.ts";

/** Written by the provider alone. */
export const sessionAtom = atom<SessionState>({ status: -1, epoch: 0, memberId: null, leavingUntil: null });

/** Session state: log-in status (-1 unknown, 0 visitor, 1 member), epoch, member id, leaving. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}

/** Whether a member is logged in; false while unknown and while leaving. */
export function useIsMember(): boolean {
  const { status, leavingUntil } = useSession();
  return status === 1 && leavingUntil === null;
}

/** Countdown after a password change (docs/specification.md §4.7). */
export interface Leaving {
  /** Whole seconds until log-in, counted from the deadline; null when not leaving. */
  readonly secondsLeft: number | null;
  readonly leaveNow: () => void;
}

const LOOK_MS = 250;

export function useLeaving(): Leaving {
  const client = useClient();
  const { leavingUntil } = useSession();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (leavingUntil === null) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [leavingUntil]);
  return {
    secondsLeft: leavingUntil === null ? null : Math.max(0, Math.ceil((leavingUntil - client.now()) / 1000)),
    leaveNow: client.session.leaveNow,
  };
}
