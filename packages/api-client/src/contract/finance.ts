import * as v from "valibot";
import { get, post } from "./call.ts";
import { amount, asset, day, decimal, done, id, instant, maintenance, nothing, paging, period, reqId, sealed, text, words } from "./shapes.ts";
import { balance } from "./member.ts";

export const depositOrder = v.object({
  id,
  state: v.picklist(["awaiting_payment", "awaiting_confirmation", "succeeded", "cancelled", "expired", "refused"]),
  kind: v.picklist(["bank", "coin"]),
  channelId: id,
  channelName: v.string(),
  /** What the member asked to deposit, in the account currency. */
  amount: decimal,
  /** Exactly what must be paid, in `payAsset`. */
  payAmount: decimal,
  payAsset: asset,
  fee: decimal,
  /** What the wallet will receive. */
  receive: decimal,
  currency: asset,
  payee: v.nullable(v.object({ bank: v.string(), name: v.string(), account: v.string(), branch: v.string() })),
  coin: v.nullable(v.object({ protocol: v.string(), address: v.string(), rate: decimal, confirmations: v.number() })),
  /** To be written in the remark of the payment; empty when none is needed. */
  noteCode: v.string(),
  createdAt: instant,
  deadline: instant,
  settledAt: v.nullable(instant),
  /** Why it was refused; a code of the cashier, null otherwise. */
  reason: v.nullable(v.string()),
  serverTime: instant,
});

export const withdrawOrder = v.object({
  id,
  state: v.picklist(["under_review", "paying", "paid", "refused"]),
  amount: decimal,
  fee: decimal,
  receive: decimal,
  currency: asset,
  account: v.object({ id, type: v.picklist(["bank", "alipay", "coin"]), label: v.string(), masked: v.string() }),
  createdAt: instant,
  settledAt: v.nullable(instant),
  reason: v.nullable(v.string()),
});

export const payoutAccount = v.object({
  id,
  type: v.picklist(["bank", "alipay", "coin"]),
  bankCode: v.string(),
  bankName: v.string(),
  accountMasked: v.string(),
  holderMasked: v.string(),
  protocol: v.string(),
  coinType: v.nullable(v.number()),
  isDefault: v.boolean(),
  enabled: v.boolean(),
  /** Why it cannot be used now, and until when (cooling-off after adding). */
  reason: v.nullable(v.picklist(["cooling_off", "maintenance", "disabled"])),
  usableFrom: v.nullable(instant),
});

export const transaction = v.object({
  id,
  kind: v.picklist(["deposit", "withdraw", "transfer", "bonus", "rebate"]),
  /** For transfers the platform, for deposits the channel, for withdrawals the account. */
  label: v.string(),
  /** Signed, seen from the central wallet. */
  amount: decimal,
  fee: decimal,
  currency: asset,
  state: v.picklist([
    "awaiting_payment", "awaiting_confirmation", "succeeded", "cancelled", "expired", "refused",
    "under_review", "paying", "paid", "processing", "failed",
  ]),
  reason: v.nullable(v.string()),
  time: instant,
  settledAt: v.nullable(instant),
});

const withdrawal = v.object({ accountId: id, amount });
const deduction = v.object({ kind: v.picklist(["fee"]), amount: decimal });
const amountErrors = ["amount_invalid", "amount_below_min", "amount_above_max"] as const;
const guardErrors = [
  "withdraw_password_not_set", "account_unknown", "account_cooling_off", "turnover_missing", "insufficient_funds",
  "daily_times_used", "daily_quota_used", "cashier_closed", "money_locked",
] as const;

/** Finance calls: those of specification §7, and the extensions that the cashier needs. */
export const finance = {
  withdrawBanks: post("/api/f/v1/withdraw/can/banks", {
    source: "spec", access: "member", effect: "read", summary: "Banks that a withdrawal can go to, in four ordered groups",
    input: nothing,
    data: v.array(v.object({ code: v.string(), name: v.string(), group: v.picklist([1, 2, 3, 4]), sort: v.number(), logo: v.string(), enabled: v.boolean() })),
  }),
  memberBanks: post("/api/f/v1/member/banks", {
    source: "spec", access: "member", effect: "read", summary: "The member's payout accounts",
    input: v.object({ withdraw_type: v.optional(v.picklist(["all", "bank", "alipay", "coin"]), "all") }),
    data: v.object({ max: v.number(), list: v.array(payoutAccount) }),
  }),
  virtualProtocols: post("/api/f/v1/virtual/can/protocol", {
    source: "spec", access: "member", effect: "read", summary: "Virtual coins and their protocols",
    input: nothing,
    data: v.array(v.object({
      coinType: v.number(), name: v.string(),
      protocols: v.array(v.object({ code: v.string(), name: v.string(), min: decimal, max: decimal, fee: decimal, confirmations: v.number(), rate: decimal })),
    })),
  }),
  virtualDelete: post("/api/findmed/v1/member/virtual/delete", {
    source: "spec", access: "member", effect: "write", summary: "Delete a virtual-coin address of the member",
    input: v.object({ id }), data: done,
    errors: ["account_unknown"],
  }),
  withdrawPasswordConfig: get("/api/f/v1/withdraw/password/config", {
    source: "spec", access: "member", effect: "read", summary: "Withdrawal password: d enabled, p in use",
    input: nothing,
    data: v.object({ d: v.boolean(), p: v.boolean() }),
  }),

  depositMethods: get("/api/x/v1/deposit/methods", {
    source: "extension", access: "member", effect: "read", summary: "Deposit methods with their channels, limits and fees",
    input: nothing,
    data: v.array(v.object({
      id, kind: v.picklist(["bank", "coin"]), name: v.string(),
      channels: v.array(v.object({
        id, name: v.string(), payAsset: asset, min: decimal, max: decimal,
        /** Percent of the amount, "0" when free. */
        feePercent: decimal, quick: v.array(decimal),
        /** Account currency per one unit of `payAsset`; null when they are the same. */
        rate: v.nullable(decimal),
        coinType: v.nullable(v.number()), protocol: v.nullable(v.string()),
        etaMinutes: v.number(), turnoverMultiple: decimal, recommended: v.boolean(),
        maintenance: v.nullable(maintenance),
      })),
    })),
  }),
  depositCreate: post("/api/x/v1/deposit/create", {
    source: "extension", access: "member", effect: "money", summary: "Open a deposit order; an open order of the channel is an answer too",
    input: v.object({ channelId: id, amount, payerName: v.optional(text(60)), reqId }),
    data: depositOrder,
    errors: [...amountErrors, "channel_unknown", "channel_closed", "order_open", "key_reused", "money_locked"],
  }),
  depositOrder: get("/api/x/v1/deposit/order", {
    source: "extension", access: "member", effect: "read", summary: "One deposit order",
    input: v.object({ id }), data: depositOrder, errors: ["order_unknown"],
  }),
  depositOpen: get("/api/x/v1/deposit/open", {
    source: "extension", access: "member", effect: "read", summary: "Deposit orders that are not settled",
    input: nothing, data: v.array(depositOrder),
  }),
  depositPaid: post("/api/x/v1/deposit/paid", {
    source: "extension", access: "member", effect: "write", summary: "The member says that the order is paid",
    input: v.object({ id, slipId: v.optional(id) }), data: depositOrder, errors: ["order_unknown", "order_settled"],
  }),
  depositCancel: post("/api/x/v1/deposit/cancel", {
    source: "extension", access: "member", effect: "write", summary: "Cancel an unpaid deposit order",
    input: v.object({ id }), data: depositOrder, errors: ["order_unknown", "order_settled"],
  }),

  bankAdd: post("/api/x/v1/bank/add", {
    source: "extension", access: "member", effect: "write", summary: "Add a bank card; the holder is fixed after the first",
    input: v.object({ bankCode: id, holder: words(60), number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)), branch: v.optional(text(80), ""), password: sealed, keyId: id }),
    data: payoutAccount,
    errors: [
      "withdraw_password_not_set", "withdraw_password_wrong", "withdraw_password_locked", "key_unknown",
      "bank_unknown", "holder_invalid", "holder_mismatch", "number_invalid", "account_exists", "account_limit",
    ],
  }),
  withdrawInfo: get("/api/x/v1/withdraw/info", {
    source: "extension", access: "member", effect: "read", summary: "All that decides whether and how much can be withdrawn",
    input: nothing,
    data: v.object({
      maintenance: v.nullable(maintenance),
      currency: asset, available: decimal, locked: decimal, balance: decimal,
      turnover: v.object({ need: decimal, done: decimal, left: decimal }),
      min: decimal, max: decimal,
      /** Null means unlimited. */
      timesLeft: v.nullable(v.number()), quotaLeft: v.nullable(decimal),
      feePercent: decimal, freeTimesLeft: v.number(), etaMinutes: v.number(),
    }),
  }),
  withdrawPreview: post("/api/x/v1/withdraw/preview", {
    source: "extension", access: "member", effect: "read", summary: "The settlement sheet of a withdrawal before it is submitted",
    input: withdrawal,
    data: v.object({ amount: decimal, deductions: v.array(deduction), fee: decimal, receive: decimal, currency: asset, balanceAfter: decimal, etaMinutes: v.number() }),
    errors: [...amountErrors, ...guardErrors],
  }),
  withdrawSubmit: post("/api/x/v1/withdraw/submit", {
    source: "extension", access: "member", effect: "money", summary: "Submit a withdrawal; the amount is held until it is settled",
    input: v.object({ ...withdrawal.entries, password: sealed, keyId: id, reqId }),
    data: v.object({ order: withdrawOrder, balance }),
    errors: [...amountErrors, ...guardErrors, "withdraw_password_wrong", "withdraw_password_locked", "key_unknown", "key_reused"],
  }),
  withdrawOrder: get("/api/x/v1/withdraw/order", {
    source: "extension", access: "member", effect: "read", summary: "One withdrawal",
    input: v.object({ id }), data: withdrawOrder, errors: ["order_unknown"],
  }),
  turnover: get("/api/x/v1/turnover", {
    source: "extension", access: "member", effect: "read", summary: "Rollover requirements and what has been done",
    input: nothing,
    data: v.object({
      need: decimal, done: decimal, left: decimal, currency: asset,
      list: v.array(v.object({ id, source: v.picklist(["deposit", "bonus"]), amount: decimal, multiple: decimal, need: decimal, done: decimal, createdAt: instant, state: v.picklist(["open", "met"]) })),
    }),
  }),
  transactions: get("/api/x/v1/transactions", {
    source: "extension", access: "member", effect: "read", summary: "Money records with totals that equal the rows of the filter",
    input: v.object({ ...period, ...paging, kind: v.optional(v.picklist(["all", "deposit", "withdraw", "transfer", "bonus", "rebate"]), "all") }),
    data: v.object({
      total: v.number(),
      /** Sums over the settled rows of the filter. */
      sum: v.object({ in: decimal, out: decimal, fee: decimal }),
      /** All deposits minus all withdrawals over the life of the account. */
      netDeposits: decimal,
      since: day,
      currency: asset,
      list: v.array(transaction),
    }),
    errors: ["period_too_long"],
  }),
  operation: get("/api/x/v1/operation", {
    source: "extension", access: "member", effect: "read", summary: "What became of a money request, by its idempotency key",
    input: v.object({ reqId }),
    data: v.object({
      /** "absent": never arrived, or is still on its way; "settled": it has its one answer. */
      state: v.picklist(["absent", "settled"]),
      /** Path of the call that used the key. */
      path: v.nullable(v.string()),
      /** The recorded envelope of that call: JSON of `{ status, data, code? }`. */
      answer: v.nullable(v.string()),
    }),
  }),
} as const;
