import { fill, h, say } from "../dom.js";
import { sumUp } from "./match-sum.js";

/** @import { Shell } from "../types.d.ts" */

/**
 * @typedef {{ choice: string, label: string, price: string, pays: number, chance: number, percent: string }} Offer
 * @typedef {{ number: number, kickOff: number, home: string, away: string, offers: Offer[] }} Fixture
 * @typedef {{ fixture: Fixture, offer: Offer }} Pick
 */

const MAX_LEGS = 5;
const CLOSE_MS = 1_000;

/**
 * The bet slip: one pick a match, five matches at most.
 * @param {Shell} shell @param {() => void} changed
 */
export const createSlip = ({ boot, showStatus, stake, isFree, onStake, amount, now }, changed) => {
  const { words } = boot;
  /** @type {Map<number, Pick>} */
  const picks = new Map();
  const list = h("ul", { class: "picks" });
  const title = h("h2", {}, words["slip"] ?? "");
  const sum = h("p", { class: "sum", "aria-live": "polite" });
  const element = h("section", { class: "slip-panel", "aria-label": words["slip"] ?? "" }, title, list, sum);

  const ordered = () => [...picks.values()].toSorted((a, b) => a.fixture.number - b.fixture.number);
  /** @param {Pick} pick */
  const nameOf = ({ fixture: { home, away }, offer }) =>
    `${fill(words["versus"] ?? "", { home, away })} ${offer.label}`;
  /** The team that is picked, or both for a draw. @param {Pick} pick */
  const sideOf = ({ fixture: { home, away }, offer: { label } }) =>
    label === words["home"] ? home : label === words["away"] ? away : fill(words["versus"] ?? "", { home, away });
  const paint = () => {
    const all = ordered();
    element.classList.toggle("empty", all.length === 0);
    say(
      title,
      all.length < 2
        ? (words[all.length === 0 ? "slip" : "single"] ?? "")
        : fill(words["accumulator"] ?? "", { count: all.length, price: sumUp(all, "0", boot.scale).price }),
    );
    list.replaceChildren(
      ...all.map((pick) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "pick",
              "aria-label": fill(words["remove"] ?? "", { leg: nameOf(pick) }),
              onclick: () => remove(pick.fixture.number),
            },
            h("span", {}, `${pick.offer.label} · ${sideOf(pick)}`),
            h("b", {}, pick.offer.price),
            h("i", { "aria-hidden": "true" }, "×"),
          ),
        ),
      ),
    );
    if (all.length === 0) return say(sum, words["pick"] ?? "");
    const { price, returns, rate } = sumUp(all, stake(), boot.scale, isFree());
    sum.replaceChildren(
      h("span", {}, fill(words["combined"] ?? "", { price })),
      h("span", {}, fill(words["returns"] ?? "", { amount: amount(returns) })),
      h("span", { class: "quiet" }, fill(words["expected"] ?? "", { rate })),
    );
  };
  /** @param {number} number */
  const remove = (number) => {
    picks.delete(number);
    paint();
    changed();
  };
  onStake(paint);
  paint();

  return {
    element,
    /** @param {string} choice */
    has: (choice) => [...picks.values()].some(({ offer }) => offer.choice === choice),
    choice: () =>
      picks.size === 0
        ? null
        : ordered()
            .map(({ offer }) => offer.choice)
            .join("+"),
    /** @param {Pick} pick */
    toggle(pick) {
      const { number } = pick.fixture;
      if (picks.get(number)?.offer.choice === pick.offer.choice) return remove(number);
      if (!picks.has(number) && picks.size >= MAX_LEGS) return showStatus(words["full"] ?? "", "bad");
      picks.set(number, pick);
      showStatus(`${nameOf(pick)} · ${fill(words["price"] ?? "", { price: pick.offer.price })}`);
      paint();
      changed();
    },
    clear() {
      picks.clear();
      paint();
      changed();
    },
    /** Removes picks whose match takes no bets any more. */
    drop() {
      for (const pick of ordered()) {
        if (pick.fixture.kickOff - CLOSE_MS > now()) continue;
        showStatus(fill(words["dropped"] ?? "", { leg: nameOf(pick) }), "bad");
        remove(pick.fixture.number);
      }
    },
  };
};
