import { fill, h, isCalm, move, wait } from "../dom.js";

/** @import { MakeScene } from "../types.d.ts" */

const BALL_MS = 190;

/** @type {MakeScene} */
export const createScene = ({ boot, stage, showStatus }) => {
  const { words, payTables } = boot;
  const balls = Number(boot.scene["balls"]);
  const take = Number(boot.scene["take"]);
  /** @type {Set<number>} */
  const picks = new Set();
  const missing = fill(words["choose"] ?? "", { take });
  const list = Array.from({ length: balls }, (_, index) => index + 1);
  /** @type {Map<number, HTMLButtonElement>} */
  const buttons = new Map();

  const paint = () => {
    for (const [ball, button] of buttons) button.setAttribute("aria-pressed", String(picks.has(ball)));
    showStatus(
      picks.size === take ? [...picks].toSorted((a, b) => a - b).join("  ") : `${missing} ${picks.size}/${take}`,
    );
  };
  const clearMarks = () => {
    for (const button of buttons.values()) button.classList.remove("hit");
  };
  /** @param {number} ball */
  const toggle = (ball) => {
    clearMarks();
    if (!picks.delete(ball) && picks.size < take) picks.add(ball);
    paint();
  };
  const random = () => {
    clearMarks();
    picks.clear();
    while (picks.size < take) picks.add(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % balls));
    paint();
  };
  for (const ball of list)
    buttons.set(
      ball,
      h(
        "button",
        {
          type: "button",
          class: `number c${ball % 5}`,
          "aria-label": fill(words["ball"] ?? "", { ball }),
          onclick: () => toggle(ball),
        },
        String(ball),
      ),
    );

  const cage = h(
    "div",
    { class: "cage", "aria-hidden": "true" },
    ...list.map((ball) => h("span", { class: `mini c${ball % 5}` }, String(ball))),
  );
  const tray = h("div", { class: "tray" }, ...Array.from({ length: take }, () => h("span", { class: "slot-hole" })));
  const pays = (payTables[0]?.lines ?? []).map(({ id, pays: pay }) =>
    h(
      "li",
      {},
      h("span", {}, fill(words["match"] ?? "", { count: id.slice("match_".length) })),
      h("b", {}, `${pay / 100}×`),
    ),
  );
  stage.append(
    h(
      "div",
      { class: "pick" },
      h("div", { class: "drawing" }, cage, tray),
      h(
        "div",
        { class: "choosing" },
        h("ul", { class: "pays" }, ...pays),
        h("div", { class: `numbers of-${balls}`, role: "group", "aria-label": missing }, ...buttons.values()),
        h(
          "div",
          { class: "tools" },
          h("button", { type: "button", class: "tool", onclick: random }, words["random"] ?? ""),
          h(
            "button",
            { type: "button", class: "tool", onclick: () => (clearMarks(), picks.clear(), paint()) },
            words["clear"] ?? "",
          ),
        ),
      ),
    ),
  );
  for (const [index, mini] of [...cage.children].entries()) {
    const angle = index * 2.4;
    const radius = 17 + 25 * Math.sqrt(index / balls);
    /** @type {HTMLElement} */ (mini).style.translate =
      `calc(${(Math.cos(angle) * radius).toFixed(1)}cqw) calc(${(Math.sin(angle) * radius).toFixed(1)}cqw)`;
  }
  random();

  /** @type {Animation[]} */
  let tumbling = [];
  const halt = () => {
    for (const animation of tumbling) animation.cancel();
    tumbling = [];
  };
  return {
    choice: () => (picks.size === take ? [...picks].toSorted((a, b) => a - b).join("-") : null),
    missing,
    start() {
      clearMarks();
      tray.replaceChildren(...Array.from({ length: take }, () => h("span", { class: "slot-hole" })));
      if (isCalm()) return;
      tumbling = [...cage.children].map((mini, index) =>
        mini.animate(
          [
            { transform: "none" },
            { transform: `translate(${18 - (index % 3) * 16}px, ${-22 + (index % 4) * 14}px) rotate(180deg)` },
            { transform: `translate(${-16 + (index % 4) * 10}px, ${16 - (index % 3) * 14}px) rotate(320deg)` },
            { transform: "rotate(360deg)" },
          ],
          { duration: 460 + (index % 4) * 60, iterations: Infinity },
        ),
      );
    },
    stop: halt,
    bead: (face) => ({
      text: /** @type {number[]} */ (face["drawn"]).toSorted((a, b) => a - b).join(" "),
      tone: "plain",
    }),
    async show({ face }) {
      const drawn = /** @type {number[]} */ (face["drawn"]);
      for (const [index, ball] of drawn.entries()) {
        const element = h("span", { class: `drawn-ball c${ball % 5}${picks.has(ball) ? " hit" : ""}` }, String(ball));
        tray.children[index]?.replaceWith(element);
        void move(
          element,
          [
            { transform: "translateY(-90px) scale(.5)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          BALL_MS * 1.5,
        );
        if (picks.has(ball)) buttons.get(ball)?.classList.add("hit");
        await wait(BALL_MS);
      }
      halt();
      return fill(words["result"] ?? "", { drawn: drawn.join(" "), count: String(face["matched"]) });
    },
  };
};
