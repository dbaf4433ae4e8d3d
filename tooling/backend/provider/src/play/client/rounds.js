import { isFinal, makeKey } from "./api.js";

/** @import { Answer, Played, Round } from "./types.d.ts" */

/**
 * Presses of the button, each a round under a key of its own. A round whose key is not settled stays open, and the next
 * press asks for it first: as it was when nothing else is chosen meanwhile, or else its key is closed, and what is
 * chosen now is played only if that round never was.
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
    /** Whether a round's key is not settled. */
    isOpen: () => open !== null,
    /**
     * The word on what is pressed. `chosen` may be null while a round is open.
     * @param {Omit<Round, "key"> | null} chosen @param {() => void} waiting
     * @returns {Promise<Answer<Played>>}
     */
    async play(chosen, waiting) {
      if (open !== null && chosen !== null && (chosen.choice !== open.choice || chosen.stake !== open.stake)) {
        const closed = settled(await api.close(open, waiting));
        if (closed.ok || closed.code !== "round_closed") return closed;
      }
      open ??= chosen === null ? null : { key: makeKey(), ...chosen };
      return open === null ? { ok: false, code: "choice_invalid" } : settled(await api.round(open, waiting));
    },
  };
};
