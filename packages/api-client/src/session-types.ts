/** Why a session ended; "idle": the server has seen nothing of the member for too long. */
export type SessionEndReason = "rejected" | "idle" | "signed_out" | "password_changed" | "other_tab";

export interface SessionState {
  /** Log-in status: -1 unknown until `start()` has looked, 0 visitor, 1 member (docs/specification.md §4.1). */
  readonly status: -1 | 0 | 1;
  /** Rises by one at each log-in and log-out; an answer of an earlier epoch changes nothing. */
  readonly epoch: number;
  /** The member's id, once an answer has named it. */
  readonly memberId: string | null;
  /** Epoch milliseconds at which the page goes to log-in after a password change; null otherwise. */
  readonly leavingUntil: number | null;
}

export interface Session {
  readonly get: () => SessionState;
  /** Calls back after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks for a stored session once, and asks other tabs for one when hand-over is on. Idempotent. */
  readonly start: () => Promise<void>;
  /** Whether a session token is held. */
  readonly hasToken: () => boolean;
  /** The session-family id of header `vid`; null when the server sent none. */
  readonly family: () => string | null;
  /**
   * Password changed: revokes the session here and in tabs of the same session, and ends it at the deadline (epoch ms).
   */
  readonly leave: (until: number) => void;
  /** Ends a leaving session now. */
  readonly leaveNow: () => void;
}
