import { DEPOSIT_STATUSES, isTerminalDeposit, type TransactionStatus } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import type { CashierContext } from "../interface/ports.ts";
import { moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { depositAt } from "./deposit-view.ts";

/** States of an order that may still be paid. */
export const OPEN: readonly TransactionStatus[] = DEPOSIT_STATUSES.filter((status) => !isTerminalDeposit(status));

/** Records that the order has expired, if it has; gives the order as it is then. */
export function* expireDeposit(row: OrderRow, now: number): Work<OrderRow> {
  const { state, settled_at } = depositAt(row, now);
  return state === row.state ? row : yield* moveOrder(row, state, now, { settled_at });
}

/** Open orders of the member as of `now`, newest first; those past their deadline are left out. */
export function* openDeposits({ brand, member }: CashierContext, now: number): Work<OrderRow[]> {
  const rows = yield* all(
    q
      .selectFrom("cashier_order")
      .selectAll()
      .where("member", "=", member.id)
      .where("brand", "=", brand.code)
      .where("kind", "=", "deposit")
      .where("state", "in", [...OPEN])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
  );
  return rows.filter((row) => OPEN.includes(depositAt(row, now).state));
}

/** The open order of this channel, if there is one; one past its deadline is expired first. */
export function* waitingIn(ctx: CashierContext, channelId: string, now: number): Work<OrderRow | undefined> {
  const rows = yield* all(
    q
      .selectFrom("cashier_order")
      .selectAll()
      .where("member", "=", ctx.member.id)
      .where("kind", "=", "deposit")
      .where("target", "=", channelId)
      .where("state", "in", [...OPEN]),
  );
  for (const row of rows) if (OPEN.includes((yield* expireDeposit(row, now)).state)) return row;
  return undefined;
}
