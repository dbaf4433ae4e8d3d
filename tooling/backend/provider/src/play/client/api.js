/** @import { Answer, Played, Round } from "./types.d.ts" */

const ANSWER_MS = 10_000;
const RETRIES_MS = [600, 1500, 3000, 6000];
/**
 * Refusals that stay what they are however often a round is sent under its key: recorded under it, or known from the
 * round alone. Whatever else comes is no word on the round.
 */
const FINAL = new Set([
  "insufficient_funds",
  "leg_closed",
  "session_ended",
  "maintenance",
  "key_reused",
  "round_closed",
  "stake_invalid",
  "stake_below_min",
  "stake_above_max",
  "return_above_max",
  "choice_invalid",
  "body_invalid",
]);
/** No money moves at present. Nothing is recorded under the round's key. */
const READ_ONLY = "read_only";

/** Whether a round's key is settled for good. @param {Answer<unknown>} answer */
export const isFinal = (answer) => answer.ok || FINAL.has(answer.code);

/** Refusals after which the session takes no round any more. */
const OVER = new Set(["session_ended", "maintenance"]);
/** @param {string} code */
export const isSessionOver = (code) => OVER.has(code);

/** Unguessable and short, also where the page is not on a secure address. */
export const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

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
      if (typeof answer?.ok !== "boolean") return null;
      return response.status < 500 || answer.code === READ_ONLY ? answer : null;
    } catch {
      return null;
    }
  };
  /**
   * Asks for the word on a round until there is one that can be believed.
   * @param {string} path @param {Round} round @param {() => void} waiting
   * @returns {Promise<Answer<Played>>}
   */
  const settle = async (path, round, waiting) => {
    for (const pause of [0, ...RETRIES_MS]) {
      if (pause > 0) {
        waiting();
        await new Promise((resolve) => void setTimeout(resolve, pause));
      }
      /** @type {Answer<Played> | null} */
      const answer = await once(path, round);
      if (answer !== null && (isFinal(answer) || (!answer.ok && answer.code === READ_ONLY))) return answer;
    }
    return { ok: false, code: "network" };
  };
  return {
    /** @template T @param {string} path @param {number} [patience] @returns {Promise<Answer<T>>} */
    read: async (path, patience) => (await once(path, undefined, patience)) ?? { ok: false, code: "network" },
    /**
     * Plays a round. A lost answer is asked for again under the same key, so that it costs one stake however often.
     * @param {Round} round @param {() => void} waiting
     */
    round: (round, waiting) => settle("round", round, waiting),
    /**
     * Settles a round's key for good: gives the round that was played under it, or `round_closed` when none was and
     * none will be.
     * @param {Round} round @param {() => void} waiting
     */
    close: (round, waiting) => settle("round/close", round, waiting),
  };
};
