import type { CategoryId } from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { type SelectQueryBuilder, sql } from "kysely";
import type { MatchResult } from "../match/play-match.ts";
import type { ProviderContext } from "../provider-context.ts";
import type { Tables } from "../store/tables.ts";
import { legsOf } from "./legs.ts";
import type { GatedMember } from "../types.ts";
import type { BetFilter, BetSum, PlayedBet, PlayedSums } from "./types.ts";

const whole = (expression: ReturnType<typeof sql<bigint>>) => sql<bigint>`cast(coalesce(${expression}, 0) as bigint)`;
const COUNT = sql<bigint>`cast(count(*) as bigint)`.as("count");
const STAKE = whole(sql<bigint>`sum(stake)`).as("stake");
const VALID = whole(sql<bigint>`sum(valid)`).as("valid");
/** As `netOf`, for a sum over bets; 0 of those that are not settled. */
export const NET_SUM = whole(
  sql<bigint>`sum(case when state = 'unsettled' or (free_bet is not null and payout < stake) then 0
    else payout - stake end)`,
);
const NET = NET_SUM.as("net");

/** A query for the member's bets that match a filter. */
export const matching = (
  { q }: ProviderContext,
  filter: BetFilter,
): SelectQueryBuilder<Tables, "provider_bet", object> => {
  let query = q.selectFrom("provider_bet").where("member_ref", "=", filter.memberRef);
  if (filter.fromMs !== undefined) query = query.where("placed_at", ">=", BigInt(filter.fromMs));
  if (filter.toMs !== undefined) query = query.where("placed_at", "<", BigInt(filter.toMs));
  if (filter.category !== undefined) query = query.where("category", "=", BigInt(filter.category));
  if (filter.platform !== undefined) query = query.where("platform", "=", filter.platform);
  if (filter.state !== undefined) query = query.where("state", "=", filter.state);
  return query;
};

const NOTHING: BetSum = { count: 0, stake: 0n, valid: 0n, net: 0n };
const toSum = ({ count, stake, valid, net }: { count: bigint; stake: bigint; valid: bigint; net: bigint }): BetSum => ({
  count: Number(count),
  stake,
  valid,
  net,
});

/** Legs of bets, and the known results of their matches. */
export function* readLegs(context: Pick<ProviderContext, "q">, betIds: readonly string[]) {
  const legs = betIds.length === 0 ? [] : yield* all(legsOf(context, betIds));
  const fixtures = [...new Set(legs.map(({ fixture }) => fixture))];
  const found =
    fixtures.length === 0
      ? []
      : yield* all(context.q.selectFrom("provider_match").select(["id", "result"]).where("id", "in", fixtures));
  const results: ReadonlyMap<string, MatchResult> = new Map(
    found.map(({ id, result }) => [id, JSON.parse(result) as MatchResult]),
  );
  return { legs, results };
}

/** Rows of a page, newest first, and sums over all rows of the filter, read in one snapshot. */
export const readPage = (context: ProviderContext, filter: BetFilter, page: number, size: number) =>
  context.database.read(function* () {
    const found = yield* first(matching(context, filter).select([COUNT, STAKE, VALID, NET]));
    const rows = yield* all(
      matching(context, filter)
        .selectAll()
        .orderBy("placed_at", "desc")
        .orderBy("id", "desc")
        .limit(size)
        .offset((page - 1) * size),
    );
    const legs = yield* readLegs(
      context,
      rows.map(({ id }) => id),
    );
    return { sum: found === undefined ? NOTHING : toSum(found), rows, ...legs };
  });

export const readSummary = async (
  context: ProviderContext,
  filter: BetFilter,
): Promise<readonly (BetSum & { readonly category: CategoryId })[]> => {
  const rows = await context.database.read(() =>
    all(
      matching(context, filter).select(["category", COUNT, STAKE, VALID, NET]).groupBy("category").orderBy("category"),
    ),
  );
  return rows.map((row) => ({ category: Number(row.category) as CategoryId, ...toSum(row) }));
};

export const readTurnover = async (
  context: ProviderContext,
  memberRef: string,
  fromMs?: number,
  toMs?: number,
): Promise<bigint> => {
  let query = context.q
    .selectFrom("provider_bet")
    .where("member_ref", "=", memberRef)
    .where("settled_at", "is not", null);
  if (fromMs !== undefined) query = query.where("settled_at", ">=", BigInt(fromMs));
  if (toMs !== undefined) query = query.where("settled_at", "<", BigInt(toMs));
  const row = await context.database.read(() => first(query.select(VALID)));
  return row?.valid ?? 0n;
};

const betsOf = ({ q }: ProviderContext, { brand, memberRef }: GatedMember) =>
  q.selectFrom("provider_bet").where("member_ref", "=", memberRef).where("brand", "=", brand);

/** Sums of own stakes since an instant, inclusive. */
export function* playedSince(context: ProviderContext, member: GatedMember, since: number): Work<PlayedSums> {
  const row = yield* first(
    betsOf(context, member)
      .where("free_bet", "is", null)
      .where("placed_at", ">=", BigInt(since))
      .select([
        STAKE,
        whole(sql<bigint>`sum(payout)`).as("returns"),
        sql<bigint | null>`min(placed_at)`.as("first_at"),
      ]),
  );
  const firstAt = row?.first_at ?? null;
  return {
    stakes: row?.stake ?? 0n,
    returns: row?.returns ?? 0n,
    firstAt: firstAt === null ? null : Number(firstAt),
  };
}

/** All bets, the first first. */
export function* playHistory(context: ProviderContext, member: GatedMember): Work<readonly PlayedBet[]> {
  const columns = ["id", "stake", "payout", "free_bet", "placed_at", "settled_at"] as const;
  const rows = yield* all(betsOf(context, member).select(columns).orderBy("placed_at").orderBy("id"));
  return rows.map(({ id, stake, payout, free_bet, placed_at, settled_at }) => ({
    id,
    stake: BigInt(stake),
    payout: BigInt(payout),
    isFree: free_bet !== null,
    placedAt: Number(placed_at),
    settledAt: settled_at === null ? null : Number(settled_at),
  }));
}
