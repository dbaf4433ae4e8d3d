import type { CompiledQuery, Kysely } from "kysely";

export type EngineName = "sqlite" | "postgres";

/** One step of a transaction: a compiled query out, its outcome back in. */
export interface QueryOutcome {
  readonly rows: readonly Record<string, unknown>[];
  /** Rows inserted, updated or deleted; 0 for a select. */
  readonly affected: number;
}
/** A piece of database work. Compose with `yield*`; it must do nothing but yield queries and compute. */
export type Work<R> = Generator<CompiledQuery, R, QueryOutcome>;

export interface Migration {
  /** Ordered by name across the owner, e.g. "001_orders". Run once, in a transaction, recorded. */
  readonly name: string;
  /** Statements of the common SQL subset: TEXT and BIGINT columns, CHECK, UNIQUE, partial indexes. */
  readonly statements: readonly string[];
  /** Tables whose rows the store itself shall never let be updated or deleted, on either engine. */
  readonly appendOnly?: readonly string[];
}

export interface Database {
  readonly engine: EngineName;
  /** Compile-only builder over an owner's tables. */
  builder<Tables>(): Kysely<Tables>;
  /** One write transaction (BEGIN IMMEDIATE; PostgreSQL retried on 40001 and 40P01). A thrown error rolls back. */
  atomic<R>(work: () => Work<R>): Promise<R>;
  /** Reads of one consistent snapshot. */
  read<R>(work: () => Work<R>): Promise<R>;
  migrate(owner: string, migrations: readonly Migration[]): Promise<void>;
  close(): Promise<void>;
}

export interface OpenDatabase {
  /** `postgres://…` opens PostgreSQL; absent, SQLite at `file`. */
  readonly url?: string | undefined;
  /** SQLite path or ":memory:". */
  readonly file?: string | undefined;
}

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
  /** Natural key of the business event; the second post with the same id is refused as "duplicate" and changes nothing. */
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
  post(request: PostRequest): Work<LedgerResult<Posted>>;
  hold(request: HoldRequest): Work<LedgerResult<AccountState>>;
  /** Ends an open hold and gives the amount back to spendable. "not_open" when it is not open any more. */
  release(holdId: string, at: number): Work<LedgerResult<AccountState>>;
  /** Ends an open hold by posting it to another account, in one step. `amount` may be less than held; the rest is released. */
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

/** Why and since when (ms) money is closed. */
export interface MoneyGate {
  readonly reason: string;
  readonly at: number;
}

/** Idempotency: the key row is written in the same transaction as the effect. */
export interface KeyedRequest {
  readonly member: string;
  readonly route: string;
  /** 16 to 64 characters of [A-Za-z0-9_-], made by the client for one intent. */
  readonly key: string;
  /** Hash of the payload; another payload under the same key is refused. */
  readonly payload: string;
  readonly at: number;
}
export type Keyed<T> =
  | { readonly outcome: "done"; readonly value: T }
  /** The same key was used before: the recorded answer, unchanged. */
  | { readonly outcome: "repeated"; readonly value: T }
  | { readonly outcome: "mismatch" };

export interface AuditFinding {
  readonly rule:
    | "sum_not_zero"
    | "balance_not_entries"
    | "negative"
    | "held_not_holds"
    | "held_over_balance"
    | "unbalanced_transfer";
  readonly subject: string;
  readonly detail: string;
}

export interface BalanceSum {
  readonly kind: string;
  readonly asset: string;
  /** Number of accounts. */
  readonly accounts: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}
