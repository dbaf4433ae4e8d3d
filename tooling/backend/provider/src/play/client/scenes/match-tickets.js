import { fill, h } from "../dom.js";

/** @import { BetStatus } from "@baize/domain" */
/** @import { Shell } from "../types.d.ts" */

/**
 * @typedef {{ home: string, away: string, label: string, price: string, start: number, end: number }} LegFacts
 * @typedef {LegFacts & { state: string, score: number[] | null }} Leg
 * @typedef {{ id: string, stake: string, payout: string, isFree: boolean, state: BetStatus, price: string, legs: Leg[] }} Ticket
 */

const MINUTES = 90;

/** The session's bets with their matches. @param {Shell} shell */
export const createTickets = ({ boot, showStatus, amount, now }) => {
  const { words } = boot;
  /** @type {Ticket[]} */
  let tickets = [];
  /** Tickets that were open when last seen. @type {Set<string>} */
  const open = new Set();
  const list = h("ol", { class: "tickets" });
  const element = h("section", { class: "mine empty" }, h("h2", {}, words["tickets"] ?? ""), list);

  /** @param {Leg} leg */
  const versus = ({ home, away }) => fill(words["versus"] ?? "", { home, away });
  /** @param {Leg} leg */
  const legState = ({ state, start, end, score }) => {
    const points = score === null ? "" : `${score.join(" : ")} `;
    if (state === "void") return words["off"] ?? "";
    if (state === "won" || state === "lost") return `${points}${words[state === "won" ? "hit" : "miss"] ?? ""}`;
    if (now() < start)
      return fill(words["waiting"] ?? "", {
        time: fill(words["seconds"] ?? "", { seconds: Math.ceil((start - now()) / 1000) }),
      });
    return now() < end
      ? `${words["running"] ?? ""} ${Math.floor(((now() - start) / (end - start)) * MINUTES)}′`
      : (words["settling"] ?? "");
  };
  /** @type {Record<BetStatus, (payout: string) => string>} */
  const OUTCOMES = {
    unsettled: () => "",
    won: (payout) => fill(words["won"] ?? "", { amount: amount(payout) }),
    lost: () => words["lost"] ?? "",
    draw: () => words["cancelled"] ?? "",
    cancelled: () => words["cancelled"] ?? "",
  };
  /** @param {Ticket} ticket */
  const outcome = ({ state, payout, isFree }) =>
    isFree && (state === "draw" || state === "cancelled") ? (words["freeBack"] ?? "") : OUTCOMES[state](payout);
  /** @param {Ticket} ticket */
  const kindOf = ({ legs, price }) =>
    legs.length === 1 ? (words["single"] ?? "") : fill(words["accumulator"] ?? "", { count: legs.length, price });
  /** @param {Ticket} ticket */
  const nameOf = (ticket) => [...(ticket.isFree ? [words["freeBet"] ?? ""] : []), kindOf(ticket)].join(" · ");

  /** @param {Leg} leg */
  const paintLeg = (leg) => {
    const part = Math.max(0, Math.min(1, (now() - leg.start) / (leg.end - leg.start)));
    const bar = h("i", {});
    bar.style.width = `${part * 100}%`;
    return h(
      "li",
      { class: `leg ${leg.state}` },
      h("span", {}, versus(leg)),
      h("span", { class: "quiet" }, `${leg.label} @${leg.price}`),
      h("b", {}, legState(leg)),
      ...(leg.state === "open" && part > 0 ? [h("div", { class: "progress", "aria-hidden": "true" }, bar)] : []),
    );
  };
  const repaint = () => {
    element.classList.toggle("empty", tickets.length === 0);
    if (tickets.length === 0) return list.replaceChildren(h("li", { class: "none" }, words["noTickets"] ?? ""));
    const scrolled = list.scrollLeft;
    list.replaceChildren(
      ...tickets.map((ticket) =>
        h(
          "li",
          { class: `ticket ${ticket.state}` },
          h("div", { class: "line" }, h("b", {}, `${nameOf(ticket)}`), h("span", {}, amount(ticket.stake))),
          h("ul", {}, ...ticket.legs.map(paintLeg)),
          ...(ticket.state === "unsettled" ? [] : [h("p", { class: "outcome" }, outcome(ticket))]),
        ),
      ),
    );
    list.scrollLeft = scrolled;
  };
  repaint();

  return {
    element,
    /** Repaints clocks and progress while a ticket is open. */
    paint() {
      if (open.size > 0) repaint();
    },
    isDue: () =>
      tickets.some(
        ({ state, legs }) => state === "unsettled" && legs.some((leg) => leg.state === "open" && leg.end <= now()),
      ),
    /** Shows new tickets; returns whether one of them was settled since the last call. @param {Ticket[]} next */
    show(next) {
      const isNew = next[0]?.id !== tickets[0]?.id;
      tickets = next;
      let settled = false;
      for (const ticket of next) {
        if (ticket.state === "unsettled") open.add(ticket.id);
        else if (open.delete(ticket.id)) {
          settled = true;
          showStatus(`${nameOf(ticket)} · ${outcome(ticket)}`, ticket.state === "won" ? "won" : "plain");
        }
      }
      repaint();
      if (isNew) list.scrollLeft = 0;
      return settled;
    },
  };
};
