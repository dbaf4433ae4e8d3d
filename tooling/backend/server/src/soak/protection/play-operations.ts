import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import { PLAY_LIMITS, REALITY_CHECK_MINUTES } from "@baize/domain";
import { type AccountModel, gateRefusal, pauseAt } from "./account-model.ts";
import { amountOf, decimal, type Operation, own, pick, type Run } from "./operation.ts";
import { dueAt, everyMinutes, notePlay, sessionAt } from "./play-model.ts";
import { enterGame, PASSWORD, stake, transfer } from "./stage.ts";

const GATE_CODES: readonly string[] = [
  "play_paused",
  "reality_check_due",
  ...PLAY_LIMITS.map((kind) => `${kind}_limit`),
];
const MINUTE_MS = 60_000;

/** A refusal by a pause is expected exactly while there is one; others depend on what is not modelled. */
const expectPaused = (run: Run, model: AccountModel, what: string, code: string): void => {
  const isPaused = pauseAt(model, run.stage.now()) !== null;
  expectEqual(code === "play_paused", isPaused, `${what} was answered "${code}"`);
  run.count(`${what}: ${code || "done"}`);
};

/** The gate's refusal is the model's, and comes before any other. */
const expectGate = (run: Run, what: string, code: string, expected: string): void => {
  expectEqual(GATE_CODES.includes(code) ? code : "", expected, `${what} was answered "${code}"`);
  run.count(`${what}: ${code || "done"}`);
};

export const launch: Operation = async (run) => {
  const [model, account] = own(run);
  const expected = gateRefusal(model, 0n, run.stage.now());
  const { session, code } = await enterGame(run.stage, account);
  expectGate(run, "launch", code, expected);
  model.game = session ?? model.game;
};

/** In the game that was opened last, before the pause too; one that has ended is opened anew by a launch. */
export const placeStake: Operation = async (run) => {
  const { stage, random } = run;
  const [model, account] = own(run);
  if (model.game === null) return launch(run);
  const [amount, now] = [1_000n * BigInt(1 + random(5)), stage.now()];
  const expected = gateRefusal(model, amount, now);
  const { code, payout } = await stake(stage, account, model.game, decimal(amount));
  if (code === "session_ended" || code === "session_unknown") {
    model.game = null;
    return launch(run);
  }
  expectGate(run, "stake", code, expected);
  if (code !== "") return;
  model.play.bets.push({ at: now, stake: amount, payout });
  notePlay(model.play, now);
};

/** Heartbeats of an open game, perhaps over a while. */
export const playOn: Operation = async (run) => {
  const { stage, random } = run;
  const [{ play }, { protection }] = own(run);
  for (let beats = 1 + random(3) * random(12); beats > 0; beats -= 1) {
    const now = stage.now();
    await stage.services.database.atomic(() => stage.services.protection.hooks.notePlay(protection, now));
    notePlay(play, now);
    if (beats > 1) stage.moveTo(now + MINUTE_MS);
  }
};

export const acknowledge: Operation = async ({ stage, ...run }) => {
  const [{ play }, { protection }] = own({ stage, ...run });
  const now = stage.now();
  const hasSession = sessionAt(play, now) !== null;
  const isDue = hasSession && now >= dueAt(play);
  if (isDue) play.base = now;
  const told = await stage.services.protection.acknowledge(protection);
  expectEqual(told, { dueAt: hasSession ? dueAt(play) : null });
  run.count(isDue ? "reality check acknowledged" : "no reality check due");
};

export const chooseInterval: Operation = async ({ stage, ...run }) => {
  const [{ play }, { protection }] = own({ stage, ...run });
  const minutes = pick(run.random, REALITY_CHECK_MINUTES);
  expectEqual(await stage.services.protection.setRealityCheck(protection, minutes), { everyMinutes: minutes });
  if (minutes !== everyMinutes(play)) play.chosen.set(stage.now(), minutes);
};

export const transferIn: Operation = async (run) => {
  const [model, account] = own(run);
  expectPaused(run, model, "transfer in", await transfer(run.stage, account, true, decimal(amountOf(run.random))));
};

/** What leads money out is never refused for a pause or a limit. */
const leadOut = (run: Run, what: string, code: string): void => {
  const isPaused = pauseAt(own(run)[0], run.stage.now()) !== null;
  expectTrue(![...GATE_CODES, "deposit_limit"].includes(code), `${what} was answered "${code}"`);
  run.count(`${what}${isPaused ? " while paused" : ""}: ${code || "done"}`);
};
export const transferOut: Operation = async (run) => {
  const [, account] = own(run);
  leadOut(run, "transfer out", await transfer(run.stage, account, false, decimal(amountOf(run.random))));
};
export const withdraw: Operation = async (run) => {
  const { stage, random } = run;
  const [, { cashier, payout }] = own(run);
  const ask = { accountId: payout, amount: decimal(amountOf(random)), password: PASSWORD, keyId: "k" };
  const made = await stage.services.cashier.withdrawSubmit(cashier, { ...ask, reqId: stage.key() });
  leadOut(run, "withdrawal", made.ok ? "" : made.code);
  if (!made.ok) return;
  const { operator } = stage.services.cashier;
  await operator.startPaying(made.data.order.id);
  await (random(3) === 0
    ? operator.refuseWithdrawal(made.data.order.id, "other")
    : operator.payWithdrawal(made.data.order.id));
};
