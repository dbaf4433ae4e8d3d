import { isFinal, makeKey } from "./api.js";

/** @import { Answer, Played, Round } from "./types.d.ts" */

/** @param {Omit<Round, "key">} one @param {Omit<Round, "key">} other */
const isSame = (one, other) =>
  one.choice === other.choice && one.stake === other.stake && one.freeBet === other.freeBet;

/**
 * Plays rounds, each under an idempotency key of its own. A round without a final answer stays open, and the next call
 * resolves it first: sent again while the same bet is selected, or else its key is closed, and the new bet is played
 * only if that round never was.
 * @param {Pick<ReturnType<typeof import("./api.js").createApi>, "round" | "close">} api
 */
export const createRounds = (api) => {
  /** @type {Round | null} */
  let open = null;
  /** @param {Answer<Played>} answer */
  const settled = (answer) => {
    if (isFinal(answer)) open = null;
    return answer;
  };
  return {
    /** Whether a round is without a final answer. */
    isOpen: () => open !== null,
    /**
     * Answers for the open round or a new one. `chosen` may be null while a round is open.
     * @param {Omit<Round, "key"> | null} chosen @param {() => void} waiting
     * @returns {Promise<Answer<Played>>}
     */
    async play(chosen, waiting) {
      if (open !== null && chosen !== null && !isSame(open, chosen)) {
        const closed = settled(await api.close(open, waiting));
        if (closed.ok || closed.code !== "round_closed") return closed;
      }
      open ??= chosen === null ? null : { key: makeKey(), ...chosen };
      return open === null ? { ok: false, code: "choice_invalid" } : settled(await api.round(open, waiting));
    },
  };
};
