import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import { type AccountModel, pauseAt } from "./account-model.ts";
import { amountOf, decimal, type Operation, own, type Run } from "./operation.ts";
import { enterGame, PASSWORD, stake, transfer } from "./stage.ts";

/** A refusal by a pause is expected exactly while there is one; others depend on what is not modelled. */
const expectPaused = (run: Run, model: AccountModel, what: string, code: string): void => {
  const isPaused = pauseAt(model, run.stage.now()) !== null;
  expectEqual(code === "play_paused", isPaused, `${what} was answered "${code}"`);
  run.count(`${what}: ${code || "done"}`);
};

export const launch: Operation = async (run) => {
  const [model, account] = own(run);
  const { session, code } = await enterGame(run.stage, account);
  expectPaused(run, model, "launch", code);
  model.play = session ?? model.play;
};

/** In the game that was opened last, before the pause too; one that has ended is opened anew by a launch. */
export const placeStake: Operation = async (run) => {
  const [model, account] = own(run);
  if (model.play === null) return launch(run);
  const code = await stake(run.stage, account, model.play, decimal(1_000n * BigInt(1 + run.random(5))));
  if (code === "session_ended" || code === "session_unknown") {
    model.play = null;
    return launch(run);
  }
  expectPaused(run, model, "stake", code);
};

export const transferIn: Operation = async (run) => {
  const [model, account] = own(run);
  expectPaused(run, model, "transfer in", await transfer(run.stage, account, true, decimal(amountOf(run.random))));
};

/** What leads money out is never refused for a pause or a limit. */
const leadOut = (run: Run, what: string, code: string): void => {
  const isPaused = pauseAt(own(run)[0], run.stage.now()) !== null;
  expectTrue(!["play_paused", "deposit_limit"].includes(code), `${what} was answered "${code}"`);
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
