import { choices, fill, h, isCalm, move, say, wait } from "../dom.js";
import { makeBetSpots } from "./spots.js";

/** @import { MakeScene } from "../types.d.ts" */

const DEAL_MS = 150;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["\u2660\uFE0E", "\u2665\uFE0E", "\u2663\uFE0E", "\u2666\uFE0E"];
/** Where a dealt card starts: the shoe, top right. */
const SHOE = "translate(160px, -140px) rotate(20deg)";

/** @typedef {{ rank: number, suit: number }} Card */

/** @param {Card} card @param {boolean} third */
const makeCard = ({ rank, suit }, third) => {
  const sign = SUITS[suit] ?? "";
  const name = RANKS[rank - 1] ?? "";
  return h(
    "div",
    {
      class: `card ${suit % 2 === 1 ? "red" : "ink"}${third ? " third" : ""}`,
      role: "img",
      "aria-label": `${name}${sign}`,
    },
    h("span", { class: "corner", translate: "no" }, h("b", {}, name), sign),
    h("span", { class: "pip", "aria-hidden": "true" }, sign),
  );
};

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { labels, words } = boot;
  const bets = choices(() => showStatus(labels[bets.value ?? ""] ?? ""));
  /** @param {string} title */
  const makeSide = (title) => {
    const cards = h("div", { class: "cards" });
    const points = h("span", { class: "points" });
    return {
      cards,
      points,
      element: h("section", { class: "side" }, h("h2", {}, h("span", {}, title), points), cards),
    };
  };
  const player = makeSide(words["player"] ?? "");
  const banker = makeSide(words["banker"] ?? "");
  stage.append(
    h(
      "div",
      { class: "baccarat" },
      h("div", { class: "felt" }, player.element, banker.element),
      makeBetSpots(boot, bets, ["player", "tie", "banker"]),
    ),
  );
  bets.choose("player");

  /** @param {HTMLElement} to @param {Card} card @param {boolean} third */
  const dealTo = async (to, card, third) => {
    const element = makeCard(card, third);
    to.append(element);
    const end = third ? "rotate(90deg)" : "none";
    void move(
      element,
      [
        { transform: SHOE, opacity: 0 },
        { transform: end, opacity: 1 },
      ],
      DEAL_MS * 1.6,
    );
    await wait(DEAL_MS);
  };
  const clear = () => {
    bets.mark([]);
    for (const side of [player, banker]) {
      side.cards.replaceChildren();
      side.points.textContent = "";
      side.element.classList.remove("winner");
    }
  };

  return {
    choice: () => bets.value,
    start: clear,
    stop() {},
    bead: (face) => ({
      text: labels[String(face["winner"])] ?? "",
      tone: face["winner"] === "player" ? "blue" : face["winner"] === "banker" ? "red" : "green",
    }),
    async show({ face }) {
      const hands = [/** @type {Card[]} */ (face["player"]), /** @type {Card[]} */ (face["banker"])];
      const totals = /** @type {number[]} */ (face["totals"]);
      const winner = String(face["winner"]);
      for (const turn of [0, 1, 2])
        for (const [index, side] of [player, banker].entries()) {
          const card = hands[index]?.[turn];
          if (card !== undefined) await dealTo(side.cards, card, turn === 2);
        }
      if (!isCalm()) await wait(DEAL_MS * 0.6);
      say(player.points, fill(words["points"] ?? "", { points: totals[0] ?? 0 }));
      say(banker.points, fill(words["points"] ?? "", { points: totals[1] ?? 0 }));
      if (winner === "player") player.element.classList.add("winner");
      if (winner === "banker") banker.element.classList.add("winner");
      bets.mark([winner]);
      return fill(words["result"] ?? "", {
        player: totals[0] ?? 0,
        banker: totals[1] ?? 0,
        winner: labels[winner] ?? "",
      });
    },
  };
};
