import { choices, fill, h, isCalm, move, s } from "../dom.js";

/** @import { MakeScene } from "../types.d.ts" */

const ROLL_MS = 700;
/** Resting rotation of the cubes: a face seen straight on would look flat. */
const TILT = "rotateX(-20deg) rotateY(18deg)";
/** Cells of a face's pips, in a grid of three by three. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 3, 6, 2, 5, 8] };
/** Rotation that turns a face to the front: degrees about x and y. @type {Record<number, [number, number]>} */
const TURNS = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };

/** @param {number} face */
const pips = (face) =>
  s(
    "svg",
    { viewBox: "0 0 30 30", "aria-hidden": "true" },
    ...(PIPS[face] ?? []).map((at) =>
      s("circle", {
        cx: 6 + (at % 3) * 9,
        cy: 6 + Math.floor(at / 3) * 9,
        r: face === 1 ? 4 : 2.9,
        class: face === 1 || face === 4 ? "red" : "ink",
      }),
    ),
  );

const cube = () => {
  const sides = [1, 2, 3, 4, 5, 6].map((face) => h("div", { class: `side side-${face}` }, pips(face)));
  return h("div", { class: "cube" }, ...sides);
};

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { labels, words, payTables } = boot;
  /** @param {string} id */
  const paysOf = (id) => {
    const payTable = payTables.find(({ choices: of }) => of.includes(id));
    return `${(payTable?.lines[0]?.pays ?? 0) / 100}×`;
  };
  const bets = choices(() => showStatus(labels[bets.value ?? ""] ?? ""));
  /** @param {string} id @param {string} kind @param {...(Node | string)} inside */
  const spot = (id, kind, ...inside) => {
    const button = h(
      "button",
      {
        type: "button",
        class: `spot ${kind}`,
        "aria-label": kind === "face" ? `${labels[id] ?? id} ${paysOf(id)}` : null,
      },
      ...inside,
      h("small", {}, paysOf(id)),
    );
    bets.add(id, button);
    return button;
  };
  const cubes = [cube(), cube(), cube()];
  const bowl = h(
    "div",
    { class: "bowl", "aria-hidden": "true" },
    ...cubes.map((one) => h("div", { class: "die" }, one)),
  );
  /** @type {number[]} */
  const angles = [0, 0, 0];
  const sums = Array.from({ length: 14 }, (_, index) => index + 4);
  const table = h(
    "div",
    { class: "table", role: "group", "aria-label": words["howTo"] ?? "" },
    spot("small", "wide", h("b", {}, labels["small"] ?? ""), h("i", {}, "4–10")),
    spot("odd", "plain", h("b", {}, labels["odd"] ?? "")),
    spot("triple", "plain", h("b", {}, labels["triple"] ?? "")),
    spot("even", "plain", h("b", {}, labels["even"] ?? "")),
    spot("big", "wide", h("b", {}, labels["big"] ?? ""), h("i", {}, "11–17")),
    h(
      "div",
      { class: "sums", role: "group", "aria-label": fill(words["sum"] ?? "", { sum: "" }).trim() },
      ...sums.map((sum) => spot(`s${sum}`, "sum", h("b", {}, String(sum)))),
    ),
    h("div", { class: "faces" }, ...[1, 2, 3, 4, 5, 6].map((face) => spot(`f${face}`, "face", pips(face)))),
  );
  stage.append(h("div", { class: "dice" }, bowl, table));
  bets.choose("big");

  /** @param {number} index @param {number} face */
  const turnTo = async (index, face) => {
    const one = cubes[index];
    if (one === undefined) return;
    const [x, y] = TURNS[face] ?? [0, 0];
    const round = (angles[index] ?? 0) + 1;
    angles[index] = round;
    const end = `${TILT} rotateX(${x + 360 * round * 2}deg) rotateY(${y + 360 * round}deg)`;
    const before = one.style.transform;
    one.style.transform = end;
    await move(one, [{ transform: before }, { transform: end }], ROLL_MS + index * 80, "cubic-bezier(.15,.8,.25,1)");
  };
  cubes.forEach((one) => (one.style.transform = `${TILT} rotateX(0deg) rotateY(0deg)`));
  /** @type {Animation | undefined} */
  let shaking;

  return {
    choice: () => bets.value,
    start() {
      bets.mark([]);
      if (!isCalm())
        shaking = bowl.animate(
          [
            { transform: "translate(0)" },
            { transform: "translate(-5px, 3px) rotate(-1deg)" },
            { transform: "translate(5px, -3px) rotate(1deg)" },
            { transform: "translate(0)" },
          ],
          { duration: 180, iterations: Infinity },
        );
    },
    stop: () => shaking?.cancel(),
    bead: (face) => ({ text: String(face["sum"]), tone: "plain" }),
    async show({ face }) {
      shaking?.cancel();
      const dice = /** @type {number[]} */ (face["dice"]);
      const sum = Number(face["sum"]);
      await Promise.all(dice.map((one, index) => turnTo(index, one)));
      const triple = dice.every((one) => one === dice[0]);
      bets.mark([
        ...dice.map((one) => `f${one}`),
        `s${sum}`,
        ...(triple ? ["triple"] : [sum >= 11 ? "big" : "small", sum % 2 === 1 ? "odd" : "even"]),
      ]);
      return fill(words["result"] ?? "", { dice: dice.join(" "), sum });
    },
  };
};
