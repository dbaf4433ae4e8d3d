import { mayMoveDeposit } from "@baize/domain";
import { all, first } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { OperatorCashier } from "../interface/operator-cashier.ts";
import { viewForOperator } from "../orders/operator-view.ts";
import { depositState } from "../orders/order-state.ts";
import { anyOrder, listOrders, moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { credit } from "./deposit-credit.ts";
import { expireDeposit } from "./open-deposits.ts";

/** Orders expired in one transaction. */
const BATCH = 200;

/** Arrived money is credited to expired and cancelled orders too; only a refusal and a credit are final. */
const mayCredit = (row: OrderRow): boolean =>
  mayMoveDeposit(depositState(row), "succeeded") || row.state === "expired" || row.state === "cancelled";

type DepositOperator = Pick<OperatorCashier, "listDeposits" | "confirmDeposit" | "refuseDeposit" | "expireOrders">;

export const depositOperator = (env: Env): DepositOperator => ({
  listDeposits: (filter = {}) =>
    env.database.read(function* () {
      return (yield* listOrders("deposit", filter)).map((row) => viewForOperator(env, row, env.clock()));
    }),

  confirmDeposit: (id, { callbackId }) =>
    env.database.atomic(function* () {
      const now = env.clock();
      const row = yield* anyOrder("deposit", id);
      if (row === undefined) return refuse("order_unknown");
      if (row.state === "succeeded" && row.callback === callbackId) return accept(viewForOperator(env, row, now));
      const user = yield* first(
        q.selectFrom("cashier_order").select("id").where("brand", "=", row.brand).where("callback", "=", callbackId),
      );
      if (user !== undefined) return refuse("callback_used", { id: user.id });
      if (!mayCredit(row)) return refuse("wrong_state", { state: row.state });
      return accept(viewForOperator(env, yield* credit(env, row, callbackId, now), now));
    }),

  refuseDeposit: (id, reason) =>
    env.database.atomic(function* () {
      const now = env.clock();
      const row = yield* anyOrder("deposit", id);
      if (row === undefined) return refuse("order_unknown");
      const present = yield* expireDeposit(row, now);
      if (!mayMoveDeposit(depositState(present), "refused")) return refuse("wrong_state", { state: present.state });
      const { brand, member, amount, currency: asset } = present;
      const told = { kind: "depositRefused", id, brand, member, amount, asset, reason } as const;
      if (env.onSettled !== undefined) yield* env.onSettled(told, now);
      return accept(
        viewForOperator(env, yield* moveOrder(present, "refused", now, { settled_at: BigInt(now), reason }), now),
      );
    }),

  expireOrders: async () => {
    for (let total = 0; ;) {
      const expired = await env.database.atomic(function* () {
        const now = env.clock();
        const due = yield* all(
          q
            .selectFrom("cashier_order")
            .selectAll()
            .where("kind", "=", "deposit")
            .where("state", "=", "awaiting_payment")
            .where("deadline", "<=", BigInt(now))
            .orderBy("created_at")
            .limit(BATCH),
        );
        for (const row of due) yield* expireDeposit(row, now);
        return due.length;
      });
      total += expired;
      if (expired < BATCH) return total;
    }
  },
});
