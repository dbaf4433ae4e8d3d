import { all, type Migration, raw, run } from "@baize/ledger";
import type { Budget, Budgets } from "./types.ts";

/** For `database.migrate("safeguards", budgetMigrations)`. */
export const budgetMigrations: readonly Migration[] = [
  {
    name: "001_budget",
    statements: [
      `create table safeguards_budget (
        name text not null, key text not null check (length(key) <= 200),
        used bigint not null check (used >= 1), ends_at bigint not null,
        primary key (name, key))`,
      "create index safeguards_budget_end on safeguards_budget (ends_at)",
    ],
  },
];

interface Row {
  readonly name: string;
  readonly key: string;
  readonly used: bigint;
  readonly ends_at: bigint;
}

/** Most windows that `list` gives. */
const LISTED = 500;

/** One statement for one point of each, or of none: nothing is inserted while one of them is used up. */
const takeAll = (budgets: readonly Budget[], now: number) => {
  const wanted = budgets.map(
    () => "select cast(? as text) as name, cast(? as text) as key, cast(? as bigint) as ends_at",
  );
  const usedUp = budgets.map(() => "(spent.name = ? and spent.key = ? and spent.used >= cast(? as bigint))");
  const text = `insert into safeguards_budget as budget (name, key, used, ends_at)
    select wanted.name, wanted.key, 1, wanted.ends_at from (${wanted.join(" union all ")}) as wanted
    where not exists (
      select 1 from safeguards_budget as spent where spent.ends_at > cast(? as bigint) and (${usedUp.join(" or ")}))
    on conflict (name, key) do update set
      used = case when budget.ends_at > cast(? as bigint) then budget.used + 1 else 1 end,
      ends_at = case when budget.ends_at > cast(? as bigint) then budget.ends_at else excluded.ends_at end`;
  const rows = budgets.flatMap(({ name, key, windowMs }) => [name, key, now + windowMs]);
  const limits = budgets.flatMap(({ name, key, points }) => [name, key, points]);
  return raw(text, ...rows, now, ...limits, now, now);
};

const windowsOf = (budgets: readonly Budget[], now: number) => {
  const pairs = budgets.map(() => "(name = ? and key = ?)").join(" or ");
  const text = `select name, key, used, ends_at from safeguards_budget where ends_at > ? and (${pairs})`;
  return raw<Row>(text, now, ...budgets.flatMap(({ name, key }) => [name, key]));
};

/**
 * Counted budgets, shared by all processes of the database. A window begins with its first point and keeps its end.
 * Keys are texts that both engines hold: no NUL. One `take` names a budget and key once, or throws RangeError.
 */
export const budgets: Budgets = {
  *take(wanted, now) {
    if (new Set(wanted.map(({ name, key }) => JSON.stringify([name, key]))).size < wanted.length)
      throw new RangeError("Name each budget and key once.");
    const empty = wanted.find(({ points }) => points < 1);
    if (empty) return { name: empty.name, waitMs: empty.windowMs };
    if (wanted.length === 0 || (yield* run(takeAll(wanted, now))) > 0) return null;
    const rows = yield* all(windowsOf(wanted, now));
    for (const { name, key, points } of wanted) {
      const row = rows.find((each) => each.name === name && each.key === key);
      if (row && row.used >= points) return { name, waitMs: Number(row.ends_at) - now };
    }
    throw new Error("A budget was refused that is not used up.");
  },
  *list(now) {
    const text = `select name, key, used, ends_at from safeguards_budget where ends_at > ?
      order by used desc, name, key limit ${LISTED}`;
    const rows = yield* all(raw<Row>(text, now));
    return rows.map(({ name, key, used, ends_at }) => ({ name, key, used: Number(used), endsAt: Number(ends_at) }));
  },
  *prune(now) {
    return yield* run(raw("delete from safeguards_budget where ends_at <= ?", now));
  },
};
