import { deepStrictEqual as expectEqual } from "node:assert";
import { LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import { type AccountModel, type Amount, LIMIT_KINDS, type LimitKindName, wishOf } from "./account-model.ts";
import { type Operation, own, pick } from "./operation.ts";
import type { Stage, StageAccount } from "./stage.ts";

const INCREASE_MS = 24 * 3_600_000;
const CONFIRM_MS = 7 * INCREASE_MS;
/** In minor units. */
const LIMITS: readonly Amount[] = [null, 10_000n, 20_000n, 30_000n, 50_000n, 80_000n, 200_000n];

/** The server's calls of each kind of limit. */
const LIMIT_CALLS = {
  deposit: {
    set: ({ services }: Stage, { protection }: StageAccount, period: LimitPeriod, amount: Amount) =>
      services.protection.setLimit(protection, { kind: "deposit", period, amount }),
    confirm: ({ services }: Stage, { protection }: StageAccount, id: string) =>
      services.protection.confirmLimit(protection, id),
    drop: ({ services }: Stage, { protection }: StageAccount, id: string) =>
      services.protection.dropLimit(protection, id),
    /** The id of what waits; one that nobody has where nothing does. */
    pendingId: async ({ services }: Stage, { protection }: StageAccount, period: LimitPeriod) => {
      const { limits } = await services.protection.state(protection);
      return limits.find((one) => one.period === period)?.pending?.id ?? "PW-nobody";
    },
  },
} satisfies Record<LimitKindName, unknown>;

const expectSet = (model: AccountModel, kind: LimitKindName, period: LimitPeriod, amount: Amount, now: number) => {
  const { limits, wishes } = model.kinds[kind];
  const present = limits.get(period) ?? null;
  model.isDecided = true;
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
  const [kind, period, amount] = [pick(random, LIMIT_KINDS), pick(random, LIMIT_PERIODS), pick(random, LIMITS)];
  const set = await LIMIT_CALLS[kind].set(stage, account, period, amount);
  expectEqual(set, expectSet(model, kind, period, amount, stage.now()));
  run.count(set.isPending ? "limit asked" : "limit set");
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
    const done = await LIMIT_CALLS[kind][way](
      stage,
      account,
      await LIMIT_CALLS[kind].pendingId(stage, account, period),
    );
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
