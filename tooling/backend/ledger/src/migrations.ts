import type { Migration } from "./engine/database.ts";

/** No amount and no balance of any asset may be larger, in minor units. */
export const CAP = 10_000_000_000_000n;

const within = (column: string): string => `check (${column} between -${CAP} and ${CAP})`;

/** Tables of the ledger and of idempotency keys, for `database.migrate("ledger", ledgerMigrations)`. */
export const ledgerMigrations: readonly Migration[] = [
  {
    name: "001_ledger",
    statements: [
      `create table ledger_account (
        id text not null primary key check (length(id) between 1 and 200),
        kind text not null, owner text not null, asset text not null,
        may_be_negative bigint not null check (may_be_negative in (0, 1)),
        balance bigint not null default 0 ${within("balance")},
        held bigint not null default 0 check (held between 0 and ${CAP}),
        version bigint not null default 0,
        check (may_be_negative = 1 or balance >= held))`,
      `create table ledger_transfer (
        id text not null primary key check (length(id) between 1 and 200),
        kind text not null, at bigint not null, memo text)`,
      `create table ledger_posting (
        transfer text not null references ledger_transfer (id),
        seq bigint not null,
        account text not null references ledger_account (id),
        amount bigint not null check (amount <> 0) ${within("amount")},
        balance_after bigint not null, version bigint not null,
        primary key (transfer, seq), unique (account, version))`,
      `create table ledger_hold (
        id text not null primary key check (length(id) between 1 and 200),
        account text not null references ledger_account (id),
        amount bigint not null check (amount between 1 and ${CAP}),
        state text not null check (state in ('open', 'released', 'captured')),
        opened_at bigint not null, closed_at bigint,
        transfer text references ledger_transfer (id))`,
      "create index ledger_hold_open on ledger_hold (account) where state = 'open'",
      `create table ledger_key (
        member text not null, op_key text not null check (length(op_key) between 16 and 64), route text not null,
        payload text not null, value text, at bigint not null,
        primary key (member, op_key, route))`,
    ],
    appendOnly: ["ledger_transfer", "ledger_posting"],
  },
  {
    name: "002_gate",
    statements: [
      `create table ledger_gate (
        id bigint not null primary key check (id = 1), reason text not null, at bigint not null)`,
      // A key recorded before its kind was recorded may be one of money, so it is kept.
      "alter table ledger_key add column permanent bigint not null default 1 check (permanent in (0, 1))",
      "create index ledger_key_passing on ledger_key (at) where permanent = 0",
    ],
  },
  {
    name: "003_changes",
    statements: [
      "create table ledger_change_head (subject text not null primary key, last bigint not null)",
      `create table ledger_change (
        subject text not null, topic text not null, id bigint not null, at bigint not null,
        primary key (subject, topic))`,
    ],
  },
  {
    name: "004_owners",
    statements: ["create index ledger_account_owner on ledger_account (owner, kind)"],
  },
];
