import { depositAt, depositFacts } from "./deposit-view.ts";
import { decimal } from "./env.ts";
import type { OrderRow } from "./tables.ts";
import type { OperatorOrder } from "./types.ts";
import { withdrawFacts } from "./withdraw-calls.ts";

export const viewForOperator = (stored: OrderRow, now: number): OperatorOrder => {
  const row = stored.kind === "deposit" ? depositAt(stored, now) : stored;
  const { id, brand, member, state, amount, fee, currency, label, deadline, settled_at, reason } = row;
  const receive = decimal(amount - fee, currency);
  const pay = row.kind === "deposit" ? depositFacts(row) : { payAmount: receive, payAsset: currency, payerName: "", slipId: null };
  return {
    id,
    brand,
    member,
    state,
    amount: decimal(amount, currency),
    fee: decimal(fee, currency),
    receive,
    currency,
    label,
    noteCode: row.note_code ?? "",
    payAmount: pay.payAmount,
    payAsset: pay.payAsset,
    payerName: pay.payerName,
    slipId: pay.slipId,
    payTo: row.kind === "withdraw" ? withdrawFacts(row).payTo : null,
    createdAt: Number(row.created_at),
    deadline: deadline === null ? null : Number(deadline),
    settledAt: settled_at === null ? null : Number(settled_at),
    reason,
  };
};
