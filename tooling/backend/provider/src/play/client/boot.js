import { createApi, isSessionOver } from "./api.js";
import { leave, onParentMessage, postToParent } from "./bridge.js";
import { createCheck } from "./check.js";
import { startClock } from "./clock.js";
import { createDock } from "./dock.js";
import { createFreeBets } from "./free-bets.js";
import { byId, fill, h, isCalm, say } from "./dom.js";
import { toDecimal, toMinor } from "./money.js";
import { createRounds } from "./rounds.js";
import { watchSession } from "./watch.js";

/** @import { BetStatus } from "@baize/domain" */
/** @import { Boot, LimitLeft, MakeScene, Played, Round, Scene, Shell, SessionState } from "./types.d.ts" */

const BEADS = 14;

const data = byId("boot");
/** @type {Boot} */
const boot = JSON.parse(data.textContent ?? "");
data.remove();
try {
  history.replaceState(null, "", `/play/game/${boot.gameId}`);
} catch {
  // A frame without an origin may not change its address; its ticket is used up anyway.
}
document.documentElement.style.setProperty("--hue", String(boot.hue));
document.documentElement.classList.toggle("framed", window.parent !== window);

const { words } = boot;
const facts = { gameId: boot.gameId };
const api = createApi(boot.session);
const rounds = createRounds(api);
/** @type {Scene | undefined} */
let scene;
let version = -1n;
let isBusy = false;
let isPaused = false;
let isOver = false;
let isReadOnly = boot.readOnly;

/** What is left of a limit that refuses, and when more is. @param {LimitLeft} detail */
const limitWords = ({ period, left, until }) => ({
  period: words[period] ?? "",
  left: dock.amount(left),
  frees: until === null ? "" : fill(words["frees"] ?? "", { time: clock.write(until) }),
});

/** @param {string} code @param {LimitLeft} [detail] */
const errorText = (code, detail) => {
  const { min, max, step, maxReturn } = boot.limits;
  return fill(words.errors[code] ?? words.errors["network"] ?? "", {
    ...(detail !== undefined && limitWords(detail)),
    min: dock.amount(min),
    max: dock.amount(max),
    step: dock.amount(step),
    maxReturn: dock.amount(maxReturn),
  });
};

/**
 * Shows that bets are paused, or that maintenance is planned.
 * @param {Pick<SessionState, "closing" | "readOnly">} state
 */
const showNotice = ({ closing, readOnly }) => {
  if (isReadOnly && !readOnly) dock.showStatus(words["ready"] ?? "");
  isReadOnly = readOnly;
  const isComing = closing !== null && closing.start !== null && closing.start > clock.now();
  const notice = byId("notice");
  notice.hidden = !readOnly && !isComing;
  if (readOnly) say(notice, words["readOnly"] ?? "");
  else if (isComing) {
    const values = {
      start: clock.write(closing.start ?? 0),
      end: closing.end === null ? "" : clock.write(closing.end),
    };
    const text = fill(words[closing.end === null ? "soonClosed" : "soonClosedUntil"] ?? "", values);
    say(notice, closing.text === "" ? text : `${text} ${closing.text}`);
  }
};

/** @param {SessionState} state */
const showState = ({ balance, net, version: text, closing, readOnly, freeBets: offers, check: due }) => {
  showNotice({ closing, readOnly });
  check?.show(due);
  const next = BigInt(text);
  if (next < version) return;
  version = next;
  freeBets.show(offers);
  dock.balance(balance);
  dock.net(net);
  if (boot.mode === "real")
    postToParent("baize:balance", { ...facts, balance, currency: boot.currency, version: text });
};

/** @param {string} code @param {LimitLeft} [detail] */
const refuse = (code, detail) => {
  dock.showStatus(errorText(code, detail), "bad");
  if (!isSessionOver(code) || isOver) return;
  isOver = true;
  byId("notice").hidden = true;
  say(byId("over-text"), errorText(code));
  byId("over").hidden = false;
  for (const part of document.querySelectorAll("body > :not(.over, script, svg)")) part.setAttribute("inert", "");
  byId("over-exit").focus();
  postToParent("baize:over", { ...facts, reason: code });
};

/** @param {Played} played @param {string} round */
const showResult = (played, round) => {
  const amount = dock.amount(played.payout);
  const isNothing = toMinor(played.payout, boot.scale) === 0n;
  const lost = words["lost"] ?? "";
  const returned = played.isFree ? (words["freeBack"] ?? "") : fill(words["push"] ?? "", { amount });
  /** @type {Record<BetStatus, string>} */
  const results = {
    unsettled: words["placed"] ?? "",
    won: isNothing ? lost : fill(words["won"] ?? "", { amount }),
    lost: isNothing ? lost : fill(words["back"] ?? "", { amount }),
    draw: returned,
    cancelled: returned,
  };
  const result = results[played.state];
  dock.showStatus(round === "" ? result : `${round} · ${result}`, played.state === "won" ? "won" : "plain");
};

const beads = h("ol", { class: "beads", translate: "no", "aria-label": words["recent"] ?? "" });
/** @param {ReturnType<NonNullable<Scene["bead"]>> | undefined} bead */
const addBead = (bead) => {
  if (bead === undefined) return;
  beads.prepend(h("li", { class: bead.tone }, bead.text));
  while (beads.children.length > BEADS) beads.lastElementChild?.remove();
};

/** What is chosen now; null while nothing valid is. @returns {Omit<Round, "key"> | null} */
const wanted = () => {
  const choice = scene?.choice() ?? null;
  const award = freeBets.chosen()?.award;
  return choice === null ? null : { stake: dock.stake, choice, ...(award !== undefined && { freeBet: award }) };
};

/** @param {Scene} at @param {Played} played */
const showPlayed = async (at, played) => {
  const paid = toMinor(played.payout, boot.scale) ?? 0n;
  dock.balance(toDecimal((toMinor(played.balance, boot.scale) ?? 0n) - paid, boot.scale));
  showResult(played, await at.show(played));
  addBead(at.bead?.(played.face));
  showState(played);
};

const act = async () => {
  if (isBusy || isOver || scene === undefined) return;
  if (isPaused) return dock.showStatus(words["pausedNote"] ?? "");
  const chosen = wanted();
  if (chosen === null && !rounds.isOpen()) return dock.showStatus(scene.missing ?? words["chooseFirst"] ?? "", "bad");
  isBusy = true;
  dock.busy(true);
  dock.showStatus(words["playing"] ?? "");
  // On a short screen the bets stand below the draw.
  shell.stage.scrollTo({ top: 0, behavior: isCalm() ? "auto" : "smooth" });
  scene.start();
  postToParent("baize:round", facts);
  const answer = await rounds.play(chosen, () => dock.showStatus(words.errors["checking"] ?? "", "bad"));
  if (answer.ok) await showPlayed(scene, answer.data);
  else {
    scene.stop();
    refuse(answer.code, answer.detail);
  }
  isBusy = false;
  dock.busy(false);
  // What is left of free bets has changed elsewhere, or the reality check has become due.
  if (!answer.ok && /^(?:free_bet_|reality_check_due)/.test(answer.code)) void refresh();
};

const clock = startClock(boot);
const dock = createDock(boot, () => void act());

const freeBets = createFreeBets(byId("free"), {
  words,
  amount: dock.amount,
  write: clock.write,
  changed: (chosen) => dock.useFree(chosen?.stake ?? null),
});

/** In a frame, the page around it shows its own. */
const check =
  window.parent === window
    ? createCheck({
        words,
        amount: dock.amount,
        acknowledge: async () => {
          /** @type {import("./types.d.ts").Answer<SessionState>} */
          const answer = await api.acknowledge();
          if (answer.ok) showState(answer.data);
          else if (isSessionOver(answer.code)) refuse(answer.code);
          return answer.ok ? null : errorText(answer.code);
        },
        leave: () => leave(facts, boot.exitUrl),
      })
    : null;

const refresh = async () => {
  if (isBusy || isOver || document.hidden) return;
  /** @type {import("./types.d.ts").Answer<SessionState>} */
  const answer = await api.read("state");
  if (isBusy) return;
  if (answer.ok) showState(answer.data);
  else if (isSessionOver(answer.code)) refuse(answer.code);
};

/** Waits with the end of the session until the round in flight is shown. @param {string} code */
const end = async (code) => {
  while (isBusy) await new Promise((resolve) => void setTimeout(resolve, 100));
  refuse(code);
};
void watchSession(api, {
  version: () => version,
  isReadOnly: () => isReadOnly,
  showState: (state) => {
    if (!isBusy) showState(state);
  },
  over: (code) => void end(code),
  isOver: () => isOver,
});
document.addEventListener("visibilitychange", () => void refresh());

const sheet = /** @type {HTMLDialogElement} */ (byId("sheet"));
byId("rules").addEventListener("click", () => sheet.showModal());
byId("sheet-close").addEventListener("click", () => sheet.close());
sheet.addEventListener("click", (event) => {
  if (event.target === sheet) sheet.close();
});
byId("exit").addEventListener("click", () => leave(facts, boot.exitUrl));
byId("over-exit").addEventListener("click", () => leave(facts, boot.exitUrl));
document.addEventListener("keydown", (event) => {
  const inControl = event.target instanceof Element && event.target.closest("button, input, dialog, a") !== null;
  if ((event.key === " " || event.key === "Enter") && !inControl && !event.repeat) {
    event.preventDefault();
    void act();
  }
});
onParentMessage(boot.gameId, (message) => {
  if (message === "baize:refresh") return void refresh();
  isPaused = message === "baize:pause";
  document.body.classList.toggle("paused", isPaused);
  dock.showStatus(isPaused ? (words["pausedNote"] ?? "") : (words["ready"] ?? ""));
});

/** @type {Shell} */
const shell = {
  boot,
  stage: byId("stage"),
  showStatus: (text, tone) => dock.showStatus(text, tone),
  call: api.read,
  showState,
  amount: dock.amount,
  stake: () => dock.stake,
  isFree: () => freeBets.chosen() !== null,
  onStake: (changed) => dock.onStake(changed),
  now: () => clock.now(),
};
/** @type {{ createScene: MakeScene }} */
const { createScene } = await import(`./scenes/${boot.engine}.js`);
scene = createScene(shell);
if (scene.bead !== undefined) shell.stage.append(beads);
showState(boot);
if (boot.last !== null) {
  isBusy = true;
  dock.busy(true);
  showResult(
    { ...boot, ...boot.last },
    [words["lastRound"], await scene.show({ ...boot, ...boot.last })].filter(Boolean).join(" · "),
  );
  addBead(scene.bead?.(boot.last.face));
  isBusy = false;
  dock.busy(false);
}
postToParent("baize:ready", facts);
