import { contract, type CallData } from "@baize/api-client/contract";
import { ledger, type Work } from "@baize/ledger";
import { accountLabel, maskAccount } from "../payout-accounts/accounts.ts";
import { balanceOf, book, posted } from "../wallets/book.ts";
import { accept, decimal, instant, instantOrNull, refuse, type Env } from "../interface/env.ts";
import { runMoneyCall } from "../money-call/money-call.ts";
import { insertOrder, ownerOf, ownOrder, writtenOrder } from "../orders/orders.ts";
import { holdQuote } from "../orders/quotes.ts";
import type { Payee } from "../rules/tenant-rules.ts";
import { seal, unseal } from "../store/sealed.ts";
import type { Account, OrderRow } from "../store/tables.ts";
import type { CashierContext, MemberCashier } from "../interface/types.ts";
import { convert, type Conversion } from "./withdraw-coin.ts";
import { judgeWithdrawal, type Judged } from "./withdraw-guards.ts";
import { withdrawInfo } from "./withdraw-rules.ts";
import { sheetFacts, takeSheet } from "./withdraw-sheet.ts";

type WithdrawOrder = CallData<typeof contract.finance.withdrawOrder>;
/** What a withdrawal keeps of its account and rate, so that it is paid and shown as asked for. */
export interface WithdrawFacts {
  readonly account: WithdrawOrder["account"];
  readonly coin: Conversion | null;
}

export const holdOf = (id: string): string => `withdraw:${id}`;

/** Orders made before rates were held have no `coin`. */
export const withdrawFacts = (row: OrderRow): WithdrawFacts => ({
  coin: null,
  ...(JSON.parse(row.facts) as Omit<WithdrawFacts, "coin">),
});

const viewWithdrawal = (row: OrderRow, zone: string): WithdrawOrder => {
  const { account, coin } = withdrawFacts(row);
  return {
    id: row.id,
    state: row.state as WithdrawOrder["state"],
    amount: decimal(row.amount, row.currency),
    fee: decimal(row.fee, row.currency),
    receive: decimal(row.amount - row.fee, row.currency),
    currency: row.currency,
    coin,
    account,
    createdAt: instant(row.created_at, zone),
    settledAt: instantOrNull(row.settled_at, zone),
    reason: row.reason,
  };
};

const factsOf = (account: Account, coin: Conversion | null): WithdrawFacts => ({
  account: { id: account.id, type: account.type, label: accountLabel(account), masked: maskAccount(account) },
  coin,
});
const payeeOf = (account: Account): Payee => ({
  bank: accountLabel(account),
  name: account.holder,
  account: account.number,
  branch: account.branch,
});

/** Where a withdrawal is paid to, with the full number. */
export const payToOf = ({ vault }: Pick<Env, "vault">, { id, sealed }: OrderRow): Payee => {
  if (sealed === null) throw new Error(`Withdrawal "${id}" is not sealed. Run sealExisting before serving.`);
  return (JSON.parse(unseal(vault, "order/withdraw", sealed)) as { payTo: Payee }).payTo;
};

type Submitted = CallData<typeof contract.finance.withdrawSubmit>;

/** Writes the order and sets its amount aside. */
function* place(
  env: Env,
  ctx: CashierContext,
  id: string,
  { minor, receive, account }: Judged,
  coin: Conversion | null,
  at: number,
): Work<Submitted> {
  const { code, currency, zone } = ctx.brand;
  const row = yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "withdraw",
    state: "under_review",
    amount: minor,
    fee: minor - receive,
    effect: -minor,
    currency,
    label: `${accountLabel(account)} ${maskAccount(account)}`,
    target: account.id,
    facts: factsOf(account, coin),
    sealed: seal(env.vault, "order/withdraw", JSON.stringify({ payTo: payeeOf(account) })),
    at,
  });
  posted(
    yield* ledger.hold({ id: holdOf(id), account: book.main(code, ctx.member.id), amount: minor, at }),
    `the hold of withdrawal "${id}"`,
  );
  return { order: viewWithdrawal(row, zone), balance: yield* balanceOf(env, ctx, at) };
}

/** A withdrawal that has its record, as it is now. */
export function* withdrawalNow(env: Env, ctx: CashierContext, id: string): Work<Submitted> {
  const row = yield* writtenOrder(ctx, "withdraw", id);
  return { order: viewWithdrawal(row, ctx.brand.zone), balance: yield* balanceOf(env, ctx, env.clock()) };
}

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
    (await env.hasWithdrawPassword(member.id)) ? null : "withdraw_password_not_set";
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
          const verdict = await env.verifyWithdrawPassword(ctx.member.id, input.password);
          if (verdict === "busy") return refuse("server_busy");
          return accept(verdict === "ok" ? null : (`withdraw_password_${verdict}` as const));
        },
        commit: function* (password, at) {
          const judged = yield* judgeWithdrawal(env, ctx, input, password, at);
          if (!judged.ok) return judged;
          if (judged.data.pair === null) return accept(yield* place(env, ctx, id, judged.data, null, at));
          const coin = yield* takeSheet(ctx, quoteId, judged.data, id, at);
          return coin.ok ? accept(yield* place(env, ctx, id, judged.data, coin.data, at)) : coin;
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
