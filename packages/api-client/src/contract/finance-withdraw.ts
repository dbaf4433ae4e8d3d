import { PAYOUT_TYPES, WITHDRAW_STATUSES } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { amountErrors, conversion, lockedConversion, password, passwordErrors } from "./finance-shapes.ts";
import { balance } from "./member.ts";
import { amount, asset, decimal, id, instant, maintenance, nothing, paging, reqId } from "./shapes.ts";
import { withdrawPassword } from "./withdraw-password.ts";

export const withdrawOrder = v.object({
  id,
  state: v.picklist(WITHDRAW_STATUSES),
  amount: decimal,
  fee: decimal,
  receive: decimal,
  currency: asset,
  /** What `receive` comes to in the coin; null for other accounts. */
  coin: v.nullable(conversion),
  account: v.object({ id, type: v.picklist(PAYOUT_TYPES), label: v.string(), masked: v.string() }),
  createdAt: instant,
  settledAt: v.nullable(instant),
  reason: v.nullable(v.string()),
});

const withdrawal = v.object({ accountId: id, amount });
const deduction = v.object({ kind: v.picklist(["fee", "network"]), amount: decimal });
const settlement = {
  amount: decimal,
  deductions: v.array(deduction),
  fee: decimal,
  receive: decimal,
  currency: asset,
  balanceAfter: decimal,
  etaMinutes: v.number(),
} as const;
const guardErrors = [
  "withdraw_password_not_set",
  "account_unknown",
  "account_cooling_off",
  "turnover_missing",
  "insufficient_funds",
  "daily_times_used",
  "daily_quota_used",
  "cashier_closed",
  "money_locked",
  "identity_required",
] as const;

/** Paying out, and the turnover that it needs. */
export const withdrawCalls = {
  ...withdrawPassword,
  withdrawInfo: get("/api/x/v1/withdraw/info", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["balance", "orders", "maintenance"],
    summary: "All that decides whether and how much can be withdrawn",
    input: nothing,
    data: v.object({
      maintenance: v.nullable(maintenance),
      currency: asset,
      available: decimal,
      locked: decimal,
      balance: decimal,
      turnover: v.object({ need: decimal, done: decimal, left: decimal }),
      min: decimal,
      max: decimal,
      /** Null means unlimited. */
      timesLeft: v.nullable(v.number()),
      quotaLeft: v.nullable(decimal),
      feePercent: decimal,
      freeTimesLeft: v.number(),
      etaMinutes: v.number(),
    }),
  }),
  withdrawPreview: post("/api/x/v1/withdraw/preview", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "What a withdrawal would come to now; a coin's figure is indicative",
    input: withdrawal,
    data: v.object({ ...settlement, coin: v.nullable(conversion) }),
    errors: [...amountErrors, ...guardErrors],
  }),
  withdrawQuote: post("/api/x/v1/withdraw/quote", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "The settlement sheet before submitting; a coin's rate is held until it expires",
    input: withdrawal,
    data: v.object({ ...settlement, coin: v.nullable(lockedConversion), serverTime: instant }),
    errors: [...amountErrors, ...guardErrors],
  }),
  withdrawSubmit: post("/api/x/v1/withdraw/submit", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "Submit a withdrawal; the amount is held until it is settled. A coin account needs the quote",
    input: v.object({ ...withdrawal.entries, quoteId: v.optional(id), ...password, reqId }),
    data: v.object({ order: withdrawOrder, balance }),
    errors: [
      ...amountErrors,
      ...guardErrors,
      ...passwordErrors,
      "quote_required",
      "quote_unknown",
      "quote_expired",
      "key_reused",
    ],
  }),
  withdrawOrder: get("/api/x/v1/withdraw/order", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "One withdrawal",
    input: v.object({ id }),
    data: withdrawOrder,
    errors: ["order_unknown"],
  }),
  turnover: get("/api/x/v1/turnover", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["balance"],
    summary: "Rollover requirements and what has been done",
    input: nothing,
    data: v.object({
      need: decimal,
      done: decimal,
      left: decimal,
      currency: asset,
      list: v.array(
        v.object({
          id,
          source: v.picklist(["deposit", "bonus"]),
          amount: decimal,
          multiple: decimal,
          need: decimal,
          done: decimal,
          createdAt: instant,
          state: v.picklist(["open", "met"]),
        }),
      ),
    }),
  }),
  turnoverBets: get("/api/x/v1/turnover/bets", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "The bets that counted towards one rollover requirement, newest first; their sum is its `done`",
    input: v.object({ id, ...paging }),
    data: v.object({
      total: v.number(),
      currency: asset,
      list: v.array(
        v.object({
          betId: id,
          time: instant,
          /** The part of the bet's valid turnover that counted here. */
          counted: decimal,
          valid: decimal,
          /** Null when the provider no longer knows the bet. */
          game: v.nullable(v.object({ platformName: v.string(), gameName: v.string() })),
        }),
      ),
    }),
    errors: ["requirement_unknown"],
  }),
} as const;
