import { choices, fill, h, isCalm, move, s } from "../dom.js";
import { drawFish } from "./fish-art.js";

/** @import { MakeScene } from "../types.d.ts" */

const CAST_MS = 420;
const HAUL_MS = 460;
/**
 * By choice: the fish's size, and its place in percent of the pond.
 * @type {Record<string, [size: number, x: number, y: number]>}
 */
const PLACES = {
  k2: [13, 20, 76],
  k3: [15, 72, 84],
  k5: [16, 46, 70],
  k8: [18, 80, 60],
  k10: [18, 18, 52],
  k20: [22, 50, 44],
  k30: [23, 80, 32],
  k50: [27, 24, 26],
  k100: [32, 58, 14],
};

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus, amount }) => {
  const { words } = boot;
  const sizes = /** @type {number[]} */ (boot.scene["sizes"]);
  const nameOf = (/** @type {string} */ id) => words.names[id] ?? id;
  const bets = choices(() =>
    showStatus(`${nameOf(bets.value ?? "")} · ${fill(words["fish"] ?? "", { size: bets.value?.slice(1) ?? "" })}`),
  );
  /** @type {Map<string, HTMLElement>} */
  const fish = new Map();
  const net = s(
    "svg",
    { class: "net", viewBox: "0 0 100 100", "aria-hidden": "true" },
    s("circle", { cx: 50, cy: 50, r: 46 }),
    ...[0, 30, 60, 90, 120, 150].map((turn) => s("path", { d: "M50 4V96", transform: `rotate(${turn} 50 50)` })),
    ...[14, 25, 36].map((r) => s("circle", { cx: 50, cy: 50, r })),
  );
  const gain = h("output", { class: "gain", translate: "no" });
  const pond = h(
    "div",
    { class: "pond", role: "group", "aria-label": words["howTo"] ?? "" },
    h("div", { class: "light", "aria-hidden": "true" }),
    h("div", { class: "weeds", "aria-hidden": "true" }),
  );
  for (const size of sizes) {
    const id = `k${size}`;
    const [width, x, y] = PLACES[id] ?? [16, 50, 50];
    const button = h(
      "button",
      { type: "button", class: `fish ${id}`, "aria-label": `${nameOf(id)} ${size}×` },
      h("span", { class: "swim" }, drawFish(id)),
      h("span", { class: "tag" }, `${size}×`),
    );
    button.style.setProperty("--w", String(width));
    button.style.left = `${x}%`;
    button.style.top = `${y}%`;
    button.style.setProperty("--t", `${5 + (size % 7)}s`);
    fish.set(id, button);
    bets.add(id, button);
    pond.append(button);
  }
  pond.append(net, gain);
  stage.append(pond);
  bets.choose("k5");

  /** @param {HTMLElement} target */
  const aim = (target) => {
    for (const piece of [net, gain]) {
      piece.style.left = target.style.left;
      piece.style.top = target.style.top;
    }
  };
  /** @type {Promise<void>} */
  let casting = Promise.resolve();
  const lift = () => net.classList.remove("out");

  return {
    choice: () => bets.value,
    start() {
      const target = fish.get(bets.value ?? "");
      gain.classList.remove("open");
      if (target === undefined) return;
      aim(target);
      net.classList.add("out");
      casting = move(
        net,
        [
          { transform: "translate(-50%, 220%) scale(.2)", opacity: 0 },
          { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, offset: 0.8 },
          { transform: "translate(-50%, -50%)", opacity: 1 },
        ],
        CAST_MS,
      );
    },
    stop: lift,
    async show({ face, payout }) {
      await casting;
      const id = `k${String(face["size"])}`;
      const target = fish.get(id);
      const swimmer = target?.querySelector(".swim");
      const caught = face["caught"] === true;
      if (swimmer !== null && swimmer !== undefined) {
        if (caught) {
          gain.textContent = `+${amount(payout)}`;
          gain.classList.add("open");
          void move(
            net,
            [{ transform: "translate(-50%, -50%)" }, { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 }],
            HAUL_MS,
          );
          await move(
            swimmer,
            [
              { transform: "scale(1)" },
              { transform: "scale(1.16) rotate(-5deg)", offset: 0.35 },
              { transform: "translateY(-40px) scale(.3)", opacity: 0 },
            ],
            HAUL_MS,
          );
          if (!isCalm()) void move(swimmer, [{ transform: "translateX(70vw)" }, { transform: "none" }], 900);
        } else {
          void move(
            net,
            [
              { opacity: 1, transform: "translate(-50%, -50%)" },
              { opacity: 0, transform: "translate(-50%, -20%) scale(.8)" },
            ],
            HAUL_MS,
          );
          await move(
            swimmer,
            [
              { transform: "none" },
              { transform: "translateX(-46px) scaleX(1.08)", offset: 0.4 },
              { transform: "none" },
            ],
            HAUL_MS,
          );
        }
      }
      lift();
      return fill(words[caught ? "caught" : "missed"] ?? "", { size: String(face["size"]) });
    },
  };
};
