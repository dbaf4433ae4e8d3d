import { deepStrictEqual as expectEqual } from "node:assert";
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod } from "@baize/domain";
import { type AccountModel, type Amount, wishOf } from "./account-model.ts";
import { type Operation, own, pick } from "./operation.ts";
import type { Stage, StageAccount } from "./stage.ts";

const INCREASE_MS = 24 * 3_600_000;
const CONFIRM_MS = 7 * INCREASE_MS;
/** In minor units, or minutes. */
const LIMITS: Readonly<Record<LimitKind, readonly Amount[]>> = {
  deposit: [null, 10_000n, 20_000n, 30_000n, 50_000n, 80_000n, 200_000n],
  stake: [null, 0n, 5_000n, 10_000n, 20_000n, 40_000n, 100_000n],
  loss: [null, 0n, 3_000n, 6_000n, 10_000n, 30_000n],
  time: [null, null, 5n, 45n, 120n, 600n],
};

/** The id of what waits; one that nobody has where nothing does. */
const pendingId = async (
  { services }: Stage,
  { protection }: StageAccount,
  kind: LimitKind,
  period: LimitPeriod,
): Promise<string> => {
  const limits =
    kind === "deposit"
      ? (await services.protection.state(protection)).limits
      : (await services.protection.playLimits(protection)).filter((one) => one.kind === kind);
  return limits.find((one) => one.period === period)?.pending?.id ?? "PW-nobody";
};

const expectSet = (model: AccountModel, kind: LimitKind, period: LimitPeriod, amount: Amount, now: number) => {
  const { limits, wishes } = model.kinds[kind];
  const present = limits.get(period) ?? null;
  if (kind === "deposit") model.isDecided = true;
  if (amount === present || (amount !== null && (present === null || amount < present))) {
    wishes.delete(period);
    if (amount !== null) limits.set(period, amount);
    return { isPending: false, from: now };
  }
  const asked = wishOf(model, kind, period, now);
  if (asked !== null && asked.amount === amount) return { isPending: true, from: asked.from };
  const from = now + INCREASE_MS;
  wishes.set(period, { amount, from, until: from + CONFIRM_MS });
  return { isPending: true, from };
};

export const setLimit: Operation = async (run) => {
  const { stage, random } = run;
  const [model, account] = own(run);
  const [kind, period] = [pick(random, LIMIT_KINDS), pick(random, LIMIT_PERIODS)];
  const amount = pick(random, LIMITS[kind]);
  const set = await stage.services.protection.setLimit(account.protection, { kind, period, amount });
  expectEqual(set, expectSet(model, kind, period, amount, stage.now()));
  run.count(`${kind} limit ${set.isPending ? "asked" : "set"}`);
};

export const endWish =
  (way: "confirm" | "drop"): Operation =>
  async (run) => {
    const { stage, random } = run;
    const [model, account] = own(run);
    const [kind, now] = [pick(random, LIMIT_KINDS), stage.now()];
    const waiting = LIMIT_PERIODS.filter((period) => wishOf(model, kind, period, now) !== null);
    const period = pick(random, waiting.length > 0 && random(8) > 0 ? waiting : LIMIT_PERIODS);
    const wish = wishOf(model, kind, period, now);
    const { protection } = stage.services;
    const id = await pendingId(stage, account, kind, period);
    const done =
      way === "confirm"
        ? await protection.confirmLimit(account.protection, id)
        : await protection.dropLimit(account.protection, id);
    const refused = wish === null ? "limit_unknown" : way === "confirm" && now < wish.from ? "limit_waits" : "";
    expectEqual(done.ok ? "" : done.code, refused);
    run.count(`limit ${way}: ${refused || "done"}`);
    if (wish === null || refused !== "") return;
    const { limits, wishes } = model.kinds[kind];
    wishes.delete(period);
    if (way === "drop") return;
    if (wish.amount === null) limits.delete(period);
    else limits.set(period, wish.amount);
  };

export const decide: Operation = async (run) => {
  const [model, account] = own(run);
  await run.stage.services.protection.decideNoLimit(account.protection);
  model.isDecided = true;
};
