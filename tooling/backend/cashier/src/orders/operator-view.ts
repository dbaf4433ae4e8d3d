import { decimal } from "../amounts/format.ts";
import { bonusOf, depositAt, depositFacts, payerNameOf } from "../deposits/deposit-view.ts";
import type { Env } from "../interface/env.ts";
import type { OperatorOrder } from "../interface/operator-cashier.ts";
import type { OrderRow } from "../store/tables.ts";
import { payToOf, withdrawFacts } from "../withdrawals/withdraw-view.ts";

type Payment = Pick<OperatorOrder, "receive" | "payAmount" | "payAsset" | "payerName" | "slipId" | "payTo">;

/** Deposits: what is to arrive. Withdrawals: what is to be sent, in coins if so paid. Others: the amount. */
const paymentOf = (env: Pick<Env, "vault">, row: OrderRow): Payment => {
  const none = { payerName: "", slipId: null, payTo: null };
  const receive = decimal(row.amount - row.fee, row.currency);
  switch (row.kind) {
    case "deposit": {
      const { payAmount, payAsset, slipId } = depositFacts(row);
      const credited = decimal(row.effect + bonusOf(row), row.currency);
      return { receive: credited, payAmount, payAsset, payerName: payerNameOf(env, row), slipId, payTo: null };
    }
    case "withdraw": {
      const { coin } = withdrawFacts(row);
      const [payAmount, payAsset] = [coin?.payAmount ?? receive, coin?.payAsset ?? row.currency];
      return { ...none, receive, payAmount, payAsset, payTo: payToOf(env, row) };
    }
    case "transfer":
    case "exchange":
    case "bonus":
    case "rebate":
      return { ...none, receive, payAmount: receive, payAsset: row.currency };
  }
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
