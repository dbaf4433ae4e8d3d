import { type GameState, HEARTBEAT_MS } from "@baize/domain";
import type { Client } from "./client-types.ts";
import { isOffline, whenOnline } from "./connection.ts";
import { type Lead, leadName, whenLeading } from "./lead.ts";

/**
 * Up to this long before or after its turn a beat is sent, at random, so that tabs and members do not beat in step.
 * Turns are thirty seconds apart, so that on average beats are too.
 */
const JITTER_MS = HEARTBEAT_MS / 10;

/**
 * Sends the presence of a logged-in member every 30 s (docs/specification.md §4.4 and §9.1) until the returned
 * function is called.
 *
 * Each beat is planned after the one before has settled. It pauses while offline, beats at once on return
 * from hidden when one is overdue, and stops in the same step as the session. Where the browser has Web
 * Locks, one tab per session beats: the first one, until a game is started in another. Failures are only reported.
 */
export function startHeartbeat(
  client: Client,
  getGame: () => Pick<GameState, "gameid" | "platform"> = client.game.get,
): () => void {
  let lead: Lead | null = null;
  let epoch = -1;
  const claim = (): void => {
    if (getGame().gameid !== "") lead?.claim();
  };
  const follow = (): void => {
    const { status, leavingUntil, epoch: now } = client.session.get();
    const shouldBeat = status === 1 && leavingUntil === null;
    if (shouldBeat && lead !== null && epoch === now) return;
    lead?.stop();
    epoch = now;
    lead = shouldBeat ? whenLeading(leadName("heartbeat", client.session.family()), () => beat(client, getGame)) : null;
    claim();
  };
  const unfollow = [client.session.subscribe(follow), client.game.subscribe(claim)];
  follow();
  return () => {
    for (const end of unfollow) end();
    lead?.stop();
    lead = null;
  };
}

function beat(client: Client, getGame: () => Pick<GameState, "gameid" | "platform">): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** The turn of the next beat, without its jitter. */
  let turn = client.now();
  let dueAt = turn;

  /** Plans from the turn before and not from the answer, so that slow answers do not add up. */
  const plan = (sentAt: number): void => {
    if (ended.signal.aborted) return;
    const next = turn + HEARTBEAT_MS;
    // After a pause, or a clock that was set, turns are counted anew.
    const isInStep = next > sentAt && next - sentAt < 2 * HEARTBEAT_MS;
    turn = isInStep ? next : sentAt + HEARTBEAT_MS;
    dueAt = turn + JITTER_MS * (2 * Math.random() - 1);
    const pause = Math.min(dueAt - client.now(), HEARTBEAT_MS + JITTER_MS);
    timer = setTimeout(wake, Math.max(0, pause));
  };
  const wake = (): void => {
    if (ended.signal.aborted || isSending || isOffline()) return;
    clearTimeout(timer);
    isSending = true;
    const sentAt = client.now();
    const { gameid, platform } = getGame();
    client.games
      .heartbeat({ gameid, platform }, { background: true, signal: ended.signal })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) client.report(error);
      })
      .finally(() => {
        isSending = false;
        plan(sentAt);
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
