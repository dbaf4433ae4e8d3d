import { isDeepStrictEqual } from "node:util";
import { UNRECORDED_CODES } from "@baize/api-client/contract";
import { StorageFault } from "@baize/ledger";
import type { CashierContext } from "../interface/ports.ts";
import type { Answered } from "../testing/fault-case.ts";
import { findings } from "../testing/ledger-state.ts";
import type { MoneyCase } from "../testing/money-cases.ts";
import {
  type Choose,
  type Fixture,
  newMember,
  type Run,
  runsOf,
  settle,
  type State,
  stateOf,
  type Swept,
} from "./fault-runs.ts";

type Outcome = Answered | StorageFault;

/** The answer, or the fault of the store that the caller gets. Rethrows everything else, which is a bug. */
const outcomeOf = async (send: () => Promise<Answered>): Promise<Outcome> => {
  try {
    return await send();
  } catch (error) {
    if (error instanceof StorageFault) return error;
    throw error;
  }
};

/** The numbers and amounts that identify an order. */
const factsOf = (data: unknown): unknown => {
  const { id, orderNo, order, list } = data as {
    id?: string;
    orderNo?: string;
    order?: { id: string };
    list?: readonly { platform: string; amount: string }[];
  };
  return list?.map(({ platform, amount }) => [platform, amount]) ?? id ?? orderNo ?? order?.id;
};

/** An answer may say "processing" of an order that has ended since. */
const isTrueOf = (said: unknown, now: unknown): boolean => {
  const [a, b] = [said, now] as { state?: string }[];
  return isDeepStrictEqual(factsOf(said), factsOf(now)) && (a?.state === "processing" || a?.state === b?.state);
};

const operationOf = async ({ world }: Fixture, ctx: CashierContext, reqId: string): Promise<Answered | null> => {
  const { data } = (await world.cashier.operation(ctx, { reqId })) as { data: { answer: string | null } };
  return data.answer === null ? null : answerOf(data.answer);
};

const answerOf = (text: string): Answered => {
  const { status, data, code } = JSON.parse(text) as { status: boolean; data: unknown; code: string };
  return status ? { ok: true, data } : { ok: false, code, detail: {} };
};

/** Whether the first outcome is true of the record and of the money; if not, why. */
const judge = (first: Outcome, recorded: Answered | null, hasMoved: boolean): string | null => {
  if (recorded?.ok !== true && hasMoved) return "money moved without a record that says so";
  if (first instanceof StorageFault)
    return first.outcome === "rolled_back" && hasMoved ? "reported as rolled back, and money moved" : null;
  if (first.ok)
    return recorded?.ok === true && isTrueOf(first.data, recorded.data) ? null : "answered what is not recorded";
  if (UNRECORDED_CODES.has(first.code)) return hasMoved ? `refused with ${first.code}, and money moved` : null;
  return recorded?.ok === false && recorded.code === first.code
    ? null
    : `refused with ${first.code}, which is not recorded`;
};

interface Attempt extends Run {
  readonly fixture: Fixture;
  readonly ctx: CashierContext;
  readonly path: string;
  readonly send: (reqId: string) => Promise<Answered>;
  readonly start: State;
}

/** Continues as a member does; gives what was wrong. */
const resume = async ({ fixture, ctx, path, send, start, way }: Attempt, reqId: string): Promise<string | null> => {
  if (way === "old key") {
    const again = await send(reqId);
    const recorded = await operationOf(fixture, ctx, reqId);
    return (
      judge(again, recorded, again.ok) ?? (again.ok || recorded?.ok === false ? null : "refused, with another record")
    );
  }
  const closed = await fixture.world.cashier.operationClose(ctx, { reqId, path });
  if (!closed.ok) return `the key could not be closed: ${closed.code}`;
  const known = answerOf(closed.data.answer ?? "null");
  if (known.ok)
    return isDeepStrictEqual(await stateOf(fixture, ctx), start) ? "closed as done, and nothing moved" : null;
  await settle(fixture);
  if (!isDeepStrictEqual(await stateOf(fixture, ctx), start)) return `closed as ${known.code}, and money moved`;
  const late = await send(reqId);
  if (late.ok || late.code !== known.code) return `closed as ${known.code}, and executed later`;
  if (known.code !== "not_executed") return null;
  const renewed = await send(fixture.world.key());
  return !renewed.ok && UNRECORDED_CODES.has(renewed.code) ? `refused with ${renewed.code} by a healthy store` : null;
};

const attempt = async (fixture: Fixture, one: MoneyCase, run: Run, end: State | null) => {
  const { world, database } = fixture;
  world.wallets.setBehaviour(one.behaviour ?? "prompt");
  const ctx = await newMember(fixture);
  const send = await one.prepare(world, ctx);
  const start = await stateOf(fixture, ctx);
  const reqId = world.key();
  database.arm(run);
  const first = await outcomeOf(() => send(reqId));
  const met = database.boundaries;
  database.lift();
  const hasMoved = !isDeepStrictEqual(await stateOf(fixture, ctx), start);
  const wrong =
    judge(first, await operationOf(fixture, ctx, reqId), hasMoved) ??
    (await resume({ ...run, fixture, ctx, path: one.path, send, start }, reqId));
  await settle(fixture);
  const state = await stateOf(fixture, ctx);
  await send(reqId);
  await settle(fixture);
  world.wallets.setBehaviour("prompt");
  const isOnce =
    (end === null || isDeepStrictEqual(state, end)) && isDeepStrictEqual(await stateOf(fixture, ctx), state);
  return { met, state, finding: wrong ?? (isOnce ? null : "the request moved money more or less than once") };
};

/** Fails each boundary of the call in turn, in the ways that `choose` picks, until a call meets its fault no more. */
export const sweepMoney = async (fixture: Fixture, one: MoneyCase, choose: Choose): Promise<Swept> => {
  const whole = await attempt(fixture, one, { nth: Infinity, mode: "once", way: "old key" }, null);
  const wrong = whole.finding === null ? [] : [`${one.name}, without a fault: ${whole.finding}.`];
  let runs = 1;
  for (let nth = 1; nth <= whole.met; nth += 1)
    for (const run of choose(runsOf(nth))) {
      const { finding } = await attempt(fixture, one, run, whole.state);
      runs += 1;
      if (finding !== null) wrong.push(`${one.name}, boundary ${nth} ${run.mode}, then the ${run.way}: ${finding}.`);
    }
  return { boundaries: whole.met, runs, findings: [...wrong, ...(await findings(fixture.world))] };
};
