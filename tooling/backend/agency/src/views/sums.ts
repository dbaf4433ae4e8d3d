import { type AssetCode, calendarSpan, type DateRange, toDecimal } from "@baize/domain";
import { first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import type { AgencyBrand } from "../interface/ports.ts";
import { q } from "../store/tables.ts";

export const decimalIn =
  (asset: AssetCode) =>
  (minor: bigint): string =>
    toDecimal({ minor, asset });

export const total = sql<bigint>`coalesce(sum(amount), 0)`.as("total");

/** What an agent was paid in a half-open period; without one, ever. */
export function* paidTo({ code }: AgencyBrand, agent: string, range?: DateRange): Work<bigint> {
  let payouts = q.selectFrom("agency_payout").select(total).where("brand", "=", code).where("agent", "=", agent);
  if (range !== undefined)
    payouts = payouts.where("at", ">=", BigInt(range.startMs)).where("at", "<", BigInt(range.endMs));
  return (yield* first(payouts))?.total ?? 0n;
}

/** What an agent has earned and not been paid, since it is below the minimum. */
export function* waitingFor({ code }: AgencyBrand, agent: string): Work<bigint> {
  const waiting = q
    .selectFrom("agency_earning")
    .select(total)
    .where("brand", "=", code)
    .where("agent", "=", agent)
    .where("payout", "is", null)
    .where("amount", ">", 0n);
  return (yield* first(waiting))?.total ?? 0n;
}

/** The agent's last settled day; none before the first. */
export function* lastTier(
  { code }: AgencyBrand,
  agent: string,
): Work<{ readonly active: number; readonly tier: number }> {
  const row = yield* first(
    q
      .selectFrom("agency_tier")
      .select(["active", "tier"])
      .where("brand", "=", code)
      .where("agent", "=", agent)
      .orderBy("day", "desc")
      .limit(1),
  );
  return { active: Number(row?.active ?? 0n), tier: Number(row?.tier ?? 0n) };
}

/** Paid in the brand's day and month, ever, and waiting, as decimals of its currency. */
export function* paidSums(brand: AgencyBrand, agent: string, now: number) {
  const decimal = decimalIn(brand.currency);
  return {
    today: decimal(yield* paidTo(brand, agent, calendarSpan("day", brand.zone, now))),
    month: decimal(yield* paidTo(brand, agent, calendarSpan("month", brand.zone, now))),
    total: decimal(yield* paidTo(brand, agent)),
    waiting: decimal(yield* waitingFor(brand, agent)),
  };
}
