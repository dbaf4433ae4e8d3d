import * as v from "valibot";
import { get, post } from "./call.ts";
import { amountErrors } from "./finance-shapes.ts";
import { balance } from "./member.ts";
import { amount, asset, decimal, id, instant, maintenance, nothing, reqId } from "./shapes.ts";

const coinWallet = v.object({ asset, balance: decimal });

/** The member's coin wallets, and the exchange between a coin and the account currency. */
export const exchangeCalls = {
  coinWallets: get("/api/x/v1/coin/wallets", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["balance"],
    summary: "Coin wallets with their rates now",
    input: nothing,
    data: v.object({
      currency: asset,
      maintenance: v.nullable(maintenance),
      list: v.array(
        v.object({
          ...coinWallet.entries,
          /** Account currency per one coin, indicative. */
          rate: decimal,
          /** `balance` at `rate`, to two decimals, cut down. */
          value: decimal,
          /** Limits of one exchange: of the coin when it is given, of the account currency when it is bought. */
          minSell: decimal,
          maxSell: decimal,
          minBuy: decimal,
          maxBuy: decimal,
        }),
      ),
    }),
  }),
  exchangeQuote: post("/api/x/v1/exchange/quote", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Hold a rate; one side is the account currency, the other a coin",
    input: v.object({ from: asset, to: asset, amount }),
    data: v.object({
      id,
      from: asset,
      to: asset,
      amount: decimal,
      /** Account currency per one coin, whichever way. */
      rate: decimal,
      /** To two decimals, cut down; no fee beside the rate. */
      receive: decimal,
      /** Spendable balance of `from` after it. */
      balanceAfter: decimal,
      expiresAt: instant,
      serverTime: instant,
    }),
    errors: [...amountErrors, "pair_unknown", "exchange_closed", "insufficient_funds", "money_locked"],
  }),
  exchangeSubmit: post("/api/x/v1/exchange/submit", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "Exchange at a held rate, once",
    input: v.object({ quoteId: id, reqId }),
    data: v.object({
      orderNo: id,
      from: asset,
      to: asset,
      amount: decimal,
      receive: decimal,
      rate: decimal,
      time: instant,
      balance,
      wallet: coinWallet,
    }),
    errors: [
      "quote_unknown",
      "quote_expired",
      "quote_used",
      "exchange_closed",
      "insufficient_funds",
      "key_reused",
      "money_locked",
    ],
  }),
} as const;
