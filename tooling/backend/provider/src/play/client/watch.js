import { isSessionOver } from "./api.js";

/** @import { Answer, SessionState } from "./types.d.ts" */

/** Between two questions at least, and after one that failed. */
const PAUSE_MS = 1_000;
const FAILED_MS = 5_000;
const WATCH_MS = 40_000;

const wait = (/** @type {number} */ ms) => new Promise((resolve) => void setTimeout(resolve, ms));
const shown = () =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve(undefined);
    document.addEventListener("visibilitychange", resolve, { once: true });
  });

/**
 * Asks the server for news of the session for as long as it runs and the page is looked at: the server answers when there
 * is some, so that a closing or the session's end is known here at once.
 * @param {{ read: <T>(path: string, patience?: number) => Promise<Answer<T>> }} api
 * @param {{ version: () => bigint, isReadOnly: () => boolean, stand: (standing: SessionState) => void, over: (code: string) => void, isOver: () => boolean }} page
 */
export const watchSession = async (api, page) => {
  while (!page.isOver()) {
    await shown();
    /** @type {Answer<SessionState>} */
    const answer = await api.read(`watch?version=${page.version()}&readOnly=${page.isReadOnly()}`, WATCH_MS);
    if (answer.ok) page.stand(answer.data);
    else if (isSessionOver(answer.code)) return page.over(answer.code);
    await wait(answer.ok ? PAUSE_MS : FAILED_MS);
  }
};
