import type { Work } from "@baize/ledger";
import { addDays, type DateRange, money, rangeOfDays } from "@baize/domain";
import type { Env } from "../interface/ports.ts";
import type { NoEarning } from "../store/tables.ts";
import type { Agent, CommissionDay } from "./commission-day.ts";

/** Whether an agent stands on both sides of an invitation: the same person, or invited by way of the invitee. */
function* isRelated(env: Env, brand: string, agent: string, invitee: string): Work<boolean> {
  const above = new Set<string>();
  for (let id: string | null = agent; id !== null && !above.has(id); id = yield* env.inviterOf(brand, id)) {
    if (id === invitee) return true;
    above.add(id);
  }
  return yield* env.sharesMark(brand, agent, invitee);
}

/** Why an invitee's day earns the agent nothing; empty when it earns. */
export function* noEarning(
  env: Env,
  { brand, day }: CommissionDay,
  { member: agent }: Agent,
  invitee: string,
): Work<NoEarning> {
  if (yield* isRelated(env, brand.code, agent, invitee)) return "related";
  const range = rangeOfDays(brand.zone, day, day);
  for (const member of [agent, invitee]) if (yield* env.isBarred(brand.code, member, range)) return "barred";
  return (yield* env.hasDeposited(invitee, range.endMs)) ? "" : "no_deposit";
}

/** The days within which turnover makes an invitee active on the day. */
export const activeRange = ({ brand, day, rules }: CommissionDay): DateRange =>
  rangeOfDays(brand.zone, addDays(day, 1 - rules.active.days) ?? day, day);

export function* isActive(env: Env, of: CommissionDay, agent: Agent, invitee: string): Work<boolean> {
  const { turnover } = yield* env.rewards.memberSums(invitee, activeRange(of));
  const sum = [...turnover.values()].reduce((total, part) => total + part, 0n);
  if (sum < money(of.rules.active.turnover, of.brand.currency).minor) return false;
  return (yield* noEarning(env, of, agent, invitee)) === "";
}
