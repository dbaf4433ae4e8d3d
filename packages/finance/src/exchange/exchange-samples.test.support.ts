import type { FakeAnswers } from "@baize/api-client/testing";
import type { CallParsed, Contract } from "@baize/api-client/contract";
import { instantIn } from "../sample-time.test.support.ts";
import type { CoinWallets, ExchangeQuote, Exchanged } from "../wire-types.ts";
import { balance } from "../transfer/transfer-samples.test.support.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

export const coinWallets = (given: Partial<CoinWallets> = {}): CoinWallets => ({
  currency: "CNY",
  maintenance: null,
  list: [
    {
      asset: "HHB",
      balance: "1280.50",
      rate: "1.02",
      value: "1306.11",
      minSell: "10.00",
      maxSell: "50000.00",
      minBuy: "10.00",
      maxBuy: "50000.00",
    },
    {
      asset: "BOB",
      balance: "0.00",
      rate: "6.8",
      value: "0.00",
      minSell: "1.00",
      maxSell: "10000.00",
      minBuy: "10.00",
      maxBuy: "50000.00",
    },
  ],
  ...given,
});

let quotes = 0;
export const exchangeQuote = (
  { from, to, amount }: CallParsed<Contract["finance"]["exchangeQuote"]>,
  seconds = 60,
  rate = "1.02",
): ExchangeQuote => {
  quotes += 1;
  return {
    id: `X${quotes}`,
    from,
    to,
    amount,
    rate,
    receive: (from === "HHB" ? Number(amount) * Number(rate) : Number(amount) / Number(rate)).toFixed(2),
    balanceAfter: "780.50",
    expiresAt: instantIn(seconds),
    serverTime: instantIn(0),
  };
};

export const exchanged: Exchanged = {
  orderNo: "E202611280007",
  from: "HHB",
  to: "CNY",
  amount: "500.00",
  receive: "510.00",
  rate: "1.02",
  time: "2026-11-28T10:00:00+08:00",
  balance,
  wallet: { asset: "HHB", balance: "780.50" },
};

/** Answers of the exchange. */
export const exchangeAnswers: NonNullable<FakeAnswers["finance"]> = {
  coinWallets: coinWallets(),
  exchangeQuote: (input) => exchangeQuote(input),
  exchangeSubmit: exchanged,
};
