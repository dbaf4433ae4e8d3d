import { type CallData, contract } from "@baize/api-client/contract";
import { type AssetCode, toDisplayDecimal } from "@baize/domain";
import { ledger, type Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { decimal, instant } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { nothingBefore, runMoneyCall } from "../money-call/money-call.ts";
import { insertOrder, ownerOf } from "../orders/orders.ts";
import { holdQuote, ownQuote, spendQuote } from "../orders/quotes.ts";
import { balanceOf, spendableOf } from "../wallets/balances.ts";
import { openHouse, openWallet, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";
import { coinWallets, type ExchangeFacts, exchangeRefusal, quoteExchange } from "./exchange-rules.ts";

type Exchanged = CallData<typeof contract.finance.exchangeSubmit>;

/** Both sides in one ledger transaction, each against the house's exchange account of its asset. */
function* post(ctx: CashierContext, id: string, { from, to, amount, receive }: ExchangeFacts, at: number) {
  const account = yield* findMember(ctx.member.id, ctx.brand.code);
  const legs = [
    { from: yield* openWallet(account, from), to: yield* openHouse(account, "exchange", from), amount: BigInt(amount) },
    { from: yield* openHouse(account, "exchange", to), to: yield* openWallet(account, to), amount: BigInt(receive) },
  ];
  return yield* ledger.post({ id: `exchange:${id}`, kind: "exchange", at, legs });
}

/** The record of an exchange, seen from the main wallet. */
function* record(ctx: CashierContext, id: string, facts: ExchangeFacts, at: number): Work<void> {
  const { currency } = ctx.brand;
  const isSale = facts.to === currency;
  const [main, coin] = isSale
    ? [BigInt(facts.receive), BigInt(facts.amount)]
    : [BigInt(facts.amount), BigInt(facts.receive)];
  const asset = isSale ? facts.from : facts.to;
  yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "exchange",
    state: "succeeded",
    amount: main,
    fee: 0n,
    effect: isSale ? main : -main,
    currency,
    coin: asset,
    coin_effect: isSale ? -coin : coin,
    label: asset,
    target: asset,
    facts,
    settled_at: BigInt(at),
    at,
  });
}

function* exchange(env: Env, ctx: CashierContext, id: string, quoteId: string, at: number) {
  const refusal = exchangeRefusal(ctx, at);
  if (refusal !== null) return refusal;
  const quote = yield* ownQuote(ctx, "exchange", quoteId);
  if (quote === undefined) return refuse("quote_unknown");
  if (quote.used_by !== null) return refuse("quote_used", { orderNo: quote.used_by });
  if (quote.expires_at <= BigInt(at)) return refuse("quote_expired");
  const facts = JSON.parse(quote.facts) as ExchangeFacts;
  const { from, to, amount, receive, rate } = facts;
  const { currency, zone } = ctx.brand;
  const done = yield* post(ctx, id, facts, at);
  if (!done.ok && done.code === "insufficient_funds")
    return refuse(done.code, { available: decimal(yield* spendableOf(ctx, from), from) });
  posted(done, `exchange "${id}"`);
  yield* spendQuote(quote, id);
  yield* record(ctx, id, facts, at);
  const exchanged: Omit<Exchanged, "balance" | "wallet"> = {
    orderNo: id,
    from,
    to,
    amount: decimal(BigInt(amount), from),
    receive: toDisplayDecimal({ minor: BigInt(receive), asset: to }),
    rate,
    time: instant(at, zone),
  };
  return accept({ ...exchanged, ...(yield* walletsNow(env, ctx, from === currency ? to : from)) });
}

/** The balances beside an exchange with `coin`. */
function* walletsNow(env: Env, ctx: CashierContext, coin: AssetCode): Work<Pick<Exchanged, "balance" | "wallet">> {
  const balance = yield* balanceOf(ctx, env.clock());
  return { balance, wallet: { asset: coin, balance: decimal(yield* spendableOf(ctx, coin), coin) } };
}

/** A recorded exchange with the balances of now. */
export function* exchangeNow(env: Env, ctx: CashierContext, exchanged: Exchanged): Work<Exchanged> {
  return { ...exchanged, ...(yield* walletsNow(env, ctx, exchanged.wallet.asset)) };
}

type ExchangeCalls = Pick<MemberCashier, "coinWallets" | "exchangeQuote" | "exchangeSubmit">;

export const exchangeCalls = (env: Env): ExchangeCalls => ({
  coinWallets: (ctx) =>
    env.database.read(function* () {
      return accept(yield* coinWallets(ctx, env.clock()));
    }),

  exchangeQuote: (ctx, input) =>
    env.database.atomic(function* () {
      const now = env.clock();
      const quoted = yield* quoteExchange(ctx, input, now);
      if (!quoted.ok) return quoted;
      const { facts, balanceAfter } = quoted.data;
      const { zone, exchange: rules } = ctx.brand;
      const { id, expires_at } = yield* holdQuote(env, ctx, "exchange", facts, rules.quoteTtlMs);
      return accept({
        id,
        from: facts.from,
        to: facts.to,
        amount: decimal(BigInt(facts.amount), facts.from),
        rate: facts.rate,
        receive: toDisplayDecimal({ minor: BigInt(facts.receive), asset: facts.to }),
        balanceAfter: decimal(balanceAfter, facts.from),
        expiresAt: instant(expires_at, zone),
        serverTime: instant(now, zone),
      });
    }),

  exchangeSubmit: (ctx, { quoteId, reqId }) => {
    const id = env.newId("E");
    return runMoneyCall(env, ctx, {
      path: contract.finance.exchangeSubmit.path,
      reqId,
      payload: [quoteId],
      before: nothingBefore,
      commit: (_, at) => exchange(env, ctx, id, quoteId, at),
      dataOf: (exchanged) => exchanged,
      refresh: (exchanged) => exchangeNow(env, ctx, exchanged),
    });
  },
});
