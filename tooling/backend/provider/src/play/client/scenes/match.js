import { fill, h, say } from "../dom.js";
import { createSlip } from "./match-slip.js";
import { createTickets } from "./match-tickets.js";

/** @import { MakeScene, SessionState } from "../types.d.ts" */
/** @import { Fixture } from "./match-slip.js" */
/** @import { Ticket } from "./match-tickets.js" */
/** @typedef {SessionState & { fixtures: Fixture[], tickets: Ticket[] }} MatchView */

const PERIOD_MS = 15_000;
const CLOSE_MS = 1_000;
const RELOAD_MS = 1_500;

/** @type {MakeScene} */
export const createScene = (shell) => {
  const { boot, stage, showStatus, call, showState, now } = shell;
  const { words } = boot;
  let isLoading = false;
  let isBetting = false;
  let loadedAt = 0;
  /** @type {Map<number, { fixture: Fixture, element: HTMLElement, left: HTMLElement }>} */
  const shown = new Map();

  const list = h("div", { class: "fixtures" });
  const tickets = createTickets(shell);
  const paintChosen = () => {
    for (const button of list.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(slip.has(button.dataset["choice"] ?? "")));
  };
  const slip = createSlip(shell, paintChosen);
  stage.append(
    h(
      "div",
      { class: "match" },
      h(
        "div",
        { class: "coming" },
        h("header", {}, h("h2", {}, words[boot.kind] ?? ""), h("span", { class: "quiet" }, words["upcoming"] ?? "")),
        list,
      ),
      h("div", { class: "aside" }, slip.element, tickets.element),
    ),
  );

  /** @param {Fixture} fixture */
  const makeFixture = (fixture) => {
    const { number, home, away, offers } = fixture;
    const left = h("span", { class: "left" });
    const element = h(
      "article",
      { class: "fixture" },
      h(
        "h3",
        { id: `fixture-${number}` },
        h("span", {}, home),
        h("span", { class: "quiet" }, fill(words["versus"] ?? "", { home: "", away: "" }).trim()),
        h("span", {}, away),
        left,
      ),
      h(
        "div",
        { class: "offers" },
        ...offers.map((offer) =>
          h(
            "button",
            {
              type: "button",
              class: "offer",
              "data-choice": offer.choice,
              "aria-describedby": `fixture-${number}`,
              "aria-pressed": "false",
              onclick: () => slip.toggle({ fixture, offer }),
            },
            h("span", {}, offer.label),
            h("b", {}, offer.price),
            h("small", {}, `${offer.percent}%`),
          ),
        ),
      ),
    );
    shown.set(number, { fixture, element, left });
    return element;
  };
  const paintClosing = () => {
    for (const [number, { fixture, element, left }] of shown) {
      const rest = fixture.kickOff - CLOSE_MS - now();
      if (rest <= 0) {
        element.remove();
        shown.delete(number);
        continue;
      }
      const seconds = Math.ceil(rest / 1000);
      say(left, fill(words["closes"] ?? "", { time: fill(words["seconds"] ?? "", { seconds }) }));
      left.classList.toggle("soon", seconds <= 10);
    }
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    loadedAt = Date.now();
    /** @type {import("../types.d.ts").Answer<MatchView>} */
    const answer = await call("match");
    isLoading = false;
    if (!answer.ok) return;
    for (const fixture of answer.data.fixtures) if (!shown.has(fixture.number)) list.append(makeFixture(fixture));
    paintClosing();
    if (tickets.show(answer.data.tickets)) showState(answer.data);
  };

  const tick = () => {
    paintClosing();
    if (!isBetting) slip.drop();
    tickets.paint();
    const wait = tickets.isDue() ? RELOAD_MS : PERIOD_MS;
    if (
      !document.hidden &&
      (shown.size < 8 || tickets.isDue() || loadedAt === 0) &&
      Date.now() - loadedAt > Math.min(wait, shown.size < 8 ? RELOAD_MS : wait)
    )
      void load();
  };
  setInterval(tick, 500);
  tick();

  return {
    choice: () => slip.choice(),
    missing: words["pick"] ?? "",
    start() {
      isBetting = true;
    },
    stop() {
      isBetting = false;
    },
    async show() {
      isBetting = false;
      slip.clear();
      await load();
      showStatus(words["placed"] ?? "");
      return "";
    },
  };
};
