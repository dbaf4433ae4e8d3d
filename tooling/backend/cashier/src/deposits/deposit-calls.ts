import { contract } from "@baize/api-client/contract";
import { mayMoveDeposit } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { nothingBefore, runMoneyCall } from "../money-call/money-call.ts";
import { depositState } from "../orders/order-state.ts";
import { moveOrder, ownOrder } from "../orders/orders.ts";
import type { OrderRow } from "../store/tables.ts";
import { depositNow, openDeposit } from "./create-deposit.ts";
import { depositMethods } from "./deposit-methods.ts";
import { depositFacts, viewDeposit } from "./deposit-view.ts";
import { expireDeposit, openDeposits } from "./open-deposits.ts";
import { payerOf } from "./quote-deposit.ts";

/** A change that the member requests of an own order that is not settled. */
function* changeOwn<R extends { readonly ok: false } = never>(
  env: Env,
  ctx: CashierContext,
  id: string,
  now: number,
  change: (row: OrderRow) => Work<OrderRow | R | null>,
) {
  const row = yield* ownOrder(ctx, "deposit", id);
  if (row === undefined) return refuse("order_unknown");
  const present = yield* expireDeposit(row, now);
  const changed = yield* change(present);
  if (changed === null) return refuse("order_settled", { state: present.state });
  return "ok" in changed ? changed : accept(viewDeposit(env, changed, ctx.brand, now));
}

type DepositCalls = Pick<
  MemberCashier,
  "depositMethods" | "depositCreate" | "depositOrder" | "depositOpen" | "depositPaid" | "depositCancel"
>;

export const depositCalls = (env: Env): DepositCalls => ({
  depositMethods: (ctx) =>
    env.database.read(function* () {
      const now = env.clock();
      return accept(depositMethods(ctx.brand, yield* env.offers.open(ctx, now), now));
    }),

  depositCreate: (ctx, input) => {
    const { channelId, amount, payerName, offer, reqId } = input;
    const [id, code] = [env.newId("D"), env.newNoteCode()];
    return runMoneyCall(env, ctx, {
      path: contract.finance.depositCreate.path,
      reqId,
      payload: [channelId, amount, payerName, ...(offer === "none" ? [] : [offer])],
      before: nothingBefore,
      commit: (_, at) => openDeposit(env, ctx, { id, code }, input, at),
      // A repeated request carries the payer's name again, so that the record need not keep it.
      dataOf: (order) => ({ ...order, payerName: payerOf(order.kind, payerName ?? "") }),
      refresh: (order) => depositNow(env, ctx, order.id),
    });
  },

  depositOrder: (ctx, { id }) =>
    env.database.read(function* () {
      const row = yield* ownOrder(ctx, "deposit", id);
      return row === undefined ? refuse("order_unknown") : accept(viewDeposit(env, row, ctx.brand, env.clock()));
    }),

  depositOpen: (ctx) =>
    env.database.read(function* () {
      const now = env.clock();
      return accept((yield* openDeposits(ctx, now)).map((row) => viewDeposit(env, row, ctx.brand, now)));
    }),

  depositPaid: async (ctx, { id, slipId }) => {
    const isSlipKnown = slipId === undefined || (await env.pictures.owns(ctx, slipId, "slip"));
    return env.database.atomic(() => {
      const now = env.clock();
      return changeOwn(env, ctx, id, now, function* (row) {
        const isReported = row.state === "awaiting_confirmation";
        if (!isReported && !mayMoveDeposit(depositState(row), "awaiting_confirmation")) return null;
        if (!isSlipKnown) return refuse("slip_unknown");
        const facts = slipId === undefined ? row.facts : JSON.stringify({ ...depositFacts(row), slipId });
        return yield* moveOrder(row, "awaiting_confirmation", now, { facts });
      });
    });
  },

  depositCancel: (ctx, { id }) =>
    env.database.atomic(() => {
      const now = env.clock();
      return changeOwn<never>(env, ctx, id, now, function* (row) {
        if (row.state === "cancelled") return row;
        if (!mayMoveDeposit(depositState(row), "cancelled")) return null;
        return yield* moveOrder(row, "cancelled", now, { settled_at: BigInt(now) });
      });
    }),
});
