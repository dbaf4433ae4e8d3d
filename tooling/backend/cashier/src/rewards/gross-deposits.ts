import type { TransactionStatus } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import { depositAt, valueOf } from "../deposits/deposit-view.ts";
import { OPEN } from "../deposits/open-deposits.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

const isOpen = (state: TransactionStatus): boolean => OPEN.includes(state);

/** Gross deposits, fees included, in minor units of the account currency, those of coins by their worth. */
export interface GrossDeposits {
  /** By the instant of their credit. */
  readonly credited: readonly { readonly at: number; readonly amount: bigint }[];
  /** Orders that may still be paid, in whatever period; `until`: they expire then unless they are paid. */
  readonly open: readonly { readonly until: number | null; readonly amount: bigint }[];
}

const ordersOf = (member: string) =>
  q.selectFrom("cashier_order").selectAll().where("member", "=", member).where("kind", "=", "deposit");

/** What a member has paid in since an instant, inclusive, and the orders that are open as of `now`. */
export function* grossDeposits(member: string, since: number, now: number): Work<GrossDeposits> {
  const { currency } = yield* findMember(member);
  const valued = (row: OrderRow): bigint => valueOf(row, row.amount, currency);
  const credited = ordersOf(member).where("state", "=", "succeeded").where("settled_at", ">=", BigInt(since));
  const open = ordersOf(member).where("state", "in", [...OPEN]);
  return {
    credited: (yield* all(credited)).map((row) => ({ at: Number(row.settled_at), amount: valued(row) })),
    open: (yield* all(open))
      .filter((row) => isOpen(depositAt(row, now).state))
      .map((row) => ({
        // A payment that was reported waits for its confirmation as long as that takes.
        until: row.state === "awaiting_payment" && row.deadline !== null ? Number(row.deadline) : null,
        amount: valued(row),
      })),
  };
}

/** A deposit order over its life, as far as it is known: epoch milliseconds, gross, as {@link GrossDeposits}. */
export interface DepositHistory {
  readonly id: string;
  readonly amount: bigint;
  readonly openedAt: number;
  /** Certainly open until then: its deadline, or an earlier end. */
  readonly openUntil: number;
  /** Null: not credited. */
  readonly creditedAt: number | null;
}

/** All deposit orders of a member, oldest first. */
export function* depositHistory(member: string): Work<readonly DepositHistory[]> {
  const { currency } = yield* findMember(member);
  const rows = yield* all(ordersOf(member).orderBy("created_at").orderBy("id"));
  return rows.map((row) => {
    const ends = [row.deadline, row.settled_at].flatMap((end) => (end === null ? [] : [Number(end)]));
    return {
      id: row.id,
      amount: valueOf(row, row.amount, currency),
      openedAt: Number(row.created_at),
      openUntil: Math.min(...ends, Infinity),
      creditedAt: row.state === "succeeded" ? Number(row.settled_at) : null,
    };
  });
}
