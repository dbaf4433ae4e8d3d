import { deepStrictEqual as expectEqual } from "node:assert";
import { LIMIT_KINDS, LIMIT_PERIODS } from "@baize/domain";
import type { Database } from "@baize/ledger";
import { isExcludedPerson } from "@baize/protection";
import { seededRandom } from "@baize/safeguards/testing";
import { type AccountModel, newAccount, pauseAt, usageOf, wishOf } from "./account-model.ts";
import type { Run } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { dueAt, everyMinutes, sessionAt } from "./play-model.ts";
import { openStage, type Stage, type StageAccount } from "./stage.ts";

/** Operations of one person before the next comes, between two audits, and on one database. */
const LIFE = 400;
const CHECKPOINT = 2_000;
const PER_DATABASE = 20_000;

const numbers = (seed: string): Run["random"] => {
  const bytes = seededRandom(seed);
  return (n) => Buffer.from(bytes(4)).readUInt32BE() % n;
};

/** Holds what the server says of an account to the model. */
const compare = async (
  { services, now }: Stage,
  model: AccountModel,
  { protection, marks }: StageAccount,
  person: readonly AccountModel[],
): Promise<void> => {
  const at = now();
  const state = await services.protection.state(protection);
  const deposits = state.limits.map((limit) => ({ ...limit, kind: "deposit" }));
  expectEqual(
    [...deposits, ...(await services.protection.playLimits(protection))].map(
      ({ kind, period, amount, used, freesAt, pending }) => ({
        kind,
        period,
        amount,
        used,
        freesAt,
        pending: pending && { amount: pending.amount, from: pending.from, until: pending.until },
      }),
    ),
    LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({
        kind,
        period,
        amount: model.kinds[kind].limits.get(period) ?? null,
        ...usageOf(model, kind, period, at),
        pending: wishOf(model, kind, period, at),
      })),
    ),
  );
  const play = await services.protection.play(protection);
  const since = sessionAt(model.play, at);
  const due = since === null ? null : dueAt(model.play);
  expectEqual(
    [play.session?.since ?? null, play.dueAt, play.isDue, play.everyMinutes],
    [since, due, due !== null && at >= due, everyMinutes(model.play)],
  );
  const pause = pauseAt(model, at);
  expectEqual([state.isDecided, state.pause?.kind, state.pause?.until], [model.isDecided, pause?.kind, pause?.until]);
  const isKnown = person.some(({ brand, pauses }) =>
    pauses.some(
      ({ kind, isLifted, isAllBrands }) => kind === "exclusion" && !isLifted && (isAllBrands || brand === model.brand),
    ),
  );
  expectEqual(await services.database.read(() => isExcludedPerson(model.brand, marks)), isKnown);
};

/** What was credited over a life, less the fee of one channel. */
const checkDeposits = async ({ services }: Stage, { member, orders }: AccountModel): Promise<void> => {
  const credited = orders.filter(({ state }) => state === "credited");
  const sum = credited.reduce((all, { amount, channel }) => {
    return all + amount - (channel === "wechat-scan" ? amount / 200n : 0n);
  }, 0n);
  expectEqual((await services.cashier.lifetime(member)).deposits, sum);
};

interface Played {
  readonly stage: Stage;
  readonly random: Run["random"];
  readonly counts: Map<string, number>;
}
const playLife = async ({ stage, random, counts }: Played, place: number, ops: number): Promise<void> => {
  const real = await stage.join(place);
  const person = real.map(({ brand, member }) => newAccount(brand, member));
  const names = Object.keys(OPERATIONS) as readonly (keyof typeof OPERATIONS)[];
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  for (let op = 0; op < ops; op += 1) {
    const name = names[random(names.length)] ?? "wait";
    const turn = random(5) === 0 ? 1 : 0;
    const [model, account] = [person[turn], real[turn]];
    try {
      await OPERATIONS[name]({ stage, random, person, real, turn, count });
      if (model !== undefined && account !== undefined) await compare(stage, model, account, person);
    } catch (error) {
      throw new Error(`Person ${place}, operation ${op} (${name}) went wrong.`, { cause: error });
    }
  }
  for (const model of person) await checkDeposits(stage, model);
};

/** Lives of persons one after another on one database; the auditors look on the way and in the end. */
const playDatabase = async (database: Database, ops: number, seed: string, counts: Played["counts"]): Promise<void> => {
  const stage = await openStage(database, seed);
  const played = { stage, random: numbers(seed), counts };
  try {
    for (let done = 0; done < ops; done += LIFE) {
      await playLife(played, done / LIFE, Math.min(LIFE, ops - done));
      if ((done + LIFE) % CHECKPOINT === 0 || done + LIFE >= ops) expectEqual(await stage.findings(), []);
    }
  } finally {
    await stage.close();
  }
};

/**
 * Runs `ops` random operations of limits, breaks, exclusions, deposits and play, each compared with the model. `open`
 * gives an empty database, which it closes itself. Throws at the first difference; else gives a summary.
 */
export const runModel = async (
  open: () => Promise<Database>,
  { ops, seed }: { readonly ops: number; readonly seed: number },
  onDatabase: (database: Database, done: number) => Promise<void> = async () => undefined,
): Promise<{ readonly summary: string; readonly counts: ReadonlyMap<string, number> }> => {
  const counts = new Map<string, number>();
  for (let done = 0; done < ops; done += PER_DATABASE) {
    const database = await open();
    await playDatabase(database, Math.min(PER_DATABASE, ops - done), `${seed}/${done}`, counts);
    await onDatabase(database, Math.min(ops, done + PER_DATABASE));
  }
  const told = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { summary: `${ops} operations, 0 findings. ${JSON.stringify(told)}`, counts };
};
