import { all, ledger, readMoneyGate, ReadOnlyFault, StorageFault, type Leg, type Work } from "@baize/ledger";
import { larger, smaller } from "../amounts/amounts.ts";
import { book, posted } from "../wallets/book.ts";
import type { Env } from "../interface/env.ts";
import { anyOrder, moveOrder } from "../orders/orders.ts";
import { q, type OrderRow } from "../store/tables.ts";
import type { CashierContext, WalletWord } from "../interface/types.ts";

/** Asked at once by the job. */
const ABREAST = 8;

/** A port that throws has not answered. */
const askPort = async <T>(ask: () => Promise<T>): Promise<T | "unknown"> => {
  try {
    return await ask();
  } catch {
    return "unknown";
  }
};

/** What the provider says the member has there. */
export const balanceThere = (env: Env, { member }: CashierContext, platform: string): Promise<bigint | "unknown"> =>
  askPort(() => env.wallets.balance(member.id, platform));

/** Sends the order to the provider; sending it again is harmless there. */
const send = (env: Env, { id, member, target, amount, effect, currency }: OrderRow): Promise<WalletWord> =>
  askPort(() => env.wallets[effect < 0n ? "credit" : "debit"](member, target, id, amount, currency));

/** Winnings that the mirror has not been told of come from the house's play account. */
function* legsHome({ brand, member, target, amount }: OrderRow): Work<Leg[]> {
  const mirror = book.mirror(brand, member, target);
  const to = book.main(brand, member);
  const known = larger(0n, smaller((yield* ledger.account(mirror))?.balance ?? 0n, amount));
  const legs = [
    { from: mirror, to, amount: known },
    { from: book.house(brand, "play"), to, amount: amount - known },
  ];
  return legs.filter((leg) => leg.amount > 0n);
}

/** Books the provider's word once; the first to come wins, and "unknown" changes nothing. */
function* applyWord(id: string, word: WalletWord, at: number): Work<boolean> {
  const row = yield* anyOrder("transfer", id);
  if (word === "unknown" || row?.state !== "processing") return false;
  const { brand, member, target, amount, effect } = row;
  const isOk = word === "ok";
  yield* moveOrder(row, isOk ? "succeeded" : "failed", {
    settled_at: BigInt(at),
    reason: isOk ? null : "provider_refused",
  });
  const transit = book.transit(brand, member);
  const [away, back] = [book.mirror(brand, member, target), book.main(brand, member)];
  const ended = effect < 0n ? [{ from: transit, to: isOk ? away : back, amount }] : isOk ? yield* legsHome(row) : [];
  if (ended.length > 0)
    posted(
      yield* ledger.post({ id: `transfer:${id}`, kind: "transfer", at, legs: ended }),
      `the end of transfer "${id}"`,
    );
  return true;
}

/** Sends a freshly opened transfer and books the answer. */
export const sendTransfer = async (env: Env, row: OrderRow): Promise<void> => {
  const word = await send(env, row);
  if (word !== "unknown") await env.database.atomic(() => applyWord(row.id, word, env.clock()));
};

/**
 * Settles what the provider now knows. An order it has never seen is sent again under its own number and never taken
 * back: the first sending may still be on its way.
 */
const settleOne = async (env: Env, row: OrderRow): Promise<boolean> => {
  const known = await askPort(() => env.wallets.query(row.id));
  const word = known === "absent" ? await send(env, row) : known;
  return word !== "unknown" && (await env.database.atomic(() => applyWord(row.id, word, env.clock())));
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

/** While money is closed nothing is asked or sent. A bug with one order is reported, and the others have their turn. */
export const settlePending = async (env: Env): Promise<{ readonly settled: number; readonly pending: number }> => {
  const { rows, isClosed } = await env.database.read(readPending);
  let settled = 0;
  for (let start = 0; start < rows.length && !isClosed; start += ABREAST) {
    const ends = await Promise.allSettled(rows.slice(start, start + ABREAST).map((row) => settleOne(env, row)));
    settled += ends.filter((end) => end.status === "fulfilled" && end.value).length;
    const faults: readonly unknown[] = ends.flatMap((end) => (end.status === "rejected" ? end.reason : []));
    if (faults.some((fault) => fault instanceof ReadOnlyFault)) break;
    const broken = faults.find((fault) => fault instanceof StorageFault);
    if (broken !== undefined) throw broken;
    faults.forEach(env.report);
  }
  return { settled, pending: rows.length - settled };
};
