import { first, run } from "@baize/ledger";
import { rangeOfDays } from "@baize/domain";
import type { AgencyBrand, Env } from "../interface/ports.ts";
import { tierOf } from "../rules/commission-rules.ts";
import { q } from "../store/tables.ts";
import { type Agent, agentsOf, type CommissionDay, finishDay, nextDay } from "./commission-day.ts";
import { earn } from "./earn.ts";
import { activeRange, isActive } from "./eligibility.ts";
import { payAgent, unpaidAgents } from "./pay.ts";

/** Invitees read at a time. */
const PAGE = 500;

const inviteesOf = async ({ database, invitees }: Env, brand: string, member: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = await database.read(() => invitees(brand, member, { page, size: PAGE }));
    ids.push(...list.map(({ id }) => id));
    if (list.length < PAGE) return [...new Set(ids)];
  }
};

/** The agent's tier of the day, the same for all of its invitees and in each run. `regulars` may be active. */
const fixTier = async (env: Env, of: CommissionDay, agent: Agent, regulars: readonly string[]): Promise<number> => {
  const place = { brand: of.brand.code, agent: agent.member, day: of.day };
  const stored = q
    .selectFrom("agency_tier")
    .select("tier")
    .where("brand", "=", place.brand)
    .where("agent", "=", place.agent)
    .where("day", "=", place.day);
  const known = await env.database.read(() => first(stored));
  if (known !== undefined) return Number(known.tier);
  let active = 0;
  for (const invitee of regulars) if (await env.database.read(() => isActive(env, of, agent, invitee))) active += 1;
  const tier = { active: BigInt(active), tier: BigInt(tierOf(of.rules, active)) };
  return env.database.atomic(function* () {
    yield* run(
      q
        .insertInto("agency_tier")
        .values({ ...place, ...tier })
        .onConflict((c) => c.doNothing()),
    );
    // Another process may have been first.
    return Number((yield* first(stored))?.tier ?? 0n);
  });
};

/** Decides and pays a day, a transaction for each step; begun again it does what is missing. Gives agents paid. */
const settleDay = async (env: Env, of: CommissionDay): Promise<number> => {
  const { database, rewards, clock } = env;
  const { brand, day } = of;
  const played = (range: ReturnType<typeof activeRange>) =>
    database.read(() => rewards.membersWithTurnover(brand.code, range));
  const players = new Set(await played(rangeOfDays(brand.zone, day, day)));
  const regulars = new Set(await played(activeRange(of)));
  for (const agent of await database.read(() => agentsOf(of))) {
    const invited = await inviteesOf(env, brand.code, agent.member);
    const tier = await fixTier(
      env,
      of,
      agent,
      invited.filter((id) => regulars.has(id)),
    );
    for (const invitee of invited.filter((id) => players.has(id)))
      await database.atomic(() => earn(env, of, agent, tier, invitee, clock()));
  }
  let paid = 0;
  for (const agent of await database.read(() => unpaidAgents(of)))
    if (await database.atomic(() => payAgent(env, of, agent, clock()))) paid += 1;
  await database.atomic(() => finishDay(of, clock()));
  return paid;
};

/** Settles all days that are over, in their order, however late it comes; gives how many payments were made. */
export const runDays = async (env: Env, brand: AgencyBrand): Promise<number> => {
  let paid = 0;
  for (;;) {
    const next = await env.database.read(() => nextDay(brand, env.clock()));
    if (next === null) return paid;
    paid += await settleDay(env, next);
  }
};
