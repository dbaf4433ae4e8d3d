import { whenOnline } from "../connection.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Starts a part of the client when its code has come, which is asked for until it does; returns the way to stop. */
export function startLate(fetchStart: () => Promise<() => () => void>): () => void {
  let isEnded = false;
  let end = (): void => undefined;
  const run = async (pauseMs: number): Promise<void> => {
    try {
      const start = await fetchStart();
      if (!isEnded) end = start();
    } catch {
      if (isEnded) return;
      const again = (): void => {
        end();
        void run(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
      };
      const timer = setTimeout(again, pauseMs);
      const stopWaiting = whenOnline(again);
      end = () => {
        clearTimeout(timer);
        stopWaiting();
      };
    }
  };
  void run(FIRST_PAUSE_MS);
  return () => {
    isEnded = true;
    end();
  };
}
