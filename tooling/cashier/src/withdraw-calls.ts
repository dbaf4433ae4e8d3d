import { contract, type CallData } from "@baize/api-client/contract";
import { ledger, lookupKey, type Work } from "@baize/ledger";
import { accountLabel, maskAccount } from "./accounts.ts";
import { balanceOf, book, posted } from "./book.ts";
import { accept, decimal, instant, instantOrNull, refuse, type Env } from "./env.ts";
import { joinIntent, runOnce } from "./once.ts";
import { insertOrder, ownerOf, ownOrder } from "./orders.ts";
import { holdQuote } from "./quotes.ts";
import type { Payee } from "./rules.ts";
import type { AccountRow, OrderRow } from "./tables.ts";
import type { CashierContext, MemberCashier } from "./types.ts";
import { convert, type Conversion } from "./withdraw-coin.ts";
import { judgeWithdrawal, type Judged } from "./withdraw-guards.ts";
import { withdrawInfo } from "./withdraw-rules.ts";
import { sheetFacts, takeSheet } from "./withdraw-sheet.ts";

type WithdrawOrder = CallData<typeof contract.finance.withdrawOrder>;
/** What a withdrawal keeps of its account and rate, so that it is paid and shown as asked for. */
export interface WithdrawFacts {
  readonly account: WithdrawOrder["account"];
  readonly payTo: Payee;
  readonly coin: Conversion | null;
}

export const holdOf = (id: string): string => `withdraw:${id}`;

/** Orders made before rates were held have no `coin`. */
export const withdrawFacts = (row: OrderRow): WithdrawFacts => ({ coin: null, ...(JSON.parse(row.facts) as Omit<WithdrawFacts, "coin">) });

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

const factsOf = (account: AccountRow, coin: Conversion | null): WithdrawFacts => ({
  account: { id: account.id, type: account.type, label: accountLabel(account), masked: maskAccount(account) },
  payTo: { bank: accountLabel(account), name: account.holder, account: account.number, branch: account.branch },
  coin,
});

/** Writes the order and sets its amount aside. */
function* place(env: Env, ctx: CashierContext, id: string, { minor, receive, account }: Judged, coin: Conversion | null, at: number): Work<CallData<typeof contract.finance.withdrawSubmit>> {
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
    at,
  });
  posted(yield* ledger.hold({ id: holdOf(id), account: book.main(code, ctx.member.id), amount: minor, at }), `the hold of withdrawal "${id}"`);
  return { order: viewWithdrawal(row, zone), balance: yield* balanceOf(env, ctx, at) };
}

/** The settlement sheet, without the coin. */
const sheetOf = ({ brand: { currency, withdraw } }: CashierContext, { minor, deductions, receive, balanceAfter }: Judged) => ({
  amount: decimal(minor, currency),
  deductions: (["fee", "network"] as const).filter((kind) => deductions[kind] > 0n).map((kind) => ({ kind, amount: decimal(deductions[kind], currency) })),
  fee: decimal(minor - receive, currency),
  receive: decimal(receive, currency),
  currency,
  balanceAfter: decimal(balanceAfter, currency),
  etaMinutes: withdraw.etaMinutes,
});

type WithdrawCalls = Pick<MemberCashier, "withdrawInfo" | "withdrawPreview" | "withdrawQuote" | "withdrawSubmit" | "withdrawOrder">;

export const withdrawCalls = (env: Env): WithdrawCalls => {
  const passwordNow = async ({ member }: CashierContext) => ((await env.hasWithdrawPassword(member.id)) ? null : "withdraw_password_not_set");
  return {
    withdrawInfo: (ctx) =>
      env.database.read(function* () {
        return accept(yield* withdrawInfo(ctx, env.clock()));
      }),

    withdrawPreview: async (ctx, input) => {
      const password = await passwordNow(ctx);
      return env.database.read(function* () {
        const judged = yield* judgeWithdrawal(ctx, input, password, env.clock());
        if (!judged.ok) return judged;
        const { pair, receive } = judged.data;
        return accept({ ...sheetOf(ctx, judged.data), coin: pair && convert(receive, pair) });
      });
    },

    withdrawQuote: async (ctx, input) => {
      const password = await passwordNow(ctx);
      return env.database.atomic(function* () {
        const now = env.clock();
        const judged = yield* judgeWithdrawal(ctx, input, password, now);
        if (!judged.ok) return judged;
        const { zone, withdraw } = ctx.brand;
        const { pair, receive } = judged.data;
        const sheet = { ...sheetOf(ctx, judged.data), serverTime: instant(now, zone) };
        if (pair === null) return accept({ ...sheet, coin: null });
        const coin = convert(receive, pair);
        const { id, expires_at } = yield* holdQuote(env, ctx, "withdraw", sheetFacts(judged.data, coin), withdraw.quoteTtlMs);
        return accept({ ...sheet, coin: { ...coin, id, expiresAt: instant(expires_at, zone) } });
      });
    },

    withdrawSubmit: (ctx, input) => {
      const payload = [input.accountId, input.amount, ...(input.quoteId === undefined ? [] : [input.quoteId])];
      const intent = { path: contract.finance.withdrawSubmit.path, reqId: input.reqId, payload };
      return joinIntent(env, ctx, intent, async () => {
        // A key that has its answer gets it again without another try of the password.
        const known = await env.database.read(() => lookupKey(ctx.member.id, input.reqId));
        const isAnswered = known?.route === intent.path;
        const word = isAnswered ? "locked" : await env.verifyWithdrawPassword(ctx.member.id, input.password);
        const password = word === "ok" ? null : (`withdraw_password_${word}` as const);
        const id = env.newId("W");
        const done = await runOnce(env, ctx, intent, function* (at) {
          const judged = yield* judgeWithdrawal(ctx, input, password, at);
          if (!judged.ok) return judged;
          if (judged.data.pair === null) return accept(yield* place(env, ctx, id, judged.data, null, at));
          const coin = yield* takeSheet(ctx, input.quoteId, judged.data, id, at);
          return coin.ok ? accept(yield* place(env, ctx, id, judged.data, coin.data, at)) : coin;
        });
        return done.outcome === "mismatch" ? refuse("key_reused") : done.value;
      });
    },

    withdrawOrder: (ctx, { id }) =>
      env.database.read(function* () {
        const row = yield* ownOrder(ctx, "withdraw", id);
        return row === undefined ? refuse("order_unknown") : accept(viewWithdrawal(row, ctx.brand.zone));
      }),
  };
};
