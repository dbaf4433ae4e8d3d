import { first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { ReadOnlyFault } from "../faults.ts";

/** Why and since when (ms) money is closed. */
export interface MoneyGate {
  readonly reason: string;
  readonly at: number;
}

/** On each statement that begins a movement of money. When it writes no row, `checkGate` throws if that is why. */
export const WHILE_OPEN = "not exists (select 1 from ledger_gate)";

/**
 * Stops money in every process of the database: post, hold, release, capture and new operation keys throw ReadOnlyFault
 * from now on, while reads, repeated keys and opening accounts go on. `at` is in ms. Already closed, it keeps its first
 * reason. Work that overlaps the closing may still take effect; work begun after it does not.
 */
export function* closeMoneyGate(reason: string, at: number): Work<void> {
  yield* run(raw("insert into ledger_gate (id, reason, at) values (1, ?, ?) on conflict (id) do nothing", reason, at));
}

/** Lets money move again; without effect when the gate is open. */
export function* openMoneyGate(): Work<void> {
  yield* run(raw("delete from ledger_gate"));
}

/** Why and since when (ms) money is closed; null while it is open. */
export function* readMoneyGate(): Work<MoneyGate | null> {
  const row = yield* first(raw<{ reason: string; at: bigint }>("select reason, at from ledger_gate"));
  return row === undefined ? null : { reason: row.reason, at: Number(row.at) };
}

/** Throws ReadOnlyFault while money is closed. */
export function* checkGate(): Work<void> {
  const closed = yield* readMoneyGate();
  if (closed !== null) throw new ReadOnlyFault(closed.reason);
}
