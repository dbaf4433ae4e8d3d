import type { Transaction, Transactions } from "../wire-types.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

const row = (id: string, given: Partial<Transaction>): Transaction => ({
  id,
  kind: "deposit",
  label: "极速转账",
  amount: "500.00",
  fee: "0.00",
  currency: "CNY",
  coin: null,
  state: "succeeded",
  reason: null,
  time: "2026-11-27T10:00:00+08:00",
  settledAt: "2026-11-27T10:03:20+08:00",
  ...given,
});

export const rows: Transaction[] = [
  row("D202611270005", {
    state: "awaiting_payment",
    settledAt: null,
    amount: "1000.00",
    time: "2026-11-27T21:40:00+08:00",
  }),
  row("W202611270004", {
    kind: "withdraw",
    label: "云鹤银行 **** 6789",
    amount: "-300.00",
    fee: "3.00",
    state: "under_review",
    settledAt: null,
    time: "2026-11-27T18:12:00+08:00",
  }),
  row("T202611270003", { kind: "transfer", label: "lyty", amount: "-200.00", time: "2026-11-27T12:30:00+08:00" }),
  row("E202611270006", {
    kind: "exchange",
    label: "HHB",
    amount: "510.00",
    coin: { asset: "HHB", amount: "-500.00", rate: "1.02" },
    time: "2026-11-27T11:20:00+08:00",
  }),
  row("D202611270002", { amount: "500.00", time: "2026-11-27T10:00:00+08:00" }),
  row("D202611260001", {
    amount: "800.00",
    state: "refused",
    reason: "not_received",
    time: "2026-11-26T09:15:00+08:00",
  }),
];

export const transactions = (given: Partial<Transactions> = {}): Transactions => ({
  total: rows.length,
  sums: [{ currency: "CNY", in: "1010.00", out: "200.00", fee: "0.00" }],
  netDeposits: "12600.00",
  since: "2026-03-02",
  currency: "CNY",
  list: rows,
  ...given,
});
