import { mayMoveWithdraw, type PayoutType, type WithdrawStatus } from "@baize/domain";
import { ledger, readMoneyGate, ReadOnlyFault, run, type Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { OperatorCashier } from "../interface/operator-cashier.ts";
import type { SettledOrder } from "../interface/ports.ts";
import { viewForOperator } from "../orders/operator-view.ts";
import { withdrawState } from "../orders/order-state.ts";
import { anyOrder, listOrders, moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { book, type HouseName, posted } from "../wallets/book.ts";
import { holdOf } from "./place-withdrawal.ts";
import { withdrawFacts } from "./withdraw-view.ts";

/** House account that each type of payout is paid from. */
const PAID_FROM = { bank: "bank", alipay: "bank", coin: "coin" } satisfies Record<PayoutType, HouseName>;

/** Captures the hold: all of it leaves the wallet, and the fee stays with the house. */
function* pay(row: OrderRow, at: number): Work<void> {
  const { id, brand, member, amount, fee } = row;
  const to = book.house(brand, PAID_FROM[withdrawFacts(row).account.type]);
  posted(
    yield* ledger.capture(holdOf(id), { id: `withdraw:${id}`, kind: "withdraw", to, at }),
    `the payment of withdrawal "${id}"`,
  );
  if (fee > 0n) {
    const legs = [{ from: to, to: book.house(brand, "fee"), amount: fee }];
    posted(yield* ledger.post({ id: `withdraw:${id}:fee`, kind: "fee", at, legs }), `the fee of withdrawal "${id}"`);
  }
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ withdrawals: e("withdrawals", "+", amount) }))
      .where("id", "=", member),
  );
}

/** What a withdrawal that has come to its end is to its member; null for one that goes on. */
const settledOrder = (row: OrderRow, state: WithdrawStatus, reason: string | null): SettledOrder | null => {
  const { id, brand, member, amount, currency: asset } = row;
  const order = { id, brand, member, amount, asset };
  if (state === "refused") return { ...order, kind: "withdrawalRefused", reason: reason ?? "" };
  const { label, masked } = withdrawFacts(row).account;
  return state === "paid" ? { ...order, kind: "withdrawalPaid", to: `${label} ${masked}` } : null;
};

function* releaseHold({ id }: OrderRow, at: number): Work<void> {
  posted(yield* ledger.release(holdOf(id), at), `the release of withdrawal "${id}"`);
}

/** No payment starts while money is closed: it could not be posted. */
function* requireOpenGate(): Work<void> {
  const gate = yield* readMoneyGate();
  if (gate !== null) throw new ReadOnlyFault(gate.reason);
}

type WithdrawOperator = Pick<OperatorCashier, "listWithdrawals" | "startPaying" | "payWithdrawal" | "refuseWithdrawal">;

export const withdrawOperator = (env: Env): WithdrawOperator => {
  const settle = (
    id: string,
    state: WithdrawStatus,
    effect: (row: OrderRow, at: number) => Work<void>,
    reason: string | null = null,
  ) =>
    env.database.atomic(function* () {
      const at = env.clock();
      const row = yield* anyOrder("withdraw", id);
      if (row === undefined) return refuse("order_unknown");
      if (!mayMoveWithdraw(withdrawState(row), state)) return refuse("wrong_state", { state: row.state });
      yield* effect(row, at);
      const settled = settledOrder(row, state, reason);
      if (settled !== null && env.onSettled !== undefined) yield* env.onSettled(settled, at);
      const settled_at = state === "paying" ? null : BigInt(at);
      return accept(viewForOperator(env, yield* moveOrder(row, state, at, { settled_at, reason }), at));
    });
  return {
    listWithdrawals: (filter = {}) =>
      env.database.read(function* () {
        return (yield* listOrders("withdraw", filter)).map((row) => viewForOperator(env, row, env.clock()));
      }),
    startPaying: (id) => settle(id, "paying", requireOpenGate),
    payWithdrawal: (id) => settle(id, "paid", pay),
    refuseWithdrawal: (id, reason) => settle(id, "refused", releaseHold, reason),
  };
};
