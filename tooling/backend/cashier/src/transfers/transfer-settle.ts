import { all, ledger, type Leg, readMoneyGate, ReadOnlyFault, StorageFault, type Work } from "@baize/ledger";
import { larger, smaller } from "../amounts/amounts.ts";
import type { Env } from "../interface/env.ts";
import type { CashierContext, WalletWord } from "../interface/ports.ts";
import { anyOrder, moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { book, posted } from "../wallets/book.ts";

/** Orders that the job settles at a time. */
const CONCURRENT = 8;

/** A port that throws counts as one that did not answer. */
const askPort = async <T>(ask: () => Promise<T>): Promise<T | "unknown"> => {
  try {
    return await ask();
  } catch {
    return "unknown";
  }
};

/** The member's balance at the provider. */
export const balanceThere = (env: Env, { member }: CashierContext, platform: string): Promise<bigint | "unknown"> =>
  askPort(() => env.wallets.balance(member.id, platform));

/** Sends the order to the provider; sending it again is harmless there. */
const send = (env: Env, { id, member, target, amount, effect, currency }: OrderRow): Promise<WalletWord> =>
  askPort(() => env.wallets[effect < 0n ? "credit" : "debit"](member, target, id, amount, currency));

/** Winnings that were not reported to the mirror are paid by the house's play account. */
function* legsToCentral({ brand, member, target, amount }: OrderRow): Work<Leg[]> {
  const mirror = book.mirror(brand, member, target);
  const to = book.main(brand, member);
  const known = larger(0n, smaller((yield* ledger.account(mirror))?.balance ?? 0n, amount));
  const legs = [
    { from: mirror, to, amount: known },
    { from: book.house(brand, "play"), to, amount: amount - known },
  ];
  return legs.filter((leg) => leg.amount > 0n);
}

/** Posts the provider's outcome once; the first to arrive wins, and "unknown" changes nothing. */
function* applyOutcome(id: string, outcome: WalletWord, at: number): Work<boolean> {
  const row = yield* anyOrder("transfer", id);
  if (outcome === "unknown" || row?.state !== "processing") return false;
  const { brand, member, target, amount, effect } = row;
  const isOk = outcome === "ok";
  yield* moveOrder(row, isOk ? "succeeded" : "failed", at, {
    settled_at: BigInt(at),
    reason: isOk ? null : "provider_refused",
  });
  const transit = book.transit(brand, member);
  const [away, back] = [book.mirror(brand, member, target), book.main(brand, member)];
  const ended =
    effect < 0n ? [{ from: transit, to: isOk ? away : back, amount }] : isOk ? yield* legsToCentral(row) : [];
  if (ended.length > 0)
    posted(
      yield* ledger.post({ id: `transfer:${id}`, kind: "transfer", at, legs: ended }),
      `the end of transfer "${id}"`,
    );
  return true;
}

/** Sends a newly opened transfer and posts the outcome. */
export const sendTransfer = async (env: Env, row: OrderRow): Promise<void> => {
  const outcome = await send(env, row);
  if (outcome !== "unknown") await env.database.atomic(() => applyOutcome(row.id, outcome, env.clock()));
};

/**
 * Settles what the provider now knows. An order it has never seen is sent again under its own number and never
 * reversed: the first request may still arrive.
 */
const settleOne = async (env: Env, row: OrderRow): Promise<boolean> => {
  const known = await askPort(() => env.wallets.query(row.id));
  const outcome = known === "absent" ? await send(env, row) : known;
  return outcome !== "unknown" && (await env.database.atomic(() => applyOutcome(row.id, outcome, env.clock())));
};

/** Transfers that are processing, oldest first, and whether money is closed. */
function* readPending() {
  const pending = q
    .selectFrom("cashier_order")
    .selectAll()
    .where("kind", "=", "transfer")
    .where("state", "=", "processing");
  return { rows: yield* all(pending.orderBy("created_at")), isClosed: (yield* readMoneyGate()) !== null };
}

/** While money is closed, nothing is queried or sent. A bug with one order is reported and does not stop the others. */
export const settlePending = async (env: Env): Promise<{ readonly settled: number; readonly pending: number }> => {
  const { rows, isClosed } = await env.database.read(readPending);
  let settled = 0;
  for (let start = 0; start < rows.length && !isClosed; start += CONCURRENT) {
    const ends = await Promise.allSettled(rows.slice(start, start + CONCURRENT).map((row) => settleOne(env, row)));
    settled += ends.filter((end) => end.status === "fulfilled" && end.value).length;
    const faults: readonly unknown[] = ends.flatMap((end) => (end.status === "rejected" ? end.reason : []));
    if (faults.some((fault) => fault instanceof ReadOnlyFault)) break;
    const broken = faults.find((fault) => fault instanceof StorageFault);
    if (broken !== undefined) throw broken;
    faults.forEach(env.report);
  }
  return { settled, pending: rows.length - settled };
};
