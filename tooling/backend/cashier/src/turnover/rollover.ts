import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode, CategoryId } from "@baize/domain";
import { all, first, prepared, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { timesOf } from "../amounts/amounts.ts";
import { decimal, instant } from "../amounts/format.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { q, type RolloverRow } from "../store/tables.ts";

/** Met requirements that the member still sees. */
const MET_SHOWN = 20;

/** Percent of a bet's valid turnover that counts, by category id; a category that is not named counts in full. */
export type CategoryWeights = Readonly<Partial<Record<`${CategoryId}`, number>>>;

/** Requirements of a member that still ask for turnover. */
export const openRollovers = (member: string) =>
  q
    .selectFrom("cashier_rollover")
    .where("member", "=", member)
    .where("met_at", "is", null)
    .where("ended_at", "is", null);

/** Makes the rollover requirement of a credit; none for multiple "0" or one that is less than a minor unit. */
export function* requireTurnover(
  id: string,
  of: Pick<RolloverRow, "source"> & {
    readonly member: string;
    readonly amount: bigint;
    readonly multiple: string;
    readonly currency: AssetCode;
    readonly weights?: CategoryWeights | null;
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
    weights: of.weights ? JSON.stringify(of.weights) : null,
    created_at: BigInt(of.at),
    met_at: null,
    ended_at: null,
  };
  yield* run(q.insertInto("cashier_rollover").values(row));
}

interface Progress {
  readonly need: bigint;
  readonly done: bigint;
}

const progressOf = prepared((member: string) =>
  openRollovers(member).select([
    sql<bigint>`coalesce(sum(need), 0)`.as("need"),
    sql<bigint>`coalesce(sum(done), 0)`.as("done"),
  ]),
);
/** Sums over the open requirements. */
export function* rolloverProgress(member: string): Work<Progress> {
  const row = yield* first(progressOf(member));
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
  const open = yield* all(openRollovers(member).selectAll().orderBy("created_at").orderBy("id"));
  const of = q.selectFrom("cashier_rollover").selectAll().where("member", "=", member);
  const met = yield* all(of.where("met_at", "is not", null).orderBy("met_at", "desc").orderBy("id").limit(MET_SHOWN));
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
