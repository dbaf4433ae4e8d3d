import { choices, fill, h, move, s, wait } from "../dom.js";
import { makeBetSpots } from "./spots.js";

/** @import { MakeScene } from "../types.d.ts" */

const TURN_MS = 320;
const NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
/** Coordinates of a rank's circles, in a box of 60 by 80. @type {Record<number, [number, number][]>} */
const CIRCLES = {
  1: [[30, 40]],
  2: [
    [30, 22],
    [30, 58],
  ],
  3: [
    [14, 18],
    [30, 40],
    [46, 62],
  ],
  4: [
    [17, 22],
    [43, 22],
    [17, 58],
    [43, 58],
  ],
  5: [
    [15, 20],
    [45, 20],
    [30, 40],
    [15, 60],
    [45, 60],
  ],
  6: [
    [18, 16],
    [42, 16],
    [18, 44],
    [42, 44],
    [18, 66],
    [42, 66],
  ],
  7: [
    [13, 13],
    [30, 22],
    [47, 31],
    [18, 48],
    [42, 48],
    [18, 68],
    [42, 68],
  ],
  8: [
    [18, 13],
    [42, 13],
    [18, 31],
    [42, 31],
    [18, 49],
    [42, 49],
    [18, 67],
    [42, 67],
  ],
  9: [
    [12, 16],
    [30, 16],
    [48, 16],
    [12, 40],
    [30, 40],
    [48, 40],
    [12, 64],
    [30, 64],
    [48, 64],
  ],
};
const INKS = ["blue", "red", "green"];

/** @param {number} rank */
const circles = (rank) => {
  const size = rank === 1 ? 20 : rank <= 3 ? 11 : rank <= 6 ? 9.5 : 7.6;
  return (CIRCLES[rank] ?? []).flatMap(([x, y], index) => {
    const ink = rank === 1 ? "red" : (INKS[(index + rank) % 3] ?? "blue");
    return [
      s("circle", { cx: x, cy: y, r: size, class: `rim ${ink}` }),
      s("circle", { cx: x, cy: y, r: size * 0.62, class: `inner ${ink}` }),
      s("circle", { cx: x, cy: y, r: size * 0.26, class: "core" }),
    ];
  });
};

/** @param {number} rank */
const characters = (rank) => [
  s("text", { x: 30, y: 36, class: "numeral" }, NUMERALS[rank - 1] ?? ""),
  s("text", { x: 30, y: 72, class: "wan" }, "萬"),
];

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { labels, words } = boot;
  const drawn = boot.hue % 2 === 0 ? circles : characters;
  const faces = {
    east: s("svg", { viewBox: "0 0 60 80", "aria-hidden": "true" }),
    west: s("svg", { viewBox: "0 0 60 80", "aria-hidden": "true" }),
  };
  /** @param {"east" | "west"} side */
  const makeTile = (side) =>
    h("div", { class: "tile3d" }, h("div", { class: "back" }), h("div", { class: "front" }, faces[side]));
  const tiles = { east: makeTile("east"), west: makeTile("west") };
  const bets = choices(() => showStatus(labels[bets.value ?? ""] ?? ""));
  const ranks = {
    east: h("span", { class: "rank", translate: "no" }),
    west: h("span", { class: "rank", translate: "no" }),
  };
  stage.append(
    h(
      "div",
      { class: "tiles" },
      h(
        "div",
        { class: "duel" },
        h("div", { class: "seat" }, h("h2", {}, words["east"] ?? ""), tiles.east, ranks.east),
        h("div", { class: "versus", "aria-hidden": "true" }),
        h("div", { class: "seat" }, h("h2", {}, words["west"] ?? ""), tiles.west, ranks.west),
      ),
      makeBetSpots(boot, bets, ["east", "tie", "west"]),
    ),
  );
  bets.choose("east");

  /** @param {"east" | "west"} side @param {boolean} open */
  const flip = async (side, open) => {
    const tile = tiles[side];
    const [from, to] = open ? [0, 180] : [180, 0];
    tile.style.transform = `rotateY(${to}deg)`;
    await move(
      tile,
      [
        { transform: `rotateY(${from}deg)` },
        { transform: `translateY(-14px) rotateY(90deg)`, offset: 0.5 },
        { transform: `rotateY(${to}deg)` },
      ],
      TURN_MS,
    );
  };
  const isOpen = { east: false, west: false };
  const cover = async () => {
    bets.mark([]);
    await Promise.all(
      /** @type {const} */ (["east", "west"]).map(async (side) => {
        ranks[side].textContent = "";
        tiles[side].parentElement?.classList.remove("winner");
        if (isOpen[side]) await flip(side, false);
        isOpen[side] = false;
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
      text: words[String(face["winner"])] ?? "",
      tone: face["winner"] === "east" ? "blue" : face["winner"] === "west" ? "red" : "green",
    }),
    async show({ face }) {
      await covering;
      const winner = String(face["winner"]);
      for (const side of /** @type {const} */ (["east", "west"])) {
        const rank = Number(face[side]);
        faces[side].replaceChildren(...drawn(rank));
        await flip(side, true);
        isOpen[side] = true;
        ranks[side].textContent = String(rank);
        await wait(60);
      }
      if (winner !== "tie") tiles[winner === "east" ? "east" : "west"].parentElement?.classList.add("winner");
      bets.mark([winner]);
      return fill(words["result"] ?? "", { east: String(face["east"]), west: String(face["west"]) });
    },
  };
};
