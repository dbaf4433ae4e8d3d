import { fill, h, s } from "../dom.js";

/** @import { MakeScene, Standing } from "../types.d.ts" */

/**
 * @typedef {{ choice: string, label: string, price: string, percent: string }} Offer
 * @typedef {{ index: number, home: string, away: string, offers: Offer[] }} Fixture
 * @typedef {{ id: string, home: string, away: string, label: string, price: string, stake: string, payout: string, state: string, start: number, end: number, score: number[] | null }} Ticket
 * @typedef {Standing & { kickOff: number, playMs: number, fixtures: Fixture[], tickets: Ticket[] }} Board
 */

const PERIOD_MS = 15_000;
const LOOK_MS = 1_500;
const ROUND = 2 * Math.PI * 15;

/** @type {MakeScene} */
export const createScene = ({ boot, stage, say, call, stand, amount }) => {
  const { words } = boot;
  /** @type {string | null} */
  let chosen = null;
  let offset = boot.now - Date.now();
  let kickOff = 0;
  /** @type {Ticket[]} */
  let tickets = [];
  let looking = false;
  /** @type {Set<string>} */
  const told = new Set();
  let first = true;

  const left = h("b", {});
  const dial = s("circle", { cx: 18, cy: 18, r: 15, class: "dial-left", "stroke-dasharray": ROUND.toFixed(2) });
  const clock = h("div", { class: "kick" }, s("svg", { viewBox: "0 0 36 36", "aria-hidden": "true" }, s("circle", { cx: 18, cy: 18, r: 15, class: "dial" }), dial), h("span", {}, words["kickOff"] ?? "", left));
  const list = h("div", { class: "fixtures" });
  const slips = h("ol", { class: "slips" });
  stage.append(h("div", { class: "match" }, h("header", {}, h("h2", {}, words[boot.kind] ?? ""), clock), list, h("section", { class: "mine" }, h("h2", {}, words["tickets"] ?? ""), slips)));

  const paintChosen = () => {
    for (const button of list.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset["choice"] === chosen));
  };
  /** @param {Fixture[]} fixtures */
  const paintFixtures = (fixtures) => {
    if (list.dataset["day"] === JSON.stringify(fixtures)) return;
    list.dataset["day"] = JSON.stringify(fixtures);
    list.replaceChildren(
      ...fixtures.map(({ index, home, away, offers }) =>
        h("article", { class: "fixture" },
          h("h3", { id: `fixture-${index}` }, h("span", {}, home), h("span", { class: "quiet" }, fill(words["versus"] ?? "", { home: "", away: "" }).trim()), h("span", {}, away)),
          h("div", { class: "offers" },
            ...offers.map(({ choice, label, price, percent }) => {
              const button = h("button", { type: "button", class: "offer", "data-choice": choice, "aria-describedby": `fixture-${index}` }, h("span", {}, label), h("b", {}, price), h("small", {}, `${percent}%`));
              button.addEventListener("click", () => {
                chosen = choice;
                say(`${versus({ home, away })} · ${label} · ${fill(words["price"] ?? "", { price })}`);
                paintChosen();
              });
              return button;
            }),
          ),
        ),
      ),
    );
    paintChosen();
  };

  const now = () => Date.now() + offset;
  /** @param {{ home: string, away: string }} sides */
  const versus = ({ home, away }) => fill(words["versus"] ?? "", { home, away });
  /** @param {Ticket} ticket */
  const stateOf = ({ state, start, end, payout }) => {
    if (state === "won") return fill(words["won"] ?? "", { amount: amount(payout) });
    if (state === "lost") return words["lost"] ?? "";
    if (state === "cancelled" || state === "draw") return words["cancelled"] ?? "";
    if (now() < start) return fill(words["waiting"] ?? "", { time: fill(words["seconds"] ?? "", { seconds: Math.ceil((start - now()) / 1000) }) });
    return now() < end ? (words["running"] ?? "") : (words["settling"] ?? "");
  };
  const paintSlips = () => {
    if (tickets.length === 0) return slips.replaceChildren(h("li", { class: "empty" }, words["noTickets"] ?? ""));
    const scrolled = slips.scrollLeft;
    slips.replaceChildren(
      ...tickets.map((ticket) => {
        const part = Math.max(0, Math.min(1, (now() - ticket.start) / (ticket.end - ticket.start)));
        const bar = h("i", {});
        bar.style.width = `${part * 100}%`;
        const open = ticket.state === "unsettled";
        return h("li", { class: `slip ${ticket.state}` },
          h("div", { class: "line" }, h("span", {}, versus(ticket)), h("b", { class: "score" }, ticket.score === null ? (open && part > 0 ? `${Math.floor(part * 90)}′` : "") : ticket.score.join(" : "))),
          h("div", { class: "line quiet" }, h("span", {}, `${ticket.label} @${ticket.price} · ${amount(ticket.stake)}`), h("span", { class: "state" }, stateOf(ticket))),
          ...(open ? [h("div", { class: "progress", "aria-hidden": "true" }, bar)] : []),
        );
      }),
    );
    slips.scrollLeft = scrolled;
  };

  const look = async () => {
    if (looking) return;
    looking = true;
    /** @type {import("../types.d.ts").Answer<Board>} */
    const answer = await call("match");
    looking = false;
    if (!answer.ok) return;
    const board = answer.data;
    offset = board.now - Date.now();
    kickOff = board.kickOff;
    tickets = board.tickets;
    paintFixtures(board.fixtures);
    paintSlips();
    for (const ticket of tickets) {
      if (ticket.state === "unsettled" || told.has(ticket.id)) continue;
      told.add(ticket.id);
      if (first) continue;
      say(`${versus(ticket)} ${ticket.score?.join(":") ?? ""} · ${stateOf(ticket)}`, ticket.state === "won" ? "won" : "plain");
      stand(board);
    }
    first = false;
  };

  let lookedAt = 0;
  const tick = () => {
    while (kickOff > 0 && kickOff <= now()) kickOff += PERIOD_MS;
    const rest = Math.max(0, kickOff - now());
    left.textContent = fill(words["seconds"] ?? "", { seconds: Math.ceil(rest / 1000) });
    dial.setAttribute("stroke-dashoffset", (ROUND * (1 - rest / PERIOD_MS)).toFixed(2));
    const open = tickets.some(({ state }) => state === "unsettled");
    if (open) paintSlips();
    const due = tickets.some(({ state, end }) => state === "unsettled" && end <= now());
    if (!document.hidden && Date.now() - lookedAt > (due ? LOOK_MS : PERIOD_MS)) {
      lookedAt = Date.now();
      void look();
    }
  };
  setInterval(tick, 500);
  tick();

  return {
    choice: () => chosen,
    start() {},
    stop() {},
    async show() {
      chosen = null;
      paintChosen();
      await look();
      return "";
    },
  };
};
