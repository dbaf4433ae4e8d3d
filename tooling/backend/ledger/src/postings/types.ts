import type { Work } from "../engine/database.ts";

export interface AccountSpec {
  /** Stable text id, e.g. "member/10001/<memberId>/main", "game/10001/<memberId>/<platform>", "house/10001/bank". */
  readonly id: string;
  /** Groups accounts for sums: "member" | "game" | "house" | "transit" | "bonus" … */
  readonly kind: string;
  /** Member id or house name that owns it. */
  readonly owner: string;
  readonly asset: string;
  /** House and bank accounts may go below zero; member and game accounts never. */
  readonly mayBeNegative?: boolean;
}

export interface AccountState {
  readonly id: string;
  readonly asset: string;
  readonly balance: bigint;
  /** Part of the balance set aside by open holds. Spendable = balance − held. */
  readonly held: bigint;
  /** Rises by one with each change; orders balances. */
  readonly version: bigint;
}

export interface Leg {
  readonly from: string;
  readonly to: string;
  /** Minor units, > 0 and ≤ 10^13. */
  readonly amount: bigint;
}

export interface PostRequest {
  /** Natural key of the business event; a second post with the same id is refused as "duplicate". */
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly legs: readonly Leg[];
  readonly memo?: string;
}

export type LedgerCode =
  | "insufficient_funds"
  | "duplicate"
  | "unknown_account"
  | "asset_mismatch"
  | "bad_amount"
  | "not_open";

export type LedgerResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: LedgerCode };

export interface Posted {
  readonly id: string;
  readonly accounts: readonly AccountState[];
}

export interface HoldRequest {
  /** Natural key; a second hold with the same id is refused as "duplicate". */
  readonly id: string;
  readonly account: string;
  readonly amount: bigint;
  readonly at: number;
}

/** All of these compose inside one `atomic`. */
export interface Ledger {
  openAccount(spec: AccountSpec): Work<AccountState>;
  account(id: string): Work<AccountState | null>;
  accounts(ids: readonly string[]): Work<readonly AccountState[]>;
  /** Sum of the balances of an owner's accounts of one asset and these kinds. */
  owned(owner: string, asset: string, kinds: readonly [string, ...string[]]): Work<bigint>;
  post(request: PostRequest): Work<LedgerResult<Posted>>;
  hold(request: HoldRequest): Work<LedgerResult<AccountState>>;
  /** Ends an open hold and gives the amount back to spendable. "not_open" when it is not open any more. */
  release(holdId: string, at: number): Work<LedgerResult<AccountState>>;
  /** Ends an open hold by posting it to another account, in one step; what `amount` leaves of it is released. */
  capture(
    holdId: string,
    post: {
      readonly id: string;
      readonly kind: string;
      readonly to: string;
      readonly at: number;
      readonly amount?: bigint;
      readonly memo?: string;
    },
  ): Work<LedgerResult<Posted>>;
}
