import { choices, fill, h, isCalm, s } from "../dom.js";

/** @import { MakeScene } from "../types.d.ts" */

const TURN_MS = 900;
const CENTRE = 150;
const EVEN_CHANCES = ["low", "even", "red", "black", "odd", "high"];

/** @param {number} radius @param {number} degrees 0 at the top */
const at = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

/** @param {number[]} wheel @param {(n: number) => string} colourOf */
const makeWheel = (wheel, colourOf) => {
  const share = 360 / wheel.length;
  const pockets = wheel.flatMap((number, index) => {
    const [from, to] = [index * share - share / 2, index * share + share / 2];
    return [
      s("path", {
        class: `pocket ${colourOf(number)}`,
        d: `M${at(132, from)} A132 132 0 0 1 ${at(132, to)} L${at(86, to)} A86 86 0 0 0 ${at(86, from)} Z`,
      }),
      s(
        "text",
        { class: "pocket-number", transform: `translate(${at(117, index * share)}) rotate(${index * share})` },
        String(number),
      ),
    ];
  });
  return s(
    "g",
    { class: "turning" },
    ...pockets,
    s("circle", { cx: CENTRE, cy: CENTRE, r: 86, class: "bowl" }),
    ...[0, 90, 180, 270].map((turn) =>
      s("path", {
        class: "spoke",
        transform: `rotate(${turn} ${CENTRE} ${CENTRE})`,
        d: `M${CENTRE - 3} ${CENTRE} L${CENTRE} ${CENTRE - 62} L${CENTRE + 3} ${CENTRE} Z`,
      }),
    ),
    s("circle", { cx: CENTRE, cy: CENTRE, r: 20, class: "hub" }),
  );
};

/**
 * Grid cell of a bet on a wide table: three rows of twelve numbers with the column bets at their ends, dozens and
 * even chances below.
 * @param {string} id
 */
const placeOf = (id) => {
  const number = Number(id.slice(1));
  if (id === "n0") return { col: 1, row: 1, cols: 1, rows: 3 };
  if (/^n\d/.test(id)) return { col: Math.ceil(number / 3) + 1, row: 3 - ((number - 1) % 3), cols: 1, rows: 1 };
  if (/^c\d/.test(id)) return { col: 14, row: 4 - number, cols: 1, rows: 1 };
  if (/^d\d/.test(id)) return { col: number * 4 - 2, row: 4, cols: 4, rows: 1 };
  return { col: EVEN_CHANCES.indexOf(id) * 2 + 2, row: 5, cols: 2, rows: 1 };
};

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { labels, words } = boot;
  const wheel = /** @type {number[]} */ (boot.scene["wheel"]);
  const red = new Set(/** @type {number[]} */ (boot.scene["red"]));
  /** @param {number} n */
  const colourOf = (n) => (n === 0 ? "green" : red.has(n) ? "red" : "black");
  const turning = makeWheel(wheel, colourOf);
  const ball = s("g", { class: "orbit" }, s("circle", { cx: CENTRE, cy: CENTRE - 97, r: 6.5, class: "ball" }));
  const drawn = h("output", { class: "drawn", translate: "no" });
  const bets = choices(() => showStatus(labels[bets.value ?? ""] ?? ""));
  /** @param {string} id @param {string} kind @param {string} text */
  const spot = (id, kind, text) => {
    const button = h("button", { type: "button", class: `spot ${kind}`, "aria-label": labels[id] ?? id }, text);
    bets.add(id, button);
    const place = placeOf(id);
    for (const [name, value] of Object.entries(place)) button.style.setProperty(`--${name}`, String(value));
    return button;
  };
  const outside = [...EVEN_CHANCES, "d1", "d2", "d3", "c1", "c2", "c3"];
  const numbers = Array.from({ length: 37 }, (_, number) =>
    spot(`n${number}`, `number ${colourOf(number)}`, String(number)),
  );
  const grid = h(
    "div",
    { class: "layout", role: "group", "aria-label": words["table"] ?? "" },
    ...numbers,
    ...outside.map((id) => spot(id, `outside o-${id}`, labels[id] ?? id)),
  );
  stage.append(
    h(
      "div",
      { class: "roulette" },
      h(
        "div",
        { class: "wheel" },
        s(
          "svg",
          { viewBox: "0 0 300 300", "aria-hidden": "true", translate: "no" },
          s("circle", { cx: CENTRE, cy: CENTRE, r: 147, class: "frame" }),
          s("circle", { cx: CENTRE, cy: CENTRE, r: 134, class: "track" }),
          turning,
          ball,
        ),
        drawn,
      ),
      grid,
    ),
  );
  bets.choose("red");

  let wheelAt = 0;
  let ballAt = 0;
  /** @type {Animation[]} */
  let waiting = [];
  const halt = () => {
    for (const animation of waiting) animation.cancel();
    waiting = [];
  };
  /** @param {SVGElement} element @param {number} from @param {number} to @param {string} easing */
  const turn = async (element, from, to, easing) => {
    element.style.transform = `rotate(${to}deg)`;
    await element
      .animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
        duration: isCalm() ? 1 : TURN_MS,
        easing,
      })
      .finished.catch(() => undefined);
  };

  return {
    choice: () => bets.value,
    start() {
      bets.mark([]);
      drawn.textContent = "";
      drawn.className = "drawn";
      if (isCalm()) return;
      const loop = { duration: 1600, iterations: Infinity };
      waiting = [
        turning.animate([{ transform: `rotate(${wheelAt}deg)` }, { transform: `rotate(${wheelAt + 360}deg)` }], loop),
        ball.animate([{ transform: `rotate(${ballAt}deg)` }, { transform: `rotate(${ballAt - 720}deg)` }], loop),
      ];
    },
    stop: halt,
    bead: (face) => ({
      text: String(face["number"]),
      tone:
        {
          red: /** @type {const} */ ("red"),
          black: /** @type {const} */ ("plain"),
          green: /** @type {const} */ ("green"),
        }[colourOf(Number(face["number"]))] ?? "plain",
    }),
    async show({ face }) {
      halt();
      const number = Number(face["number"]);
      const pocket = (wheel.indexOf(number) * 360) / wheel.length;
      const nextWheel = wheelAt + 210;
      // The wheel stops at any angle: the ball's target is relative to it.
      const end = (nextWheel + pocket) % 360;
      const nextBall = ballAt - 720 - ((((ballAt - end) % 360) + 360) % 360);
      await Promise.all([
        turn(turning, wheelAt, nextWheel, "cubic-bezier(.2,.6,.3,1)"),
        turn(ball, ballAt, nextBall, "cubic-bezier(.15,.7,.2,1)"),
      ]);
      [wheelAt, ballAt] = [nextWheel % 360, nextBall % 360];
      turning.style.transform = `rotate(${wheelAt}deg)`;
      ball.style.transform = `rotate(${ballAt}deg)`;
      drawn.textContent = String(number);
      drawn.classList.add(colourOf(number), "open");
      bets.mark([`n${number}`]);
      return fill(words["result"] ?? "", { number });
    },
  };
};
