import type { Atom } from "jotai";
import type { SessionState } from "../session-types.ts";

export declare const sessionAtom: Atom<SessionState>;
/** Session state: log-in status (-1 unknown, 0 visitor, 1 member), epoch, member id. */
export declare function useSession(): SessionState;
/** Whether a member is logged in; false while unknown. */
export declare function useIsMember(): boolean;

/** Countdown after a password change (Specification §4). */
export interface Leaving {
  /** Whole seconds until log-in, counted from a deadline; null when not leaving. */
  readonly secondsLeft: number | null;
  readonly leaveNow: () => void;
}
export declare function useLeaving(): Leaving;
