import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { smaller, timesOf } from "../amounts/amounts.ts";
import { decimal, instant } from "../interface/env.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { q, type RolloverRow } from "../store/tables.ts";

/** Met requirements that the member still sees. */
const MET_SHOWN = 20;

/** Makes the rollover requirement of a credit; none for multiple "0" or one that is less than a minor unit. */
export function* requireTurnover(
  id: string,
  of: Pick<RolloverRow, "source"> & {
    readonly member: string;
    readonly amount: bigint;
    readonly multiple: string;
    readonly currency: AssetCode;
    readonly at: number;
  },
): Work<void> {
  const need = timesOf(of.amount, of.multiple, of.currency);
  if (need === 0n) return;
  const row = {
    id,
    member: of.member,
    source: of.source,
    amount: of.amount,
    multiple: of.multiple,
    need,
    done: 0n,
    created_at: BigInt(of.at),
    met_at: null,
  };
  yield* run(q.insertInto("cashier_rollover").values(row));
}

/** Counts a bet's valid turnover once, towards the open requirements oldest first, and keeps what it counted for each. */
export function* recordTurnover(member: string, valid: bigint, ref: string, at: number): Work<boolean> {
  if (valid < 0n) throw new RangeError(`Valid turnover is never negative, got ${valid} of bet "${ref}".`);
  const bet = { ref, use: "turnover" as const, member, amount: valid, at: BigInt(at) };
  if (
    (yield* run(
      q
        .insertInto("cashier_bet")
        .values(bet)
        .onConflict((c) => c.doNothing()),
    )) === 0
  )
    return false;
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ turnover: e("turnover", "+", valid) }))
      .where("id", "=", member),
  );
  const open = yield* all(
    q
      .selectFrom("cashier_rollover")
      .selectAll()
      .where("member", "=", member)
      .where("met_at", "is", null)
      .orderBy("created_at")
      .orderBy("id"),
  );
  let rest = valid;
  for (const { id, need, done } of open) {
    const part = smaller(rest, need - done);
    if (part === 0n) break;
    rest -= part;
    const change = { done: done + part, met_at: done + part === need ? BigInt(at) : null };
    yield* run(q.updateTable("cashier_rollover").set(change).where("id", "=", id));
    yield* run(
      q.insertInto("cashier_count").values({ rollover: id, ref, member, counted: part, valid, at: BigInt(at) }),
    );
  }
  return true;
}

interface Progress {
  readonly need: bigint;
  readonly done: bigint;
}
/** Sums over the open requirements. */
export function* rolloverProgress(member: string): Work<Progress> {
  const row = yield* first(
    q
      .selectFrom("cashier_rollover")
      .select([sql<bigint>`coalesce(sum(need), 0)`.as("need"), sql<bigint>`coalesce(sum(done), 0)`.as("done")])
      .where("member", "=", member)
      .where("met_at", "is", null),
  );
  return row ?? { need: 0n, done: 0n };
}
export function* rolloverLeft(member: string): Work<bigint> {
  const { need, done } = yield* rolloverProgress(member);
  return need - done;
}

/** Open requirements oldest first, then the latest met ones. The sums are those of the open ones. */
export function* turnoverOf(
  { currency, zone }: TenantRules,
  member: string,
): Work<CallData<typeof contract.finance.turnover>> {
  const rows = q.selectFrom("cashier_rollover").selectAll().where("member", "=", member);
  const open = yield* all(rows.where("met_at", "is", null).orderBy("created_at").orderBy("id"));
  const met = yield* all(rows.where("met_at", "is not", null).orderBy("met_at", "desc").orderBy("id").limit(MET_SHOWN));
  const { need, done } = yield* rolloverProgress(member);
  return {
    need: decimal(need, currency),
    done: decimal(done, currency),
    left: decimal(need - done, currency),
    currency,
    list: [...open, ...met].map((row) => ({
      id: row.id,
      source: row.source,
      amount: decimal(row.amount, currency),
      multiple: row.multiple,
      need: decimal(row.need, currency),
      done: decimal(row.done, currency),
      createdAt: instant(row.created_at, zone),
      state: row.met_at === null ? ("open" as const) : ("met" as const),
    })),
  };
}
