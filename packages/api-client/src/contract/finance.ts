import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from "@baize/domain";
import * as v from "valibot";
import { get } from "./call.ts";
import { accountCalls } from "./finance-accounts.ts";
import { depositCalls } from "./finance-deposit.ts";
import { exchangeCalls } from "./finance-exchange.ts";
import { withdrawCalls } from "./finance-withdraw.ts";
import { operations } from "./operation.ts";
import { asset, day, decimal, id, instant, paging, period } from "./shapes.ts";

export const transaction = v.object({
  id,
  kind: v.picklist(TRANSACTION_KINDS),
  /** For transfers the platform, for deposits the channel, for withdrawals the account, for exchanges the coin. */
  label: v.string(),
  /** Signed, seen from the wallet of `currency`. */
  amount: decimal,
  fee: decimal,
  /** The account currency; a house coin for a deposit into its wallet. */
  currency: asset,
  /** The other side of an exchange, signed, seen from the coin wallet. */
  coin: v.nullable(v.object({ asset, amount: decimal, rate: decimal })),
  state: v.picklist(TRANSACTION_STATUSES),
  reason: v.nullable(v.string()),
  time: instant,
  settledAt: v.nullable(instant),
});

/** Finance calls: those of docs/specification.md §7.5, and the extensions that the cashier needs. */
export const finance = {
  ...accountCalls,
  ...depositCalls,
  ...withdrawCalls,
  ...exchangeCalls,
  transactions: get("/api/x/v1/transactions", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "Money records with totals that equal the rows of the filter",
    input: v.object({ ...period, ...paging, kind: v.optional(v.picklist(["all", ...TRANSACTION_KINDS]), "all") }),
    data: v.object({
      total: v.number(),
      /** Sums over the settled rows of the filter, one entry a currency, the account currency first. */
      sums: v.array(v.object({ currency: asset, in: decimal, out: decimal, fee: decimal })),
      /** All deposits minus all withdrawals over the life of the account, coins at the rate of their day. */
      netDeposits: decimal,
      since: day,
      currency: asset,
      list: v.array(transaction),
    }),
    errors: ["period_too_long"],
  }),
  ...operations,
} as const;
