import type { AssetCode, TransactionKind, TransactionStatus } from "@baize/domain";
import type { Answer } from "@baize/safeguards";
import type { Payee } from "../rules/tenant-rules.ts";

/** One row of the operator's lists. */
export interface OperatorOrder {
  readonly id: string;
  readonly brand: string;
  readonly member: string;
  readonly state: TransactionStatus;
  /** Decimal strings in `currency`. */
  readonly amount: string;
  readonly fee: string;
  readonly receive: string;
  readonly currency: AssetCode;
  /** Deposits: the channel; withdrawals: bank and masked number; grants: what they are for. */
  readonly label: string;
  /** Deposits: what the payment must carry. Withdrawals: empty. */
  readonly noteCode: string;
  /** Deposits: exactly what is to arrive. Withdrawals: what is to be sent, in coins if so paid. Others: the amount. */
  readonly payAmount: string;
  readonly payAsset: AssetCode;
  /** Deposits: the payer's name and the payment slip that the member gave; else empty. */
  readonly payerName: string;
  readonly slipId: string | null;
  /** Withdrawals: where the money goes, with the full number. */
  readonly payTo: Payee | null;
  readonly createdAt: number;
  readonly deadline: number | null;
  readonly settledAt: number | null;
  readonly reason: string | null;
}

export interface OperatorFilter {
  readonly brand?: string | undefined;
  readonly member?: string | undefined;
  readonly states?: readonly TransactionStatus[] | undefined;
  /** Default 100, newest first. */
  readonly limit?: number | undefined;
}

/** "wrong_state": the order cannot go there from where it is; `detail.state` says where that is. */
export type OperatorAnswer<C extends string = never> = Promise<
  Answer<OperatorOrder, "order_unknown" | "wrong_state" | C>
>;

export type GrantKind = Extract<TransactionKind, "bonus" | "rebate">;

/** Money that the brand gives a member. */
export interface Grant {
  readonly brand: string;
  readonly member: string;
  readonly kind: GrantKind;
  /** Decimal of the account currency. */
  readonly amount: string;
  /** Rollover multiple of the amount, "0" for none. */
  readonly multiple: string;
  /** What it is for, shown to the member as the row's label. */
  readonly label: string;
  /** Once for each `ref` of the brand. */
  readonly ref: string;
}

/** The operator's side. Nothing here asks who the operator is. */
export interface OperatorCashier {
  listDeposits(filter?: OperatorFilter): Promise<readonly OperatorOrder[]>;
  /**
   * The money has arrived: credits once, expired and cancelled orders too. Repeating it with the same `callbackId`
   * answers the same; a `callbackId` that has confirmed another order of the brand is "callback_used".
   */
  confirmDeposit(id: string, input: { readonly callbackId: string }): OperatorAnswer<"callback_used">;
  refuseDeposit(id: string, reason: string): OperatorAnswer;
  listWithdrawals(filter?: OperatorFilter): Promise<readonly OperatorOrder[]>;
  startPaying(id: string): OperatorAnswer;
  payWithdrawal(id: string): OperatorAnswer;
  refuseWithdrawal(id: string, reason: string): OperatorAnswer;
  /** Credits once for each `ref`; again with the same facts answers the same. */
  grant(grant: Grant): OperatorAnswer<"member_unknown" | "amount_invalid" | "ref_used">;
  /** Asks the provider about every transfer that is processing, and settles those it has an answer for. */
  settlePending(): Promise<{ readonly settled: number; readonly pending: number }>;
  /** Expires unpaid deposit orders past their deadline; gives their number. */
  expireOrders(): Promise<number>;
}
