import { type GameState, HEARTBEAT_MS } from "@baize/domain";
import type { Client } from "./client-types.ts";
import { isOffline, whenOnline } from "./connection.ts";

/** Up to this share of the interval is added or taken at random, so that tabs and members do not beat in step. */
const JITTER = 0.1;

/**
 * Sends the presence of a logged-in member every 30 s (Specification §4, §9) until the returned function is called.
 *
 * Each beat is planned after the one before has settled. It pauses while offline, beats at once on return
 * from hidden when one is overdue, and stops in the same step as the session. Where the browser has Web
 * Locks, one tab per session beats. Failures are only reported.
 */
export function startHeartbeat(client: Client, getGame: () => Pick<GameState, "gameid" | "platform"> = client.game.get): () => void {
  let stopBeating: (() => void) | null = null;
  let epoch = -1;
  const follow = (): void => {
    const { status, leavingUntil, epoch: now } = client.session.get();
    const shouldBeat = status === 1 && leavingUntil === null;
    if (shouldBeat && stopBeating !== null && epoch === now) return;
    stopBeating?.();
    epoch = now;
    stopBeating = shouldBeat ? whenLeading(client.session.family(), () => beat(client, getGame)) : null;
  };
  const unfollow = client.session.subscribe(follow);
  follow();
  return () => {
    unfollow();
    stopBeating?.();
    stopBeating = null;
  };
}

/** Runs `lead` in one tab of the session at a time; returns the way to stop. */
function whenLeading(family: string | null, lead: () => () => void): () => void {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined || family === null) return lead();
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  let stop: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  locks
    .request(`baize-heartbeat:${family}`, { signal: waiting.signal }, async () => {
      if (waiting.signal.aborted) return;
      stop = lead();
      await held;
    })
    .catch(() => {
      // Stopped while waiting; or locks are refused here, and then this tab beats by itself.
      if (!waiting.signal.aborted) stop = lead();
    });
  return () => {
    waiting.abort();
    stop();
    release();
  };
}

function beat(client: Client, getGame: () => Pick<GameState, "gameid" | "platform">): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let dueAt = 0;

  const plan = (): void => {
    if (ended.signal.aborted) return;
    const pause = HEARTBEAT_MS * (1 - JITTER + 2 * JITTER * Math.random());
    dueAt = client.now() + pause;
    timer = setTimeout(wake, pause);
  };
  const wake = (): void => {
    if (ended.signal.aborted || isSending || isOffline()) return;
    clearTimeout(timer);
    isSending = true;
    const { gameid, platform } = getGame();
    client.games
      .heartbeat({ gameid, platform }, { background: true, signal: ended.signal })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) client.report(error);
      })
      .finally(() => {
        isSending = false;
        plan();
      });
  };
  const wakeIfDue = (): void => {
    if (client.now() >= dueAt) wake();
  };
  const wakeIfSeen = (): void => {
    if (globalThis.document?.visibilityState !== "hidden") wakeIfDue();
  };
  const stopListening = whenOnline(wakeIfDue);
  globalThis.document?.addEventListener("visibilitychange", wakeIfSeen);
  wake();
  return () => {
    ended.abort();
    clearTimeout(timer);
    stopListening();
    globalThis.document?.removeEventListener("visibilitychange", wakeIfSeen);
  };
}
