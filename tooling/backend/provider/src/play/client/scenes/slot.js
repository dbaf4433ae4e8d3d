import { count, fill, h, isCalm, move, s } from "../dom.js";
import { toDecimal, toMinor } from "../money.js";

/** @import { MakeScene } from "../types.d.ts" */

const TURN_MS = 560;
const STAGGER_MS = 150;
const FILLER = 14;
const CENTRES = [17, 50, 83];

/** @param {string} id @param {string} name */
const cell = (id, name) =>
  h(
    "div",
    { class: `cell is-${id}`, "data-symbol": id, role: "img", "aria-label": name },
    s("svg", { viewBox: "0 0 64 64", "aria-hidden": "true" }, s("use", { href: `#y-${id}` })),
  );

/** @param {number} pays hundredths of the stake */
const times = (pays) => `${pays / 100}×`;

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus, amount }) => {
  const { words, symbols, payTables } = boot;
  const reels = /** @type {string[][]} */ (boot.scene["reels"]);
  const lines = /** @type {number[][]} */ (boot.scene["lines"]);
  const nameOf = (/** @type {string} */ id) => symbols[id] ?? id;
  /** @param {number} reel @param {number} stop */
  const windowOf = (reel, stop) => [0, 1, 2].map((row) => reels[reel]?.[(stop + row) % reels[reel].length] ?? "wild");

  const strips = reels.map((_, reel) => {
    const strip = h("div", { class: "strip-cells" });
    strip.append(...windowOf(reel, reel * 5).map((id) => cell(id, nameOf(id))));
    return strip;
  });
  const marks = s("svg", {
    class: "win-lines",
    viewBox: "0 0 100 100",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  const gain = h("output", { class: "gain", translate: "no" });
  const machine = h(
    "div",
    { class: "machine" },
    h("div", { class: "reels" }, ...strips.map((strip) => h("div", { class: "reel" }, strip)), marks),
    gain,
  );
  const worth = (payTables[0]?.lines ?? []).map(({ id, pays }) =>
    h("li", {}, cell(id, nameOf(id)), h("b", {}, times(pays))),
  );
  const side = h("aside", { class: "worth" }, h("h2", {}, words["payTable"] ?? ""), h("ul", {}, ...worth));
  stage.append(h("div", { class: "slot" }, machine, side));

  /** @type {Animation[]} */
  let turning = [];
  const halt = () => {
    for (const animation of turning) animation.cancel();
    turning = [];
  };

  /** @param {number} reel @param {string[]} target */
  const land = async (reel, target) => {
    const strip = strips[reel];
    if (strip === undefined) return;
    const now = [...strip.children].slice(0, 3);
    const filler = Array.from(
      { length: FILLER + reel * 4 },
      (_, index) => reels[reel]?.[(index * 7 + reel) % reels[reel].length] ?? "q",
    );
    strip.replaceChildren(
      ...target.map((id) => cell(id, nameOf(id))),
      ...filler.map((id) => cell(id, nameOf(id))),
      ...now,
    );
    const rows = strip.children.length;
    strip.style.height = `${(rows / 3) * 100}%`;
    const from = `translateY(${(-(rows - 3) / rows) * 100}%)`;
    await move(
      strip,
      [
        { transform: from, filter: "blur(0)" },
        { filter: "blur(1.5px)", offset: 0.2 },
        { transform: "translateY(0.6%)", filter: "blur(0)", offset: 0.86 },
        { transform: "translateY(0)" },
      ],
      TURN_MS + reel * STAGGER_MS,
    );
    strip.style.height = "100%";
    while (strip.children.length > 3) strip.lastElementChild?.remove();
  };

  return {
    choice: () => "spin",
    start() {
      marks.replaceChildren();
      gain.classList.remove("open");
      for (const strip of strips) for (const one of strip.children) one.classList.remove("hit", "miss");
      if (isCalm()) return;
      turning = strips.map((strip) =>
        strip.animate(
          [{ transform: "translateY(0)" }, { transform: "translateY(3%)" }, { transform: "translateY(0)" }],
          { duration: 220, iterations: Infinity },
        ),
      );
    },
    stop: halt,
    async show({ face, payout }) {
      halt();
      const stops = /** @type {number[]} */ (face["stops"]);
      const wins = /** @type {{ line: number, symbol: string, pays: number }[]} */ (face["wins"]);
      await Promise.all(stops.map((stop, reel) => land(reel, windowOf(reel, stop))));
      for (const { line } of wins) {
        const rows = lines[line] ?? [];
        marks.append(
          s("polyline", {
            points: [
              `2,${CENTRES[rows[0] ?? 0]}`,
              ...rows.map((row, reel) => `${CENTRES[reel]},${CENTRES[row]}`),
              `98,${CENTRES[rows[2] ?? 0]}`,
            ].join(" "),
          }),
        );
        rows.forEach((row, reel) => strips[reel]?.children[row]?.classList.add("hit"));
      }
      if (wins.length > 0) {
        for (const strip of strips)
          for (const one of strip.children) one.classList.toggle("miss", !one.classList.contains("hit"));
        const gained = toMinor(payout, boot.scale) ?? 0n;
        gain.classList.toggle("open", gained > 0n);
        count(0n, gained, (minor) => {
          gain.textContent = `+${amount(toDecimal(minor, boot.scale))}`;
        });
      }
      showStatus("");
      return wins
        .map(
          ({ line, symbol, pays }) =>
            `${fill(words["line"] ?? "", { line: line + 1, symbol: nameOf(symbol) })} ${times(pays)}`,
        )
        .join(", ");
    },
  };
};
