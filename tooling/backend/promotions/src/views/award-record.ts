import type { CallData, contract } from "@baize/api-client/contract";
import { toDecimal, toIso } from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { allActivities } from "../engine/activity.ts";
import { categoriesOf, freeBetsOfAwards, leftOf, winningsTurnover } from "../engine/free-bets.ts";
import type { Env, MemberContext, PromotionBrand } from "../interface/ports.ts";
import { type FreeBetsRow, q } from "../store/tables.ts";
import { systemTitle } from "../vip/titles.ts";

type Record_ = CallData<typeof contract.promo.record>;

const freeBetsView = (row: FreeBetsRow, brand: PromotionBrand): Record_["list"][number]["freeBets"] => ({
  count: Number(row.total),
  left: Number(leftOf(row)),
  stake: toDecimal({ minor: row.stake, asset: brand.currency }),
  categories: [...categoriesOf(row)],
  expires: toIso(Number(row.expires_at), brand.zone),
});

/** One page of what a member applied for and got, newest first, with the sum of all that was paid. */
export function* awardRecord(
  env: Env,
  ctx: MemberContext,
  { id, page, size }: { readonly id?: string | undefined; readonly page: number; readonly size: number },
): Work<Record_> {
  const { brand, member, locale } = ctx;
  let matching = q.selectFrom("promo_award").where("brand", "=", brand.code).where("member", "=", member);
  if (id !== undefined) matching = matching.where("activity", "=", id);
  const count = yield* first(matching.select(sql<bigint>`count(*)`.as("total")));
  const paid = yield* first(
    matching
      .where("state", "in", ["paid", "ended"])
      .where("id", "not in", q.selectFrom("promo_free_bets").select("award").where("member", "=", member))
      .select(sql<bigint>`coalesce(sum(amount), 0)`.as("total")),
  );
  const rows = yield* all(
    matching
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  const activities = new Map((yield* allActivities(brand)).map((activity) => [activity.id, activity]));
  const ids = rows.map((row) => row.id);
  const freeBets = yield* freeBetsOfAwards(ids);
  const turnover = new Map([
    ...(yield* env.rewards.rewardTurnover(ids)),
    ...(yield* winningsTurnover(env, [...freeBets.keys()])),
  ]);
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: brand.currency });
  return {
    total: Number(count?.total ?? 0n),
    paid: decimal(paid?.total ?? 0n),
    list: rows.map((row) => {
      const { need, done } = turnover.get(row.id) ?? { need: 0n, done: 0n };
      const free = freeBets.get(row.id);
      return {
        id: row.id,
        activity: row.activity,
        title: activities.get(row.activity)?.rules.texts[locale].title ?? systemTitle(row.activity, locale),
        time: toIso(Number(row.created_at), brand.zone),
        amount: decimal(row.amount),
        state: row.state,
        reason: row.reason === "" ? null : row.reason,
        turnoverNeed: decimal(need),
        turnoverDone: decimal(done),
        expires: row.expires_at === null ? null : toIso(Number(row.expires_at), brand.zone),
        freeBets: free === undefined ? null : freeBetsView(free, brand),
      };
    }),
  };
}
