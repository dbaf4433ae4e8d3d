import { contract } from "@baize/api-client/contract";
import { accept, refuse } from "@baize/safeguards";
import { decimal, instant } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import { passwordRefusal } from "../interface/password-refusal.ts";
import type { CashierContext } from "../interface/ports.ts";
import { runMoneyCall } from "../money-call/money-call.ts";
import { ownOrder } from "../orders/orders.ts";
import { holdQuote } from "../orders/quotes.ts";
import { placeWithdrawal, withdrawalNow } from "./place-withdrawal.ts";
import { convert } from "./withdraw-coin.ts";
import { type Judged, judgeWithdrawal } from "./withdraw-guards.ts";
import { withdrawInfo } from "./withdraw-rules.ts";
import { sheetFacts, takeSheet } from "./withdraw-sheet.ts";
import { viewWithdrawal } from "./withdraw-view.ts";

/** The settlement sheet, without the coin. */
const sheetOf = (
  { brand: { currency, withdraw } }: CashierContext,
  { minor, deductions, receive, balanceAfter }: Judged,
) => ({
  amount: decimal(minor, currency),
  deductions: (["fee", "network"] as const)
    .filter((kind) => deductions[kind] > 0n)
    .map((kind) => ({ kind, amount: decimal(deductions[kind], currency) })),
  fee: decimal(minor - receive, currency),
  receive: decimal(receive, currency),
  currency,
  balanceAfter: decimal(balanceAfter, currency),
  etaMinutes: withdraw.etaMinutes,
});

type WithdrawCalls = Pick<
  MemberCashier,
  "withdrawInfo" | "withdrawPreview" | "withdrawQuote" | "withdrawSubmit" | "withdrawOrder"
>;

export const withdrawCalls = (env: Env): WithdrawCalls => {
  const passwordNow = async ({ member }: CashierContext) =>
    (await env.hasWithdrawPassword(member.id)) ? null : refuse("withdraw_password_not_set");
  return {
    withdrawInfo: (ctx) =>
      env.database.read(function* () {
        return accept(yield* withdrawInfo(ctx, env.clock()));
      }),

    withdrawPreview: async (ctx, input) => {
      const password = await passwordNow(ctx);
      return env.database.read(function* () {
        const judged = yield* judgeWithdrawal(env, ctx, input, password, env.clock());
        if (!judged.ok) return judged;
        const { pair, receive } = judged.data;
        return accept({ ...sheetOf(ctx, judged.data), coin: pair && convert(receive, pair) });
      });
    },

    withdrawQuote: async (ctx, input) => {
      const password = await passwordNow(ctx);
      return env.database.atomic(function* () {
        const now = env.clock();
        const judged = yield* judgeWithdrawal(env, ctx, input, password, now);
        if (!judged.ok) return judged;
        const { zone, withdraw } = ctx.brand;
        const { pair, receive } = judged.data;
        const sheet = { ...sheetOf(ctx, judged.data), serverTime: instant(now, zone) };
        if (pair === null) return accept({ ...sheet, coin: null });
        const coin = convert(receive, pair);
        const { id, expires_at } = yield* holdQuote(
          env,
          ctx,
          "withdraw",
          sheetFacts(judged.data, coin),
          withdraw.quoteTtlMs,
        );
        return accept({ ...sheet, coin: { ...coin, id, expiresAt: instant(expires_at, zone) } });
      });
    },

    withdrawSubmit: (ctx, input) => {
      const { accountId, amount, quoteId, reqId } = input;
      const id = env.newId("W");
      return runMoneyCall(env, ctx, {
        path: contract.finance.withdrawSubmit.path,
        reqId,
        payload: [accountId, amount, ...(quoteId === undefined ? [] : [quoteId])],
        before: async () => {
          const { word, ...facts } = await env.verifyWithdrawPassword(ctx.member.id, input.password);
          return word === "busy" ? refuse("server_busy") : accept(passwordRefusal(ctx.brand.zone, { word, ...facts }));
        },
        commit: function* (password, at) {
          const judged = yield* judgeWithdrawal(env, ctx, input, password, at);
          if (!judged.ok) return judged;
          if (judged.data.pair === null) return accept(yield* placeWithdrawal(env, ctx, id, judged.data, null, at));
          const coin = yield* takeSheet(ctx, quoteId, judged.data, id, at);
          return coin.ok ? accept(yield* placeWithdrawal(env, ctx, id, judged.data, coin.data, at)) : coin;
        },
        dataOf: (submitted) => submitted,
        refresh: ({ order }) => withdrawalNow(env, ctx, order.id),
      });
    },

    withdrawOrder: (ctx, { id }) =>
      env.database.read(function* () {
        const row = yield* ownOrder(ctx, "withdraw", id);
        return row === undefined ? refuse("order_unknown") : accept(viewWithdrawal(row, ctx.brand.zone));
      }),
  };
};
