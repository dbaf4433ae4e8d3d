import { all, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { percentOf, rangeOfDays } from "@baize/domain";
import type { Env } from "../interface/ports.ts";
import { percentsOf } from "../rules/commission-rules.ts";
import { type NoEarning, q } from "../store/tables.ts";
import type { Agent, CommissionDay } from "./commission-day.ts";
import { noEarning } from "./eligibility.ts";

/** The base of a pair from the period's begin, or from the approval, to the end of the day, by part. */
function* measure(env: Env, of: CommissionDay, agent: Agent, invitee: string): Work<ReadonlyMap<string, bigint>> {
  const { startMs, endMs } = rangeOfDays(of.brand.zone, of.from, of.day);
  const range = { startMs: Math.max(startMs, agent.since), endMs };
  const { turnover, net } = yield* env.rewards.memberSums(invitee, range);
  if (of.rules.base === "net") return new Map([["net", -net - (yield* env.bonusesOf(invitee, range))]]);
  return new Map([...turnover].flatMap(([category, sum]) => (category === null ? [] : [[`${category}`, sum]])));
}

/** What was counted of a pair on earlier days of the period, by part; null when it or a later one was decided. */
function* countedOf(of: CommissionDay, agent: string, invitee: string): Work<ReadonlyMap<string, bigint> | null> {
  const rows = yield* all(
    q
      .selectFrom("agency_earning")
      .select(["part", sql<bigint>`sum(base)`.as("base"), sql<string>`max(day)`.as("last")])
      .where("brand", "=", of.brand.code)
      .where("agent", "=", agent)
      .where("invitee", "=", invitee)
      .where("day", ">=", of.from)
      .groupBy("part"),
  );
  return rows.some(({ last }) => last >= of.day) ? null : new Map(rows.map(({ part, base }) => [part, base]));
}

/** Tells the operator of a pair that stands for one person, once. */
function* report(of: CommissionDay, agent: string, invitee: string, at: number): Work<void> {
  const finding = { brand: of.brand.code, agent, invitee, day: of.day, at: BigInt(at) };
  yield* run(
    q
      .insertInto("agency_finding")
      .values(finding)
      .onConflict((c) => c.doNothing()),
  );
}

/**
 * Decides an invitee's day once. It counts what the period has brought beyond what earlier days of it have counted: a
 * loss of the brand must be made good first, and nothing that was earned is taken back. Play that earns nothing, for
 * whatever reason, is counted too, so that no later day earns by it.
 */
export function* earn(
  env: Env,
  of: CommissionDay,
  agent: Agent,
  tier: number,
  invitee: string,
  at: number,
): Work<void> {
  const counted = yield* countedOf(of, agent.member, invitee);
  if (counted === null) return;
  const lines = [...(yield* measure(env, of, agent, invitee))]
    .map(([part, sum]) => ({ part, base: sum - (counted.get(part) ?? 0n) }))
    .filter(({ base }) => base > 0n);
  if (lines.length === 0) return;
  const reason: NoEarning = yield* noEarning(env, of, agent, invitee);
  if (reason === "related") yield* report(of, agent.member, invitee, at);
  const percents = reason === "" ? percentsOf(of.rules, tier) : {};
  const place = { brand: of.brand.code, agent: agent.member, invitee, day: of.day, reason, payout: null };
  for (const { part, base } of lines) {
    const percent = percents[part] ?? "0";
    const { minor: amount } = percentOf({ minor: base, asset: of.brand.currency }, percent, "down");
    // Another process may have decided it since it was looked for.
    yield* run(
      q
        .insertInto("agency_earning")
        .values({ ...place, part, base, percent, amount })
        .onConflict((c) => c.doNothing()),
    );
  }
}
