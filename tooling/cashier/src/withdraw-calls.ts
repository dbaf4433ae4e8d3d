import { contract, type CallData } from "@baize/api-client/contract";
import { ledger, lookupKey, type Work } from "@baize/ledger";
import { maskNumber } from "./accounts.ts";
import { balanceOf, book, posted } from "./book.ts";
import { accept, decimal, instant, instantOrNull, refuse, type Env } from "./env.ts";
import { joinIntent, runOnce } from "./once.ts";
import { insertOrder, ownOrder } from "./orders.ts";
import type { Payee } from "./rules.ts";
import type { AccountRow, OrderRow } from "./tables.ts";
import type { CashierContext, MemberCashier } from "./types.ts";
import { judgeWithdrawal, type WithdrawQuote } from "./withdraw-guards.ts";
import { withdrawInfo } from "./withdraw-rules.ts";

type WithdrawOrder = CallData<typeof contract.finance.withdrawOrder>;
/** What a withdrawal keeps of its account, so that it is paid and shown as asked for. */
export interface WithdrawFacts {
  readonly account: WithdrawOrder["account"];
  readonly payTo: Payee;
}

export const holdOf = (id: string): string => `withdraw:${id}`;

export const withdrawFacts = (row: OrderRow): WithdrawFacts => JSON.parse(row.facts) as WithdrawFacts;

const viewWithdrawal = (row: OrderRow, zone: string): WithdrawOrder => ({
  id: row.id,
  state: row.state as WithdrawOrder["state"],
  amount: decimal(row.amount, row.currency),
  fee: decimal(row.fee, row.currency),
  receive: decimal(row.amount - row.fee, row.currency),
  currency: row.currency,
  account: withdrawFacts(row).account,
  createdAt: instant(row.created_at, zone),
  settledAt: instantOrNull(row.settled_at, zone),
  reason: row.reason,
});

const factsOf = ({ id, type, bank_name, number, holder, branch }: AccountRow): WithdrawFacts => ({
  account: { id, type, label: bank_name, masked: maskNumber(number) },
  payTo: { bank: bank_name, name: holder, account: number, branch },
});

/** Writes the order and sets its amount aside. */
function* place(env: Env, ctx: CashierContext, id: string, { minor, fee, account }: WithdrawQuote, at: number): Work<CallData<typeof contract.finance.withdrawSubmit>> {
  const row = yield* insertOrder(ctx, {
    id,
    kind: "withdraw",
    state: "under_review",
    amount: minor,
    fee,
    effect: -minor,
    label: `${account.bank_name} ${maskNumber(account.number)}`,
    target: account.id,
    facts: factsOf(account),
    at,
  });
  const hold = { id: holdOf(id), account: book.main(ctx.brand.code, ctx.member.id), amount: minor, at };
  posted(yield* ledger.hold(hold), `the hold of withdrawal "${id}"`);
  return { order: viewWithdrawal(row, ctx.brand.zone), balance: yield* balanceOf(env, ctx, at) };
}

type WithdrawCalls = Pick<MemberCashier, "withdrawInfo" | "withdrawPreview" | "withdrawSubmit" | "withdrawOrder">;

export const withdrawCalls = (env: Env): WithdrawCalls => ({
  withdrawInfo: (ctx) =>
    env.database.read(function* () {
      return accept(yield* withdrawInfo(ctx, env.clock()));
    }),

  withdrawPreview: async (ctx, input) => {
    const password = (await env.hasWithdrawPassword(ctx.member.id)) ? null : "withdraw_password_not_set";
    return env.database.read(function* () {
      const judged = yield* judgeWithdrawal(ctx, input, password, env.clock());
      if (!judged.ok) return judged;
      const { minor, fee, balanceAfter } = judged.data;
      const { currency, withdraw } = ctx.brand;
      return accept({
        amount: decimal(minor, currency),
        deductions: fee > 0n ? [{ kind: "fee" as const, amount: decimal(fee, currency) }] : [],
        fee: decimal(fee, currency),
        receive: decimal(minor - fee, currency),
        currency,
        balanceAfter: decimal(balanceAfter, currency),
        etaMinutes: withdraw.etaMinutes,
      });
    });
  },

  withdrawSubmit: (ctx, input) => {
    const intent = { path: contract.finance.withdrawSubmit.path, reqId: input.reqId, payload: [input.accountId, input.amount] };
    return joinIntent(env, ctx, intent, async () => {
      // A key that has its answer gets it again without another try of the password.
      const known = await env.database.read(() => lookupKey(ctx.member.id, input.reqId));
      const isAnswered = known?.route === intent.path;
      const word = isAnswered ? "locked" : await env.verifyWithdrawPassword(ctx.member.id, input.password);
      const password = word === "ok" ? null : (`withdraw_password_${word}` as const);
      const id = env.newId("W");
      const done = await runOnce(env, ctx, intent, function* (at) {
        const judged = yield* judgeWithdrawal(ctx, input, password, at);
        return judged.ok ? accept(yield* place(env, ctx, id, judged.data, at)) : judged;
      });
      return done.outcome === "mismatch" ? refuse("key_reused") : done.value;
    });
  },

  withdrawOrder: (ctx, { id }) =>
    env.database.read(function* () {
      const row = yield* ownOrder(ctx, "withdraw", id);
      return row === undefined ? refuse("order_unknown") : accept(viewWithdrawal(row, ctx.brand.zone));
    }),
});
