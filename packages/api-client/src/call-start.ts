import type { Activity } from "./activity.ts";
import type { AnyCall } from "./contract/index.ts";
import type { SessionStore, Stamp } from "./session.ts";

/**
 * `outlivesSession`: not aborted when the session ends (the log-out call itself). `isSecondTry`: after a refused token.
 */
export interface SendExtras {
  readonly outlivesSession?: boolean;
  readonly isSecondTry?: boolean;
}

/** What a call belongs to, read when it is made: before it is sent there may be another session, or another act. */
export interface CallStart {
  /** Reading of `performance.now()`, milliseconds; the budget counts from it. */
  readonly at: number;
  readonly sent: Stamp;
  /** Of a member's call: aborted when the session ends. */
  readonly sessionSignal: AbortSignal | undefined;
  /** Whether it may come from something that the member did. */
  readonly isRecent: boolean;
}

interface CallMaker {
  readonly session: SessionStore;
  readonly activity: Pick<Activity, "isRecent">;
}

export const startCall = ({ session, activity }: CallMaker, call: AnyCall, extras: SendExtras): CallStart => ({
  at: performance.now(),
  sent: session.stamp(),
  sessionSignal: call.access === "member" && extras.outlivesSession !== true ? session.signal() : undefined,
  isRecent: activity.isRecent(),
});
