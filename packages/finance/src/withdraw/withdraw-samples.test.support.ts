import type { FakeAnswers } from "@baize/api-client/testing";
import { balance } from "../transfer/transfer-samples.test.support.ts";
import { memberBanks } from "../accounts/account-samples.test.support.ts";
import type { CallData, Contract } from "@baize/api-client/contract";
import type { Turnover, WithdrawInfo, WithdrawOrder, WithdrawPreview, WithdrawQuote } from "../wire-types.ts";
import { instantIn } from "../sample-time.test.support.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

export const info = (given: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  maintenance: null,
  currency: "CNY",
  available: "8260.50",
  locked: "300.00",
  balance: "8560.50",
  turnover: { need: "2000.00", done: "2000.00", left: "0.00" },
  min: "100.00",
  max: "50000.00",
  timesLeft: 3,
  quotaLeft: "100000.00",
  feePercent: "1",
  freeTimesLeft: 1,
  etaMinutes: 30,
  ...given,
});

export const preview = (amount: string, given: Partial<WithdrawPreview> = {}): WithdrawPreview => ({
  coin: null,
  amount,
  deductions: [{ kind: "fee", amount: "5.00" }],
  fee: "5.00",
  receive: (Number(amount) - 5).toFixed(2),
  currency: "CNY",
  balanceAfter: (8260.5 - Number(amount)).toFixed(2),
  etaMinutes: 30,
  ...given,
});

let quotes = 0;
/** A settlement sheet; of a coin address when `seconds` gives how long its rate holds. */
export const settlement = (amount: string, seconds?: number, rate = "7.2"): WithdrawQuote => {
  quotes += 1;
  const receive = Number(amount) - 5 - (seconds === undefined ? 0 : 7.2);
  const coin =
    seconds === undefined
      ? null
      : {
          id: `Q${quotes}`,
          payAsset: "USDT" as const,
          rate,
          payAmount: (receive / Number(rate)).toFixed(6),
          expiresAt: instantIn(seconds),
        };
  return {
    ...preview(amount),
    receive: receive.toFixed(2),
    serverTime: instantIn(0),
    coin,
    deductions: [{ kind: "fee", amount: "5.00" }, ...(coin ? [{ kind: "network" as const, amount: "7.20" }] : [])],
  };
};

export const turnover: Turnover = {
  need: "2080.00",
  done: "1640.00",
  left: "440.00",
  currency: "CNY",
  list: [
    {
      id: "R1",
      source: "deposit",
      amount: "2000.00",
      multiple: "1",
      need: "2000.00",
      done: "1640.00",
      createdAt: "2026-11-26T09:00:00+08:00",
      state: "open",
    },
    {
      id: "R2",
      source: "bonus",
      amount: "10.00",
      multiple: "8",
      need: "80.00",
      done: "0.00",
      createdAt: "2026-11-26T09:00:00+08:00",
      state: "open",
    },
  ],
};

export const bets: CallData<Contract["finance"]["turnoverBets"]> = {
  total: 23,
  currency: "CNY",
  list: Array.from({ length: 10 }, (_, index) => ({
    betId: `B${index}`,
    time: `2026-11-27T${String(10 + index)}:05:00+08:00`,
    counted: "80.00",
    valid: index === 0 ? "120.00" : "80.00",
    game: index === 3 ? null : { platformName: "银河真人", gameName: "经典百家乐" },
  })),
};

export const withdrawal = (given: Partial<WithdrawOrder> = {}): WithdrawOrder => ({
  id: "W202611280009",
  state: "under_review",
  amount: "500.00",
  fee: "5.00",
  receive: "495.00",
  currency: "CNY",
  account: { id: "A1", type: "bank", label: "云鹤银行", masked: "**** 6789" },
  createdAt: instantIn(0),
  settledAt: null,
  reason: null,
  coin: null,
  ...given,
});

/** Answers of a withdrawal to the default account, a bank card. */
export const withdrawAnswers: NonNullable<FakeAnswers["finance"]> = {
  withdrawInfo: info(),
  withdrawPasswordConfig: { d: true, p: true },
  memberBanks: memberBanks(),
  withdrawPreview: ({ amount }) => preview(amount),
  withdrawQuote: ({ amount }) => settlement(amount),
  withdrawSubmit: { order: withdrawal(), balance },
  withdrawOrder: withdrawal(),
};
