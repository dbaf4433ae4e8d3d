import { isSessionOver } from "./api.js";

/** @import { Answer, SessionState } from "./types.d.ts" */

/**
 * @typedef {object} WatchedPage
 * @property {() => bigint} version @property {() => boolean} isReadOnly
 * @property {(state: SessionState) => void} showState
 * @property {(code: string) => void} over @property {() => boolean} isOver
 */

/** Pause between two requests, and after a failed one. */
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
 * Long-polls the session's state while it runs and the page is visible: the server answers when something changes, so
 * that maintenance or the session's end shows at once.
 * @param {{ read: <T>(path: string, timeoutMs?: number) => Promise<Answer<T>> }} api
 * @param {WatchedPage} page
 */
export const watchSession = async (api, page) => {
  while (!page.isOver()) {
    await shown();
    /** @type {Answer<SessionState>} */
    const answer = await api.read(`watch?version=${page.version()}&readOnly=${page.isReadOnly()}`, WATCH_MS);
    if (answer.ok) page.showState(answer.data);
    else if (isSessionOver(answer.code)) return page.over(answer.code);
    await wait(answer.ok ? PAUSE_MS : FAILED_MS);
  }
};
