import { bonusOf, depositAt, depositFacts, payerNameOf } from "../deposits/deposit-view.ts";
import { decimal, type Env } from "../interface/env.ts";
import type { OrderRow } from "../store/tables.ts";
import type { OperatorOrder } from "../interface/types.ts";
import { payToOf, withdrawFacts } from "../withdrawals/withdraw-calls.ts";

/** Deposits: what is to arrive. Withdrawals: what is to be sent, in the coin where one is paid. Others: the amount. */
const paymentOf = (env: Pick<Env, "vault">, row: OrderRow) => {
  const none = { payerName: "", slipId: null, payTo: null };
  const receive = decimal(row.amount - row.fee, row.currency);
  if (row.kind === "deposit") {
    const { payAmount, payAsset, slipId } = depositFacts(row);
    const receiveAll = decimal(row.effect + bonusOf(row), row.currency);
    return { receive: receiveAll, payAmount, payAsset, payerName: payerNameOf(env, row), slipId, payTo: null };
  }
  if (row.kind !== "withdraw") return { ...none, receive, payAmount: receive, payAsset: row.currency };
  const { coin } = withdrawFacts(row);
  const [payAmount, payAsset] = [coin?.payAmount ?? receive, coin?.payAsset ?? row.currency];
  return { ...none, receive, payAmount, payAsset, payTo: payToOf(env, row) };
};

export const viewForOperator = (env: Pick<Env, "vault">, stored: OrderRow, now: number): OperatorOrder => {
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
    ...paymentOf(env, row),
    createdAt: Number(row.created_at),
    deadline: deadline === null ? null : Number(deadline),
    settledAt: settled_at === null ? null : Number(settled_at),
    reason,
  };
};
