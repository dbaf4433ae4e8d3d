import { money, type TextLocale } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import type { AgencyBrand, Env } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import type { CommissionDay } from "./commission-day.ts";

/** The promotion account that commission is paid from: it is owed, so the account is filled as it is paid. */
export const COMMISSION_ACCOUNT = "commission";
const accountOf = ({ code, currency }: AgencyBrand) => ({ brand: code, promotion: COMMISSION_ACCOUNT, currency });

const LABEL: Readonly<Record<TextLocale, string>> = { "zh-CN": "代理佣金", en: "Agent commission" };

/** What an agent has earned until the end of a day and not been paid. */
const openEarnings = (brand: string, agent: string, day: string) =>
  q
    .selectFrom("agency_earning")
    .select(sql<bigint>`coalesce(sum(amount), 0)`.as("total"))
    .where("brand", "=", brand)
    .where("agent", "=", agent)
    .where("day", "<=", day)
    .where("payout", "is", null)
    .where("amount", ">", 0n);

/** Agents with earnings that are not paid. */
export function* unpaidAgents({ brand, day }: CommissionDay): Work<readonly string[]> {
  const rows = yield* all(
    q
      .selectFrom("agency_earning")
      .select("agent")
      .distinct()
      .where("brand", "=", brand.code)
      .where("day", "<=", day)
      .where("payout", "is", null)
      .where("amount", ">", 0n)
      .orderBy("agent"),
  );
  return rows.map(({ agent }) => agent);
}

/**
 * Pays what an agent has earned and not been paid, once for each day; false when there is nothing to pay. A sum below
 * the minimum waits for another day. What was earned is owed, also to an agent who is barred by now.
 */
export function* payAgent(env: Env, of: CommissionDay, agent: string, at: number): Work<boolean> {
  const { brand, day, rules } = of;
  const amount = (yield* first(openEarnings(brand.code, agent, day)))?.total ?? 0n;
  if (amount === 0n || amount < money(rules.minimum, brand.currency).minor) return false;
  const id = `A-${agent}-${day}`;
  const written = yield* run(
    q
      .insertInto("agency_payout")
      .values({ id, brand: brand.code, agent, day, amount, at: BigInt(at) })
      .onConflict((c) => c.doNothing()),
  );
  if (written === 0) return false;
  yield* run(
    q
      .updateTable("agency_earning")
      .set({ payout: id })
      .where("brand", "=", brand.code)
      .where("agent", "=", agent)
      .where("day", "<=", day)
      .where("payout", "is", null)
      .where("amount", ">", 0n),
  );
  const account = accountOf(brand);
  yield* env.rewards.fundBudget(account, amount, `${brand.code}/commission/${agent}/${day}`, at);
  const reward = { id, member: agent, kind: "rebate" as const, amount, multiple: "0", weights: null };
  const paid = yield* env.rewards.payReward(account, { ...reward, label: LABEL[brand.locale] }, at);
  if (paid !== "paid") throw new Error(`The commission account of "${brand.code}" was filled and is empty.`);
  return true;
}
