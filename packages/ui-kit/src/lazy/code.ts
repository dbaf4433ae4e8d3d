import { useSyncExternalStore } from "react";

/** Seconds before code that could not be had is asked for again: each time twice as many, up to the last. */
const FIRST_WAIT_S = 1;
const LAST_WAIT_S = 30;

/** Whether an error says that a file of code or style could not be had, in the words of each engine and of Vite. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|unable to preload/i.test(error.message);

/** Resolves after the seconds, or at once when the connection is back. */
const pause = async (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    window.addEventListener("online", end);
  });

/** Asks for code until it is there, and throws only what the code itself threw. */
export const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let wait = FIRST_WAIT_S; ; wait = Math.min(wait * 2, LAST_WAIT_S)) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingCode(error)) throw error;
      await pause(wait);
    }
  }
};

/** Code for whoever draws it, as an external store of React; it is asked for once, by the first of them. */
export interface Code<T> {
  /** What is there; undefined before. Throws what stands in its way. Asks for it unless that was done. */
  readonly read: () => T | undefined;
  /** What a page shows that has been rendered before: it never holds such code. */
  readonly readNone: () => undefined;
  /** Tells when it is there. */
  readonly subscribe: (tell: () => void) => () => void;
  /** Asks early, once, and leaves it at that where it cannot be had. */
  readonly preload: () => void;
}

/**
 * Code that is drawn as soon as it is there: what comes by `Suspense`, React holds back until 300 ms after the
 * fallback.
 *
 * @param ask asks for what is to be drawn now
 * @param askEarly asks for what may be drawn next
 */
export const createCode = <T>(ask: () => Promise<T>, askEarly = ask): Code<T> => {
  const waiting = new Set<() => void>();
  let [isAsked, isSettled] = [false, false];
  let present: () => T | undefined = () => undefined;
  const settle = (next: typeof present): void => {
    if (isSettled) return;
    [isSettled, present] = [true, next];
    for (const tell of waiting) tell();
  };
  const settleWith = (loaded: T): void => settle(() => loaded);
  const fail = (error: unknown): void =>
    settle(() => {
      throw error;
    });
  return {
    read: () => {
      if (!isAsked && !isSettled) void ask().then(settleWith, fail);
      isAsked = true;
      return present();
    },
    readNone: () => undefined,
    subscribe: (tell) => {
      waiting.add(tell);
      return () => void waiting.delete(tell);
    },
    preload: () => void (isAsked || isSettled || askEarly().then(settleWith, () => undefined)),
  };
};

/** The code of {@link createCode} while it is drawn; undefined until it is there. */
export const useCode = <T>({ subscribe, read, readNone }: Code<T>): T | undefined =>
  useSyncExternalStore(subscribe, read, readNone);
