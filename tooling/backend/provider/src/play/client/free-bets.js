import { fill, h, say } from "./dom.js";

/** @import { Boot, FreeBet } from "./types.d.ts" */

/**
 * The member's free bets in this game, each to be chosen instead of a stake, with what becomes of its stake said before.
 * @param {HTMLElement} place
 * @param {{
 *   words: Boot["words"],
 *   amount: (decimal: string) => string,
 *   write: (at: number) => string,
 *   changed: (chosen: FreeBet | null) => void,
 * }} options
 */
export const createFreeBets = (place, { words, amount, write, changed }) => {
  /** @type {readonly FreeBet[]} */
  let offers = [];
  /** Award of the chosen one. @type {string | null} */
  let award = null;
  const list = h("div", { class: "free-list" });
  const note = h("p", { class: "free-note" });
  place.replaceChildren(list, note);

  const chosen = () => offers.find((offer) => offer.award === award) ?? null;
  /** @param {string} key */
  const word = (key) => words[key] ?? "";
  const paint = () => {
    place.hidden = offers.length === 0;
    list.replaceChildren(
      ...offers.map((offer) => {
        const text = fill(word("freeBetOf"), { amount: amount(offer.stake), count: offer.left });
        const onclick = () => choose(offer.award === award ? null : offer.award);
        return h(
          "button",
          { type: "button", class: "chip", "aria-pressed": `${offer.award === award}`, onclick },
          text,
        );
      }),
    );
    const ending = chosen() ?? offers[0];
    if (ending !== undefined) say(note, fill(word("freeBetNote"), { end: write(ending.expiresAt) }));
  };
  /** @param {string | null} next */
  const choose = (next) => {
    award = next;
    paint();
    changed(chosen());
  };
  return {
    chosen,
    /** Shows what is left; one that is gone is chosen no more. @param {readonly FreeBet[]} next */
    show(next) {
      if (JSON.stringify(next) === JSON.stringify(offers)) return;
      const before = chosen();
      offers = next;
      paint();
      if (before !== null && chosen() === null) choose(null);
    },
  };
};
