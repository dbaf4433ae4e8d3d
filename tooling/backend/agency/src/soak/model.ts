import { deepStrictEqual as expectEqual } from "node:assert";
import { dayIn, type CategoryId } from "@baize/domain";
import { all, raw } from "@baize/ledger";
import type { AgencyContext } from "../interface/ports.ts";
import { DAY, type World } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

/** `random(n)` gives 0 to n − 1. */
type Random = (n: number) => number;

/** Numbers that a seed fixes. */
const seededNumbers = (seed: number): Random => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
};

/** What a member did that counts, in minor units: positive is the brand's. */
interface Event {
  readonly at: number;
  readonly member: string;
  readonly net: bigint;
  readonly isBet: boolean;
}

interface Model {
  readonly world: World;
  readonly random: Random;
  readonly members: Map<
    string,
    { readonly ctx: AgencyContext; readonly inviter: string | null; readonly mark: string }
  >;
  /** When a member became an agent. */
  readonly agents: Map<string, number>;
  readonly events: Event[];
  /** Deposits and bonuses of the central wallets. */
  readonly credited: Map<string, bigint>;
  /** The first deposit's day. */
  readonly deposited: Map<string, string>;
  readonly barred: Map<string, () => void>;
}

/** Members of a run. */
const MOST = 9;
const CATEGORIES: readonly CategoryId[] = [2, 3, 7];
const decimal = (minor: bigint): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const credit = ({ credited }: Model, id: string, minor: bigint): void =>
  void credited.set(id, (credited.get(id) ?? 0n) + minor);
const anyOf = <T>(random: Random, list: readonly T[]): T | undefined => list[random(list.length || 1)];

type Step = (model: Model, id: string) => Promise<unknown>;

const STEPS: Readonly<Record<string, Step>> = {
  join: async (model) => {
    const { world, random, members } = model;
    if (members.size >= MOST) return;
    const id = `m${members.size}`;
    // Few invite, themselves and in rounds too, so that pairs have a history.
    const inviter = random(8) === 0 ? null : `m${random(3)}`;
    const mark = `device-${random(30)}`;
    members.set(id, { ctx: await world.join(id, { inviter, marks: [mark] }), inviter, mark });
  },
  agent: async ({ world, agents }, id) => {
    if (agents.has(id)) return;
    const ctx = { brand: world.brand, member: id };
    const applied = await world.agency.apply(ctx, { text: "text", contact: "contact" });
    if (!applied.ok) return;
    const approved = await world.agency.operator.approve(world.brand, applied.data.id);
    if (approved.ok) agents.set(id, world.now());
  },
  payIn: async (model, id) => {
    const minor = 10_000n + BigInt(model.random(90_000));
    await model.world.payIn({ brand: model.world.brand, member: id }, decimal(minor));
    credit(model, id, minor);
    if (!model.deposited.has(id)) model.deposited.set(id, dayIn(model.world.brand.zone, model.world.now()));
  },
  bet: async ({ world, random, events }, id) => {
    const net = BigInt(random(20_000)) - 12_000n;
    const category = anyOf(random, CATEGORIES) ?? 7;
    await world.bet({ brand: world.brand, member: id }, decimal(BigInt(1_000 + random(9_000))), decimal(net), category);
    events.push({ at: world.now(), member: id, net: -net, isBet: true });
  },
  bonus: async (model, id) => {
    const minor = BigInt(100 + model.random(3_000));
    await model.world.bonus({ brand: model.world.brand, member: id }, decimal(minor));
    credit(model, id, minor);
    model.events.push({ at: model.world.now(), member: id, net: -minor, isBet: false });
  },
  bar: async ({ world, barred, random }, id) => {
    const unbar = barred.get(id);
    if (unbar === undefined && random(3) > 0) return;
    barred.delete(id);
    if (unbar === undefined) barred.set(id, world.bar(id));
    else unbar();
  },
  wait: async ({ world, random }) => world.wait(random(10) * 3_600_000),
  job: async ({ world, random }) => {
    world.wait(random(2) * DAY);
    await Promise.all(Array.from({ length: 1 + random(2) }, () => world.agency.jobs.payCommission(world.brand)));
  },
};
/** What most steps are. */
const USUAL = [...Array<string>(12).fill("bet"), "payIn", "bonus", "job", "wait", "wait"];
const NAMES = [...Object.keys(STEPS), ...USUAL];

/**
 * What a pair's days must have counted, day by day: a pot that the invitee's events fill and empty, that a day on which
 * the invitee bets takes when something is in it, and that each month begins anew. Nothing of it comes from the rows.
 */
const expectedBases = ({ events }: Model, zone: string, since: number, invitee: string, lastDay: string) => {
  const bases: [string, bigint][] = [];
  const own = events.filter(({ member, at }) => member === invitee && dayIn(zone, at) <= lastDay);
  const days = [...new Set(own.map(({ at }) => dayIn(zone, at)))].filter((day) => day >= dayIn(zone, since));
  let [pot, month] = [0n, ""];
  for (const day of days) {
    if (day.slice(0, 7) !== month) [pot, month] = [0n, day.slice(0, 7)];
    const ofDay = own.filter(({ at }) => dayIn(zone, at) === day);
    for (const { net, at } of ofDay) if (at >= since) pot += net;
    if (pot <= 0n || !ofDay.some(({ isBet }) => isBet)) continue;
    bases.push([day, pot]);
    pot = 0n;
  }
  return bases;
};

interface Row {
  readonly agent: string;
  readonly invitee: string;
  readonly day: string;
  readonly base: bigint;
  readonly amount: bigint;
  readonly payout: string | null;
}

/** Whether an invitation leads from the member back to itself by way of the other. */
const isAbove = ({ members }: Model, member: string, other: string): boolean => {
  const seen = new Set<string>();
  for (let id = members.get(member)?.inviter; id != null && !seen.has(id); id = members.get(id)?.inviter) seen.add(id);
  return seen.has(other);
};

/** Holds rows and wallets to the model, and asks the auditors; gives the rows. */
const check = async (model: Model): Promise<readonly Row[]> => {
  const { world, members, agents, credited } = model;
  const { zone } = world.brand;
  const rows = await world.database.read(() =>
    all(raw<Row>("select agent, invitee, day, base, amount, payout from agency_earning order by agent, invitee, day")),
  );
  const done = await world.database.read(() => all(raw<{ day: string }>("select max(day) as day from agency_day")));
  for (const [agent, since] of agents)
    for (const [invitee, { inviter }] of members) {
      const found = rows.filter((row) => row.agent === agent && row.invitee === invitee);
      const bases = inviter === agent ? expectedBases(model, zone, since, invitee, done[0]?.day ?? "") : [];
      expectEqual([agent, invitee, found.map(({ day, base }) => [day, base])], [agent, invitee, bases]);
    }
  for (const { agent, invitee, day } of rows.filter(({ amount }) => amount > 0n)) {
    const isOneAccount = members.get(agent)?.mark === members.get(invitee)?.mark;
    const isDepositor = (model.deposited.get(invitee) ?? "none") <= day;
    expectEqual(
      [agent, invitee, day, isOneAccount, isAbove(model, agent, invitee), isDepositor],
      [agent, invitee, day, false, false, true],
    );
  }
  for (const [id, { ctx }] of members) {
    const paid = rows.filter(({ agent, payout }) => agent === id && payout !== null);
    const held = paid.reduce((sum, { amount }) => sum + amount, credited.get(id) ?? 0n);
    expectEqual([id, await world.balance(ctx)], [id, decimal(held)]);
  }
  expectEqual(await world.findings(), []);
  return rows;
};

/** Runs random steps of members, agents and the job, which looks at everything. Throws at the first difference. */
export const runModel = async (
  world: World,
  { steps, seed }: { readonly steps: number; readonly seed: number },
): Promise<{ readonly rows: number; readonly payouts: number }> => {
  const random = seededNumbers(seed);
  const model: Model = {
    world,
    random,
    members: new Map(),
    agents: new Map(),
    events: [],
    credited: new Map(),
    deposited: new Map(),
    barred: new Map(),
  };
  await world.agency.operator.setRules(world.brand, samples.net({ minimum: "3", active: { days: 3, turnover: "10" } }));
  for (let first = 0; first < 6; first += 1) await STEPS["join"]?.(model, "");
  for (const id of ["m0", "m1"]) await STEPS["agent"]?.(model, id);
  for (let step = 0; step < steps; step += 1) {
    const name = anyOf(random, NAMES) ?? "wait";
    try {
      await STEPS[name]?.(model, anyOf(random, [...model.members.keys()]) ?? "");
      if (name === "job" && random(4) === 0) await check(model);
    } catch (error) {
      throw new Error(`Step ${step} (${name}) of seed ${seed} went wrong.`, { cause: error });
    }
  }
  world.wait(2 * DAY);
  await world.agency.jobs.payCommission(world.brand);
  const rows = await check(model);
  return { rows: rows.length, payouts: new Set(rows.flatMap(({ payout }) => payout ?? [])).size };
};
