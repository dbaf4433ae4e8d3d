import type { AssetCode, CategoryId, DateRange } from "@baize/domain";
import { all, first, prepared, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { valueOf } from "../deposits/deposit-view.ts";
import { q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

/** What a member did in a period, in minor units of the account currency, by the instants of settlement. */
export interface MemberSums {
  /** Credited to the central wallet. */
  readonly deposits: bigint;
  /** Valid turnover; that of bets older than the category of bets stands under null. */
  readonly turnover: ReadonlyMap<CategoryId | null, bigint>;
  /** Winnings less stakes of settled bets; negative for a loss. */
  readonly net: bigint;
}

/** A deposit that was credited to the central wallet. */
export interface CreditedDeposit {
  readonly id: string;
  readonly amount: bigint;
  readonly channel: string;
  readonly settledAt: number;
  /** No deposit of the member was credited before it. */
  readonly isFirst: boolean;
}

const indexesOf = prepared((member: string) =>
  q.selectFrom("cashier_account").select(["type", "number_index"]).distinct().where("member", "=", member),
);
/** Digests that are equal for equal payout accounts of any members, deleted ones too. */
export function* payoutMarks(member: string): Work<readonly string[]> {
  const rows = yield* all(indexesOf(member));
  return rows
    .flatMap(({ type, number_index }) => (number_index === null ? [] : [`${type}/${number_index}`]))
    .toSorted();
}

/** Accounts at brands that have, or had, a payout account with one of {@link payoutMarks}. */
export function* payoutMembers(
  marks: readonly string[],
  brands: readonly string[],
): Work<readonly { readonly brand: string; readonly member: string }[]> {
  if (marks.length === 0 || brands.length === 0) return [];
  const indexes = marks.map((mark) => mark.slice(mark.indexOf("/") + 1));
  const rows = q.selectFrom("cashier_account").select(["brand", "member"]).distinct();
  return yield* all(rows.where("number_index", "in", indexes).where("brand", "in", [...brands]));
}

const total = sql<bigint>`coalesce(sum(amount), 0)`.as("total");

const creditedOf = (member: string) =>
  q
    .selectFrom("cashier_order")
    .where("member", "=", member)
    .where("kind", "=", "deposit")
    .where("state", "=", "succeeded");

/** Sums over a half-open period. */
export function* memberSums(member: string, { startMs, endMs }: DateRange): Work<MemberSums> {
  const { currency } = yield* findMember(member);
  const [from, to] = [BigInt(startMs), BigInt(endMs)];
  const deposits = yield* first(
    creditedOf(member)
      .where("currency", "=", currency)
      .where("settled_at", ">=", from)
      .where("settled_at", "<", to)
      .select(sql<bigint>`coalesce(sum(effect), 0)`.as("total")),
  );
  const bets = q.selectFrom("cashier_bet").where("member", "=", member).where("at", ">=", from).where("at", "<", to);
  const turnover = yield* all(bets.where("use", "=", "turnover").select(["category", total]).groupBy("category"));
  const net = yield* first(bets.where("use", "=", "play").select(total));
  return {
    deposits: deposits?.total ?? 0n,
    turnover: new Map(
      turnover.map((row) => [row.category === null ? null : (Number(row.category) as CategoryId), row.total]),
    ),
    net: net?.total ?? 0n,
  };
}

/**
 * Bonuses and rebates that were credited to the central wallet in a half-open period, less what of such was taken back
 * or paid in it. What one promotion account gave, `without`, is left out.
 */
export function* bonusesOf(member: string, { startMs, endMs }: DateRange, without: string): Work<bigint> {
  const row = yield* first(
    q
      .selectFrom("cashier_order")
      .where("member", "=", member)
      .where("kind", "in", ["bonus", "rebate"])
      .where("state", "=", "succeeded")
      .where("target", "<>", without)
      .where("settled_at", ">=", BigInt(startMs))
      .where("settled_at", "<", BigInt(endMs))
      .select(sql<bigint>`coalesce(sum(effect), 0)`.as("total")),
  );
  return row?.total ?? 0n;
}

/** Deposits, those of house coins by their worth, and valid turnover, in minor units of the account currency. */
export interface Progress {
  readonly deposits: bigint;
  readonly turnover: bigint;
}

const creditedIn = prepared((member: string, from: bigint, to: bigint) =>
  creditedOf(member).where("settled_at", ">=", from).where("settled_at", "<", to).selectAll(),
);
const turnedOverIn = prepared((member: string, from: bigint, to: bigint) =>
  q
    .selectFrom("cashier_bet")
    .where("member", "=", member)
    .where("use", "=", "turnover")
    .where("at", ">=", from)
    .where("at", "<", to)
    .select(total),
);
/** What the running totals of a member grew by in a half-open period; null: the totals themselves. */
export function* progressIn(member: string, range: DateRange | null): Work<Progress> {
  const { currency, deposits: everDeposited, turnover: everTurnedOver } = yield* findMember(member);
  if (range === null) return { deposits: everDeposited, turnover: everTurnedOver };
  const { startMs, endMs } = range;
  const [from, to] = [BigInt(startMs), BigInt(endMs)];
  const deposits = yield* all(creditedIn(member, from, to));
  const turnover = yield* first(turnedOverIn(member, from, to));
  return {
    deposits: deposits.reduce((sum, row) => sum + valueOf(row, row.effect, currency), 0n),
    turnover: turnover?.total ?? 0n,
  };
}

/** Members of a brand whose bets had valid turnover in a half-open period, sorted. */
export function* membersWithTurnover(brand: string, { startMs, endMs }: DateRange): Work<readonly string[]> {
  const rows = yield* all(
    q
      .selectFrom("cashier_bet")
      .innerJoin("cashier_member", "cashier_member.id", "cashier_bet.member")
      .select("cashier_member.id")
      .distinct()
      .where("brand", "=", brand)
      .where("use", "=", "turnover")
      .where("at", ">=", BigInt(startMs))
      .where("at", "<", BigInt(endMs))
      .orderBy("cashier_member.id"),
  );
  return rows.map(({ id }) => id);
}

const everCredited = prepared((member: string, currency: AssetCode) =>
  creditedOf(member)
    .where("currency", "=", currency)
    .select(["id", "effect", "target", "settled_at"])
    .orderBy("settled_at")
    .orderBy("id"),
);
/** Deposits that were credited in a half-open period, oldest first; `isFirst` over all time. */
export function* creditedDeposits(member: string, { startMs, endMs }: DateRange): Work<readonly CreditedDeposit[]> {
  const { currency } = yield* findMember(member);
  const rows = yield* all(everCredited(member, currency));
  return rows
    .map(({ id, effect, target, settled_at }, index) => ({
      id,
      amount: effect,
      channel: target,
      settledAt: Number(settled_at),
      isFirst: index === 0,
    }))
    .filter(({ settledAt }) => settledAt >= startMs && settledAt < endMs);
}
