import { bonusOf, depositAt, depositFacts } from "./deposit-view.ts";
import { decimal } from "./env.ts";
import type { OrderRow } from "./tables.ts";
import type { OperatorOrder } from "./types.ts";
import { withdrawFacts } from "./withdraw-calls.ts";

/** Deposits: what is to arrive. Withdrawals: what is to be sent, in the coin where one is paid. Others: the amount. */
const paymentOf = (row: OrderRow) => {
  const none = { payerName: "", slipId: null, payTo: null };
  const receive = decimal(row.amount - row.fee, row.currency);
  if (row.kind === "deposit") {
    const { payAmount, payAsset, payerName, slipId } = depositFacts(row);
    return { receive: decimal(row.effect + bonusOf(row), row.currency), payAmount, payAsset, payerName, slipId, payTo: null };
  }
  if (row.kind !== "withdraw") return { ...none, receive, payAmount: receive, payAsset: row.currency };
  const { coin, payTo } = withdrawFacts(row);
  return { ...none, receive, payAmount: coin?.payAmount ?? receive, payAsset: coin?.payAsset ?? row.currency, payTo };
};

export const viewForOperator = (stored: OrderRow, now: number): OperatorOrder => {
  const row = stored.kind === "deposit" ? depositAt(stored, now) : stored;
  const { id, brand, member, state, amount, fee, currency, label, deadline, settled_at, reason } = row;
  return {
    id,
    brand,
    member,
    state,
    amount: decimal(amount, currency),
    fee: decimal(fee, currency),
    currency,
    label,
    noteCode: row.note_code ?? "",
    ...paymentOf(row),
    createdAt: Number(row.created_at),
    deadline: deadline === null ? null : Number(deadline),
    settledAt: settled_at === null ? null : Number(settled_at),
    reason,
  };
};
