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
