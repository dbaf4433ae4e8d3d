import { isDeepStrictEqual } from "node:util";
import { UNRECORDED_CODES } from "@baize/api-client/contract";
import { all, raw, StorageFault } from "@baize/ledger";
import type { FailingDatabase, FaultPlan } from "@baize/ledger/testing";
import { findings, type World } from "../testing/create-world.ts";
import type { Answered, MoneyCase, WorkCase } from "../testing/fault-cases.ts";
import type { CashierContext } from "../interface/types.ts";

/** A world on a database that fails where it is told to. */
export interface Stage {
  readonly world: World;
  readonly database: FailingDatabase;
}

/** How the member goes on after the fault: again with the same key, or by closing it and then with a new one. */
export const WAYS = ["old key", "new key"] as const;
export type Way = (typeof WAYS)[number];

export interface Run {
  readonly nth: number;
  readonly mode: FaultPlan["mode"];
  readonly way: Way;
}
export interface Swept {
  /** Of the work without a fault. */
  readonly boundaries: number;
  readonly runs: number;
  /** What did not hold, one sentence each. */
  readonly findings: readonly string[];
}

/** Chooses among the runs of one boundary. */
export type Choose = (runs: readonly Run[]) => readonly Run[];

let members = 0;
const newMember = async ({ world }: Stage): Promise<CashierContext> => {
  const ctx = await world.join(`swept-${(members += 1)}`);
  const gift = { kind: "bonus", amount: "1000", multiple: "0", label: "start" } as const;
  await world.cashier.operator.grant({ brand: ctx.brand.code, member: ctx.member.id, ...gift, ref: world.key() });
  return ctx;
};

/** All of the member's money and orders, without what differs from member to member. */
const stateOf = async ({ world }: Stage, { member: { id } }: CashierContext) => {
  const rows = await world.database.read(function* () {
    const accounts = yield* all(
      raw("select id, balance, held from ledger_account where owner = ? and version > 0 order by id", id),
    );
    const orders = yield* all(
      raw("select kind, state, amount from cashier_order where member = ? order by kind, state, amount", id),
    );
    const sums = yield* all(raw("select deposits, withdrawals, turnover from cashier_member where id = ?", id));
    const rollovers = yield* all(
      raw("select source, need, done from cashier_rollover where member = ? order by need, done", id),
    );
    return [accounts, orders, sums, rollovers].map((list) =>
      list.map((row) => Object.values(row).join(" ").replaceAll(id, "")),
    );
  });
  return [...rows, [world.wallets.balance(id, "lotus"), world.wallets.balance(id, "heron")]];
};
type State = Awaited<ReturnType<typeof stateOf>>;

/** Lets the job run until nothing is pending. */
const settle = async ({ world }: Stage): Promise<void> => {
  for (let times = 0; (await world.cashier.operator.settlePending()).pending > 0; times += 1) {
    if (times === 3) world.wallets.setMood("prompt");
    if (times > 6) throw new Error("A transfer stays processing with a provider that answers.");
  }
};

type Told = Answered | StorageFault;
/** What the caller sees. Anything but an answer or a fault of the store is a bug, and thrown on. */
const tell = async (send: () => Promise<Answered>): Promise<Told> => {
  try {
    return await send();
  } catch (error) {
    if (error instanceof StorageFault) return error;
    throw error;
  }
};

/** The numbers and amounts that tell one order from another. */
const factsOf = (data: unknown): unknown => {
  const { id, orderNo, order, list } = data as {
    id?: string;
    orderNo?: string;
    order?: { id: string };
    list?: readonly { platform: string; amount: string }[];
  };
  return list?.map(({ platform, amount }) => [platform, amount]) ?? id ?? orderNo ?? order?.id;
};
/** "processing" is said of what has not ended, or had not when it was said. */
const isTrueOf = (said: unknown, now: unknown): boolean => {
  const [a, b] = [said, now] as { state?: string }[];
  return isDeepStrictEqual(factsOf(said), factsOf(now)) && (a?.state === "processing" || a?.state === b?.state);
};

const operationOf = async ({ world }: Stage, ctx: CashierContext, reqId: string): Promise<Answered | null> => {
  const { data } = (await world.cashier.operation(ctx, { reqId })) as { data: { answer: string | null } };
  return data.answer === null ? null : answerOf(data.answer);
};
const answerOf = (text: string): Answered => {
  const { status, data, code } = JSON.parse(text) as { status: boolean; data: unknown; code: string };
  return status ? { ok: true, data } : { ok: false, code, detail: {} };
};

/** Whether what was told first is true of the record and of the money. */
const judge = (told: Told, recorded: Answered | null, hasMoved: boolean): string | null => {
  if (recorded?.ok !== true && hasMoved) return "money moved without a record that says so";
  if (told instanceof StorageFault)
    return told.outcome === "rolled_back" && hasMoved ? "told that nothing was written, and money moved" : null;
  if (told.ok)
    return recorded?.ok === true && isTrueOf(told.data, recorded.data) ? null : "told what the record does not say";
  if (UNRECORDED_CODES.has(told.code)) return hasMoved ? `told ${told.code}, and money moved` : null;
  return recorded?.ok === false && recorded.code === told.code ? null : `told ${told.code}, which is not recorded`;
};

interface Attempt extends Run {
  readonly stage: Stage;
  readonly ctx: CashierContext;
  readonly path: string;
  readonly send: (reqId: string) => Promise<Answered>;
  readonly start: State;
}

/** Goes on as a member does; gives what did not hold. */
const goOn = async ({ stage, ctx, path, send, start, way }: Attempt, reqId: string): Promise<string | null> => {
  if (way === "old key") {
    const again = await send(reqId);
    const recorded = await operationOf(stage, ctx, reqId);
    return (
      judge(again, recorded, again.ok) ?? (again.ok || recorded?.ok === false ? null : "refused, with another record")
    );
  }
  const closed = await stage.world.cashier.operationClose(ctx, { reqId, path });
  if (!closed.ok) return `the key could not be closed: ${closed.code}`;
  const known = answerOf(closed.data.answer ?? "null");
  if (known.ok) return isDeepStrictEqual(await stateOf(stage, ctx), start) ? "closed as done, and nothing moved" : null;
  await settle(stage);
  if (!isDeepStrictEqual(await stateOf(stage, ctx), start)) return `closed as ${known.code}, and money moved`;
  const late = await send(reqId);
  if (late.ok || late.code !== known.code) return `closed as ${known.code}, and executed later`;
  if (known.code !== "not_executed") return null;
  const anew = await send(stage.world.key());
  return !anew.ok && UNRECORDED_CODES.has(anew.code) ? `refused with ${anew.code} by a healthy store` : null;
};

const attempt = async (stage: Stage, one: MoneyCase, run: Run, end: State | null) => {
  const { world, database } = stage;
  world.wallets.setMood(one.mood ?? "prompt");
  const ctx = await newMember(stage);
  const send = await one.prepare(world, ctx);
  const start = await stateOf(stage, ctx);
  const reqId = world.key();
  database.arm(run);
  const told = await tell(() => send(reqId));
  const met = database.boundaries;
  database.lift();
  const hasMoved = !isDeepStrictEqual(await stateOf(stage, ctx), start);
  const wrong =
    judge(told, await operationOf(stage, ctx, reqId), hasMoved) ??
    (await goOn({ ...run, stage, ctx, path: one.path, send, start }, reqId));
  await settle(stage);
  const state = await stateOf(stage, ctx);
  await send(reqId);
  await settle(stage);
  world.wallets.setMood("prompt");
  const isOnce = (end === null || isDeepStrictEqual(state, end)) && isDeepStrictEqual(await stateOf(stage, ctx), state);
  return { met, state, finding: wrong ?? (isOnce ? null : "the wish moved money more or less than once") };
};

const runsOf = (nth: number): readonly Run[] =>
  (["once", "until_lifted"] as const).flatMap((mode) => WAYS.map((way) => ({ nth, mode, way })));

/** Fails each boundary of the call in turn, in the ways that `choose` picks, until a call meets its fault no more. */
export const sweepMoney = async (stage: Stage, one: MoneyCase, choose: Choose): Promise<Swept> => {
  const whole = await attempt(stage, one, { nth: Infinity, mode: "once", way: "old key" }, null);
  const wrong = whole.finding === null ? [] : [`${one.name}, without a fault: ${whole.finding}.`];
  let runs = 1;
  for (let nth = 1; nth <= whole.met; nth += 1)
    for (const run of choose(runsOf(nth))) {
      const { finding } = await attempt(stage, one, run, whole.state);
      runs += 1;
      if (finding !== null) wrong.push(`${one.name}, boundary ${nth} ${run.mode}, then the ${run.way}: ${finding}.`);
    }
  return { boundaries: whole.met, runs, findings: [...wrong, ...(await findings(stage.world))] };
};

const repeat = async (stage: Stage, one: WorkCase, plan: FaultPlan, end: State | null) => {
  const ctx = await newMember(stage);
  const work = await one.prepare(stage.world, ctx);
  const start = await stateOf(stage, ctx);
  stage.database.arm(plan);
  const told = await work().catch((error: unknown) => error);
  const met = stage.database.boundaries;
  stage.database.lift();
  if (told instanceof Error && !(told instanceof StorageFault)) throw told;
  const isStill = isDeepStrictEqual(await stateOf(stage, ctx), start);
  for (let times = 0; times < 3; times += 1) await work();
  const state = await stateOf(stage, ctx);
  return { met, state, told, isStill, isOnce: end === null || isDeepStrictEqual(state, end) };
};

/** The same for work of one transaction (or a job of several): repeated after its fault, it has acted once. */
export const sweepWork = async (stage: Stage, one: WorkCase, choose: Choose): Promise<Swept> => {
  const whole = await repeat(stage, one, { nth: Infinity, mode: "once" }, null);
  const wrong: string[] = [];
  let runs = 1;
  for (let nth = 1; nth <= whole.met; nth += 1)
    for (const { mode } of choose(runsOf(nth).filter(({ way }) => way === "old key"))) {
      const { told, isStill, isOnce } = await repeat(stage, one, { nth, mode }, whole.state);
      runs += 1;
      const isLie = told instanceof StorageFault && told.outcome === "rolled_back" && !isStill && one.isJob !== true;
      if (isLie) wrong.push(`${one.name}, boundary ${nth} ${mode}: told that nothing was written, and something was.`);
      if (!isOnce) wrong.push(`${one.name}, boundary ${nth} ${mode}: repeated, it has not acted once.`);
    }
  return { boundaries: whole.met, runs, findings: [...wrong, ...(await findings(stage.world))] };
};
