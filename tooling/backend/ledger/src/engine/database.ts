import type { CompiledQuery, Kysely } from "kysely";

export const ENGINE_NAMES = ["sqlite", "postgres"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

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

export type ChangeWatcher = (subject: string | null) => void;

export interface Database {
  readonly engine: EngineName;
  /** Compile-only builder over an owner's tables. */
  builder<Tables>(): Kysely<Tables>;
  /** One write transaction (BEGIN IMMEDIATE; PostgreSQL retried on 40001 and 40P01). A thrown error rolls back. */
  atomic<R>(work: () => Work<R>): Promise<R>;
  /** Reads of one consistent snapshot. */
  read<R>(work: () => Work<R>): Promise<R>;
  migrate(owner: string, migrations: readonly Migration[]): Promise<void>;
  /**
   * Calls back with the subject of each change that any process of this database has committed (`noteChange`), and with
   * null when changes may have been missed: then look at all. It may call for nothing, or late. Gives the way to stop.
   */
  watch(watcher: ChangeWatcher): () => void;
  close(): Promise<void>;
}

export interface OpenDatabase {
  /** `postgres://…` opens PostgreSQL; absent, SQLite at `file`. */
  readonly url?: string | undefined;
  /** SQLite path or ":memory:". */
  readonly file?: string | undefined;
}
