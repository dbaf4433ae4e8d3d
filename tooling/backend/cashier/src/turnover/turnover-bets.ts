import { all, first } from "@baize/ledger";
import { sql } from "kysely";
import { accept, refuse } from "@baize/safeguards";
import { decimal, instant } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";
import { turnoverOf } from "./rollover.ts";

interface Page {
  readonly id: string;
  readonly page: number;
  readonly size: number;
}

/** One page of what counted towards a requirement of this member at this brand; another's is not found. */
function* countsOf({ brand, member }: CashierContext, { id, page, size }: Page) {
  const known = yield* first(
    q.selectFrom("cashier_rollover").select("id").where("id", "=", id).where("member", "=", member.id),
  );
  if (known === undefined || (yield* findMember(member.id)).brand !== brand.code) return null;
  const counts = q.selectFrom("cashier_count").where("rollover", "=", id);
  const sum = yield* first(counts.select(sql<bigint>`count(*)`.as("total")));
  const rows = yield* all(
    counts
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("ref", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  return { total: Number(sum?.total ?? 0n), rows };
}

export const turnoverCalls = (env: Env): Pick<MemberCashier, "turnover" | "turnoverBets"> => ({
  turnover: ({ brand, member }) =>
    env.database.read(function* () {
      return accept(yield* turnoverOf(brand, member.id));
    }),

  turnoverBets: async (ctx, input) => {
    const found = await env.database.read(() => countsOf(ctx, input));
    if (found === null) return refuse("requirement_unknown");
    const { currency, zone } = ctx.brand;
    const names = await env.describeBets(
      ctx,
      found.rows.map(({ ref }) => ref),
    );
    const list = found.rows.map(({ ref, counted, valid, at }) => ({
      betId: ref,
      time: instant(at, zone),
      counted: decimal(counted, currency),
      valid: decimal(valid, currency),
      game: names.get(ref) ?? null,
    }));
    return accept({ total: found.total, currency, list });
  },
});
