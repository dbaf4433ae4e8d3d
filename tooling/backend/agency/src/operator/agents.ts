import { all, first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import type { AgencyBrand, Env, Paging } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { lastTier, paidSums } from "../views/sums.ts";

/** An agent with totals; amounts are decimals of the brand's currency. */
export interface AgentLine {
  readonly member: string;
  readonly name: string;
  /** When the application was approved, epoch milliseconds. */
  readonly since: number;
  readonly invitees: number;
  /** Of the last settled day. */
  readonly active: number;
  readonly tier: number;
  readonly today: string;
  readonly month: string;
  readonly total: string;
  readonly waiting: string;
}

/** A page of the brand's agents, the newest first. */
export function* listAgents(
  env: Env,
  brand: AgencyBrand,
  { page, size }: Paging,
  now: number,
): Work<{ readonly total: number; readonly list: readonly AgentLine[] }> {
  const approved = q.selectFrom("agency_application").where("brand", "=", brand.code).where("state", "=", "approved");
  const count = yield* first(approved.select(sql<bigint>`count(*)`.as("total")));
  const rows = yield* all(
    approved
      .select(["member", "decided_at"])
      .orderBy("decided_at", "desc")
      .orderBy("id", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  const list: AgentLine[] = [];
  for (const { member, decided_at } of rows) {
    const { name } = yield* env.memberOf(brand.code, member);
    const { total: invitees } = yield* env.invitees(brand.code, member, { page: 1, size: 1 });
    const tier = yield* lastTier(brand, member);
    const sums = yield* paidSums(brand, member, now);
    list.push({ member, name, since: Number(decided_at), invitees, ...tier, ...sums });
  }
  return { total: Number(count?.total ?? 0n), list };
}

/** An invitee whose play earns the agent nothing, since both look like one person. */
export interface AgencyFinding {
  readonly agent: string;
  readonly invitee: string;
  /** The first day that it was seen on. */
  readonly day: string;
  /** One for an own invitation, one that leads back, and a device or payout account in common. */
  readonly reason: "related_accounts";
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Newest first. */
export function* listFindings(brand: AgencyBrand): Work<readonly AgencyFinding[]> {
  const rows = yield* all(
    q
      .selectFrom("agency_finding")
      .selectAll()
      .where("brand", "=", brand.code)
      .orderBy("at", "desc")
      .orderBy("agent")
      .orderBy("invitee")
      .limit(200),
  );
  return rows.map(({ agent, invitee, day, at }) => ({
    agent,
    invitee,
    day,
    reason: "related_accounts",
    at: Number(at),
  }));
}
