/** @import { Answer, Played } from "./types.d.ts" */

const ANSWER_MS = 10_000;
const RETRIES_MS = [600, 1500, 3000, 6000];

/** Unguessable and short, also where the page is not on a secure address. */
export const makeKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} session */
export const createApi = (session) => {
  /**
   * One try; null when no answer came that can be believed.
   * @template T
   * @param {string} path @param {unknown} [body] @param {number} [patience]
   * @returns {Promise<Answer<T> | null>}
   */
  const once = async (path, body, patience = ANSWER_MS) => {
    try {
      const response = await fetch(`/play/api/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: body === undefined ? { play: session } : { play: session, "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: "omit",
        cache: "no-store",
        signal: AbortSignal.timeout(patience),
      });
      const answer = await response.json();
      return response.status >= 500 || typeof answer?.ok !== "boolean" ? null : answer;
    } catch {
      return null;
    }
  };
  return {
    /** @template T @param {string} path @param {number} [patience] @returns {Promise<Answer<T>>} */
    read: async (path, patience) => (await once(path, undefined, patience)) ?? { ok: false, code: "network" },
    /**
     * Plays a round. A lost answer is asked for again under the same key, so that it costs one stake however often.
     * @param {{ key: string, stake: string, choice: string }} round @param {() => void} waiting
     * @returns {Promise<Answer<Played>>}
     */
    async round(round, waiting) {
      for (const pause of [0, ...RETRIES_MS]) {
        if (pause > 0) {
          waiting();
          await new Promise((resolve) => void setTimeout(resolve, pause));
        }
        /** @type {Answer<Played> | null} */
        const answer = await once("round", round);
        if (answer !== null) return answer;
      }
      return { ok: false, code: "network" };
    },
  };
};
