import type { AssetCode } from "@baize/domain";
import { builder } from "@baize/ledger";

export interface MemberRow {
  id: string;
  brand: string;
  currency: AssetCode;
  opened_at: bigint;
  /** Name on the first payout account; every later bank account must carry it. */
  holder: string | null;
  /** Life-time sums: credited, paid out, valid. */
  deposits: bigint;
  withdrawals: bigint;
  turnover: bigint;
}

export type OrderKind = "deposit" | "withdraw" | "transfer";

export interface OrderRow {
  id: string;
  kind: OrderKind;
  brand: string;
  member: string;
  state: string;
  /** What was asked for. */
  amount: bigint;
  fee: bigint;
  /** Signed change of the central wallet once the order has succeeded. */
  effect: bigint;
  currency: AssetCode;
  label: string;
  /** Deposit: channel; withdrawal: payout account; transfer: platform. */
  target: string;
  /** JSON of what the kind adds, fixed when the order is made. */
  facts: string;
  deadline: bigint | null;
  note_code: string | null;
  callback: string | null;
  created_at: bigint;
  settled_at: bigint | null;
  reason: string | null;
}

export interface AccountRow {
  id: string;
  brand: string;
  member: string;
  type: "bank" | "coin";
  bank_code: string;
  bank_name: string;
  number: string;
  holder: string;
  branch: string;
  protocol: string;
  coin_type: bigint | null;
  is_default: bigint;
  usable_from: bigint;
  created_at: bigint;
  deleted_at: bigint | null;
}

interface RolloverRow {
  id: string;
  member: string;
  source: "deposit" | "bonus";
  amount: bigint;
  multiple: string;
  need: bigint;
  done: bigint;
  created_at: bigint;
  met_at: bigint | null;
}

interface BetRow {
  ref: string;
  use: "turnover" | "play";
  member: string;
  amount: bigint;
  at: bigint;
}

export interface Tables {
  cashier_member: MemberRow;
  cashier_order: OrderRow;
  cashier_account: AccountRow;
  cashier_rollover: RolloverRow;
  cashier_bet: BetRow;
}

export const q = builder<Tables>();
