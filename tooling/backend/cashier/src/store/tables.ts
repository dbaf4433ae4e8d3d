import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode, PayoutType, TransactionKind, TransactionStatus } from "@baize/domain";
import { builder } from "@baize/ledger";
import type { Sealed } from "./sealed.ts";

export interface MemberRow {
  id: string;
  brand: string;
  currency: AssetCode;
  opened_at: bigint;
  /** Name on the first bank or Alipay account; every later one carries it. */
  holder: Sealed | null;
  /** Life-time sums: credited, paid out, valid. */
  deposits: bigint;
  withdrawals: bigint;
  turnover: bigint;
}

export interface OrderRow {
  id: string;
  kind: TransactionKind;
  brand: string;
  member: string;
  state: TransactionStatus;
  /** As requested. */
  amount: bigint;
  fee: bigint;
  /** Signed change of the wallet of `currency` once the order has succeeded. */
  effect: bigint;
  /** The account currency; the coin, for a deposit into its wallet and its bonus. */
  currency: AssetCode;
  /** Exchanges: the coin, and the signed change of its wallet. */
  coin: AssetCode | null;
  coin_effect: bigint | null;
  label: string;
  /** Deposit: channel; withdrawal: payout account; transfer: platform; exchange: coin; bonus: its deposit, or empty. */
  target: string;
  /** JSON of what the kind adds, fixed when the order is made. */
  facts: string;
  /** Deposits: the payer's name. Withdrawals: where the money goes. JSON; null for other kinds. */
  sealed: Sealed | null;
  deadline: bigint | null;
  note_code: string | null;
  callback: string | null;
  /** What makes a grant of the brand one of its kind. */
  grant_ref: string | null;
  created_at: bigint;
  settled_at: bigint | null;
  reason: string | null;
}

export interface AccountRow {
  id: string;
  brand: string;
  member: string;
  type: PayoutType;
  bank_code: string;
  bank_name: string;
  number: Sealed;
  /** Digest of the number: single among the member's accounts of a type and protocol. */
  number_index: string | null;
  holder: Sealed;
  branch: string;
  protocol: string;
  coin_type: bigint | null;
  alias: string;
  /** Picture of an Alipay account's QR code, else empty. */
  qr_id: string;
  is_default: bigint;
  usable_from: bigint;
  created_at: bigint;
  deleted_at: bigint | null;
}

/** An account with what is sealed opened. */
export type Account = Omit<AccountRow, "number" | "number_index" | "holder"> & {
  readonly number: string;
  readonly holder: string;
};

export interface RolloverRow {
  id: string;
  member: string;
  source: CallData<typeof contract.finance.turnover>["list"][number]["source"];
  amount: bigint;
  multiple: string;
  need: bigint;
  done: bigint;
  /** JSON of `CategoryWeights`; null: every category counts in full. */
  weights: string | null;
  created_at: bigint;
  met_at: bigint | null;
  /** When its reward was taken back; it asks for nothing any more. */
  ended_at: bigint | null;
}

export interface BetRow {
  ref: string;
  use: "turnover" | "play";
  member: string;
  amount: bigint;
  /** Null for bets that are older than this column. */
  category: bigint | null;
  at: bigint;
}

/** The part of a bet that counted towards a requirement; the parts of a requirement sum to its `done`. */
interface CountRow {
  rollover: string;
  ref: string;
  member: string;
  counted: bigint;
  /** Valid turnover of the whole bet. */
  valid: bigint;
  at: bigint;
}

export interface QuoteRow {
  id: string;
  brand: string;
  member: string;
  use: Extract<TransactionKind, "withdraw" | "exchange">;
  /** JSON of what was offered. */
  facts: string;
  created_at: bigint;
  expires_at: bigint;
  /** The order that took it. */
  used_by: string | null;
}

export interface Tables {
  cashier_member: MemberRow;
  cashier_order: OrderRow;
  cashier_account: AccountRow;
  cashier_rollover: RolloverRow;
  cashier_bet: BetRow;
  cashier_count: CountRow;
  cashier_quote: QuoteRow;
}

export const q = builder<Tables>();
