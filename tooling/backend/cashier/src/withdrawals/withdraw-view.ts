import { type CallData, contract } from "@baize/api-client/contract";
import { decimal, instant, instantOrNull } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import { withdrawState } from "../orders/order-state.ts";
import { accountLabel, maskAccount } from "../payout-accounts/account-view.ts";
import type { Payee } from "../rules/tenant-rules.ts";
import { unseal } from "../store/sealed.ts";
import type { Account, OrderRow } from "../store/tables.ts";
import type { Conversion } from "./withdraw-coin.ts";

type WithdrawOrder = CallData<typeof contract.finance.withdrawOrder>;

/** What a withdrawal keeps of its account and rate, so that it is paid and shown as requested. */
export interface WithdrawFacts {
  readonly account: WithdrawOrder["account"];
  readonly coin: Conversion | null;
}

/** Orders made before rates were held have no `coin`. */
export const withdrawFacts = (row: OrderRow): WithdrawFacts => ({
  coin: null,
  ...(JSON.parse(row.facts) as Omit<WithdrawFacts, "coin">),
});

export const viewWithdrawal = (row: OrderRow, zone: string): WithdrawOrder => {
  const { account, coin } = withdrawFacts(row);
  return {
    id: row.id,
    state: withdrawState(row),
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

export const factsOf = (account: Account, coin: Conversion | null): WithdrawFacts => ({
  account: { id: account.id, type: account.type, label: accountLabel(account), masked: maskAccount(account) },
  coin,
});

export const payeeOf = (account: Account): Payee => ({
  bank: accountLabel(account),
  name: account.holder,
  account: account.number,
  branch: account.branch,
});

/** Where a withdrawal is paid to, with the full number. */
export const payToOf = ({ vault }: Pick<Env, "vault">, { id, sealed }: OrderRow): Payee => {
  if (sealed === null) throw new Error(`Withdrawal "${id}" is not sealed. Run sealExisting before serving.`);
  return (JSON.parse(unseal(vault, "order/withdraw", sealed)) as { payTo: Payee }).payTo;
};
