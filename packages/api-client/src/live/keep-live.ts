import { isOffline, whenOnline } from "../connection.ts";
import type { HeardEvent, OpenLive } from "./open-live.ts";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Before a back end that has no stream, or no place for one, is asked again. */
const NONE_PAUSE_MS = 300_000;

/** Pause after so many failures in a row: doubling, and half to all of it, so that clients do not come at once. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10)) * (0.5 + 0.5 * Math.random());

export interface KeepLiveOptions {
  readonly open: OpenLive;
  /** Id to go on from; asked for at each opening. */
  readonly after: () => string | null;
  readonly onEvent: (event: HeardEvent) => void;
}

/** Keeps a stream open until the returned function is called, or the session is over. */
export function keepLive({ open, after, onEvent }: KeepLiveOptions): () => void {
  const stopped = new AbortController();
  /** Ends the present pause. */
  let wake: () => void = () => undefined;
  const pause = async (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const stopWaiting = whenOnline(() => wake());
  const run = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted;) {
      const end = isOffline()
        ? "lost"
        : await open({
            after: after(),
            signal: stopped.signal,
            onEvent: (event) => {
              failures = 0;
              onEvent(event);
            },
          });
      if (end === "over" || stopped.signal.aborted) break;
      if (end === "none") await pause(NONE_PAUSE_MS);
      else if (end === "lost" || failures > 0) await pause(pauseAfter(failures));
      failures += 1;
    }
    stopWaiting();
  };
  void run();
  return () => {
    stopped.abort();
    stopWaiting();
    wake();
  };
}
