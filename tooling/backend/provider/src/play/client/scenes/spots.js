import { h } from "../dom.js";

/** @import { Boot } from "../types.d.ts" */

/**
 * The betting spots of a table, each with its payout.
 * @param {Boot} boot @param {{ add: (id: string, button: Element) => void }} bets @param {string[]} ids
 */
export const makeBetSpots = ({ labels, words, payTables }, bets, ids) =>
  h(
    "div",
    { class: "spots", role: "group", "aria-label": words["howTo"] ?? "" },
    ...ids.map((id) => {
      const pays = payTables.find(({ choices: of }) => of.includes(id))?.lines[0]?.pays ?? 0;
      const button = h(
        "button",
        { type: "button", class: `spot ${id}` },
        h("b", {}, labels[id] ?? id),
        h("small", {}, `${pays / 100}×`),
      );
      bets.add(id, button);
      return button;
    }),
  );
