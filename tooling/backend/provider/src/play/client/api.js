/** @import { Answer, Played, Round } from "./types.d.ts" */

const ANSWER_MS = 10_000;
const RETRIES_MS = [600, 1500, 3000, 6000];
/**
 * Refusals that stay the same however often a round is sent under its key: recorded under it, or following from the
 * round alone. After any other answer the round's outcome is unknown.
 */
const FINAL = new Set([
  "insufficient_funds",
  "leg_closed",
  "session_ended",
  "play_paused",
  "identity_required",
  "reality_check_due",
  "stake_limit",
  "loss_limit",
  "time_limit",
  "maintenance",
  "key_reused",
  "round_closed",
  "stake_invalid",
  "stake_below_min",
  "stake_above_max",
  "return_above_max",
  "choice_invalid",
  "body_invalid",
  "free_bet_unknown",
  "free_bet_ended",
  "free_bet_used_up",
  "free_bet_category",
  "free_bet_stake",
]);
/** Money is stopped at present. Nothing is recorded under the round's key. */
const READ_ONLY = "read_only";

/** Whether an answer is the final one for a round's key. @param {Answer<unknown>} answer */
export const isFinal = (answer) => answer.ok || FINAL.has(answer.code);

/** Refusals after which the session takes no round any more. */
const OVER = new Set(["session_ended", "play_paused", "identity_required", "maintenance"]);
/** @param {string} code */
export const isSessionOver = (code) => OVER.has(code);

/** A random idempotency key. Without `crypto.randomUUID`, which insecure addresses lack. */
export const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} session */
export const createApi = (session) => {
  /**
   * One request; null without an answer that counts: network failure, timeout, a 5xx other than `read_only`.
   * @template T
   * @param {string} path @param {unknown} [body] @param {number} [timeoutMs]
   * @returns {Promise<Answer<T> | null>}
   */
  const once = async (path, body, timeoutMs = ANSWER_MS) => {
    try {
      const response = await fetch(`/play/api/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: body === undefined ? { play: session } : { play: session, "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: "omit",
        cache: "no-store",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.json();
      if (typeof answer?.ok !== "boolean") return null;
      return response.status < 500 || answer.code === READ_ONLY ? answer : null;
    } catch {
      return null;
    }
  };
  /**
   * Sends a round until there is a final answer.
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
    /** @template T @param {string} path @param {number} [timeoutMs] @returns {Promise<Answer<T>>} */
    read: async (path, timeoutMs) => (await once(path, undefined, timeoutMs)) ?? { ok: false, code: "network" },
    /** Acknowledges the reality check. @returns {Promise<Answer<import("./types.d.ts").SessionState>>} */
    acknowledge: async () => (await once("check/acknowledge", {})) ?? { ok: false, code: "offline" },
    /**
     * Plays a round. After a lost answer it is sent again under the same key, so that it costs one stake at most.
     * @param {Round} round @param {() => void} waiting
     */
    round: (round, waiting) => settle("round", round, waiting),
    /**
     * Closes a round's key: answers the round that was played under it, or `round_closed` when none was and none
     * will be.
     * @param {Round} round @param {() => void} waiting
     */
    close: (round, waiting) => settle("round/close", round, waiting),
  };
};
