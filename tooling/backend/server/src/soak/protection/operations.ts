import { edgesOf } from "./account-model.ts";
import { deposit, depositsAtOnce, moveDeposit, ORDER_MS } from "./deposit-operations.ts";
import { decide, endWish, setLimit } from "./limit-operations.ts";
import { type Operation, own, pick } from "./operation.ts";
import { exclude, lift, takeBreak } from "./pause-operations.ts";
import {
  acknowledge,
  chooseInterval,
  launch,
  placeStake,
  playOn,
  transferIn,
  transferOut,
  withdraw,
} from "./play-operations.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 24 * 3_600_000];
const STEPS = [MINUTE, 10 * MINUTE, ORDER_MS, 5 * HOUR, DAY, DAY, 3 * DAY, 8 * DAY];
const wait: Operation = async (run) => {
  const { stage, random } = run;
  stage.moveTo(stage.now() + pick(random, STEPS) + random(2));
  if (random(4) > 0) return;
  for (const { code } of stage.services.tenants) await stage.services.protection.jobs.tellReady({ code });
  await stage.services.cashier.operator.expireOrders();
};
/** To the very instant of a change, or a millisecond beside it; to far ones seldom. */
const waitForEdge: Operation = async (run) => {
  const { stage, random } = run;
  const now = stage.now();
  const near = edgesOf(own(run)[0], now).filter((edge) => edge < now + 40 * DAY || random(6) === 0);
  if (near.length > 0) stage.moveTo(pick(random, near) - 1 + random(3));
};

export const OPERATIONS = {
  setLimit,
  confirmLimit: endWish("confirm"),
  dropLimit: endWish("drop"),
  decide,
  takeBreak,
  exclude,
  lift,
  deposit,
  depositAgain: deposit,
  depositsAtOnce,
  moveDeposit,
  moveDepositAgain: moveDeposit,
  launch,
  placeStake,
  placeStakeAgain: placeStake,
  placeStakeOften: placeStake,
  playOn,
  acknowledge,
  chooseInterval,
  transferIn,
  transferOut,
  withdraw,
  wait,
  waitForEdge,
} satisfies Record<string, Operation>;
