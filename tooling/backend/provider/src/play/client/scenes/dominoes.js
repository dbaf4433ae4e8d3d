import { choices, fill, h, move, s, say, wait } from "../dom.js";
import { makeBetSpots } from "./spots.js";

/** @import { MakeScene } from "../types.d.ts" */

const TURN_MS = 260;
/** Coordinates of an end's pips, in a box of 60 by 60. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[30, 30]],
  2: [
    [30, 15],
    [30, 45],
  ],
  3: [
    [16, 14],
    [30, 30],
    [44, 46],
  ],
  4: [
    [18, 17],
    [42, 17],
    [18, 43],
    [42, 43],
  ],
  5: [
    [17, 15],
    [43, 15],
    [30, 30],
    [17, 45],
    [43, 45],
  ],
  6: [
    [18, 12],
    [42, 12],
    [18, 30],
    [42, 30],
    [18, 48],
    [42, 48],
  ],
};

/**
 * One end of a domino. Ones and fours are red, and so is half of each six on the double six.
 * @param {number} count @param {number} other @param {number} top
 */
const drawEnd = (count, other, top) =>
  (PIPS[count] ?? []).map(([x, y], index) => {
    const isRed = count === 1 || count === 4 || (count === 6 && other === 6 && index % 2 === (top === 0 ? 0 : 1));
    return s("circle", { cx: x, cy: y + top, r: count === 1 ? 10 : 7, class: isRed ? "red" : "white" });
  });

/** @param {[number, number]} ends */
const drawDomino = ([high, low]) =>
  s(
    "svg",
    { viewBox: "0 0 60 124", "aria-hidden": "true" },
    s("path", { d: "M10 62H50", class: "rule" }),
    ...drawEnd(high, low, 1),
    ...drawEnd(low, high, 63),
  );

const makeTile = () => h("div", { class: "domino" }, h("div", { class: "back" }), h("div", { class: "front" }));

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { labels, words } = boot;
  const bets = choices(() => showStatus(labels[bets.value ?? ""] ?? ""));
  /** @param {string} id */
  const makeSeat = (id) => {
    const tiles = [makeTile(), makeTile()];
    const hand = h("p", { class: "hand" });
    return {
      tiles,
      hand,
      isOpen: false,
      element: h(
        "section",
        { class: `seat ${id}` },
        h("h2", {}, words[id] ?? ""),
        h("div", { class: "pair-of" }, ...tiles),
        hand,
      ),
    };
  };
  const [dealer, player] = [makeSeat("dealer"), makeSeat("player")];
  stage.append(
    h(
      "div",
      { class: "paigow" },
      h("div", { class: "table" }, dealer.element, h("div", { class: "rail", "aria-hidden": "true" }), player.element),
      makeBetSpots(boot, bets, ["player", "pair", "dealer"]),
    ),
  );
  bets.choose("player");

  /** @param {HTMLElement} tile @param {boolean} isOpening */
  const flip = async (tile, isOpening) => {
    const [from, to] = isOpening ? [0, 180] : [180, 0];
    tile.style.transform = `rotateY(${to}deg)`;
    await move(
      tile,
      [
        { transform: `rotateY(${from}deg)` },
        { transform: "translateY(-8px) rotateY(90deg)", offset: 0.5 },
        { transform: `rotateY(${to}deg)` },
      ],
      TURN_MS,
    );
  };
  const cover = async () => {
    bets.mark([]);
    await Promise.all(
      [player, dealer].map(async (seat) => {
        seat.hand.textContent = "";
        seat.element.classList.remove("winner");
        if (seat.isOpen) await Promise.all(seat.tiles.map((tile) => flip(tile, false)));
        seat.isOpen = false;
      }),
    );
  };
  /** @type {Promise<void>} */
  let covering = Promise.resolve();

  return {
    choice: () => bets.value,
    start() {
      covering = cover();
    },
    stop() {},
    bead: (face) => ({
      text: labels[String(face["winner"])] ?? "",
      tone: face["winner"] === "player" ? "blue" : "red",
    }),
    async show({ face }) {
      await covering;
      const names = /** @type {string[]} */ (face["hands"]).map((hand) => words.names[hand] ?? hand);
      const winner = String(face["winner"]);
      for (const [index, id] of /** @type {const} */ (["player", "dealer"]).entries()) {
        const seat = id === "player" ? player : dealer;
        const tiles = /** @type {[number, number][]} */ (face[id]);
        for (const [place, tile] of seat.tiles.entries()) {
          const ends = tiles[place] ?? [1, 1];
          const front = tile.lastElementChild;
          front?.setAttribute("role", "img");
          front?.setAttribute("aria-label", ends.join("-"));
          front?.replaceChildren(drawDomino(ends));
          await flip(tile, true);
        }
        seat.isOpen = true;
        say(seat.hand, names[index] ?? "");
        await wait(80);
      }
      (winner === "player" ? player : dealer).element.classList.add("winner");
      bets.mark(face["isPair"] === true ? [winner, "pair"] : [winner]);
      return fill(words["result"] ?? "", {
        player: names[0] ?? "",
        dealer: names[1] ?? "",
        winner: labels[winner] ?? "",
      });
    },
  };
};
