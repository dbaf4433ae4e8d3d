import type { Migration } from "@baize/ledger";

// Statements are recorded by their checksum: never change one that has run.
const ORDER_COLUMNS =
  "id, kind, brand, member, state, amount, fee, effect, currency, label, target, facts, " +
  "deadline, note_code, callback, created_at, settled_at, reason";
const ACCOUNT_COLUMNS =
  "id, brand, member, type, bank_code, bank_name, number, holder, branch, protocol, coin_type, " +
  "is_default, usable_from, created_at, deleted_at";
const UNIQUE_NUMBER =
  "create unique index cashier_account_number on cashier_account (member, type, protocol, number) " +
  "where deleted_at is null";

/** A check with a longer list needs a new table: SQLite cannot change a constraint. */
const coins: Migration = {
  name: "002_coins",
  statements: [
    `create table cashier_order_next (
      id text not null primary key,
      kind text not null check (kind in ('deposit', 'withdraw', 'transfer', 'exchange', 'bonus', 'rebate')),
      brand text not null, member text not null references cashier_member (id), state text not null,
      amount bigint not null check (amount > 0), fee bigint not null check (fee between 0 and amount),
      effect bigint not null check (effect <> 0), currency text not null,
      coin text, coin_effect bigint check (coin_effect <> 0),
      label text not null, target text not null, facts text not null,
      deadline bigint, note_code text, callback text, grant_ref text,
      created_at bigint not null, settled_at bigint, reason text,
      check ((kind = 'exchange') = (coin is not null)), check ((coin is null) = (coin_effect is null)))`,
    `insert into cashier_order_next (${ORDER_COLUMNS}) select ${ORDER_COLUMNS} from cashier_order`,
    "drop table cashier_order",
    "alter table cashier_order_next rename to cashier_order",
    "create unique index cashier_order_note on cashier_order (brand, note_code) where note_code is not null",
    "create unique index cashier_order_callback on cashier_order (brand, callback) where callback is not null",
    "create unique index cashier_order_grant on cashier_order (brand, grant_ref) where grant_ref is not null",
    `create unique index cashier_order_deposit_open on cashier_order (member, target)
      where kind = 'deposit' and state in ('awaiting_payment', 'awaiting_confirmation')`,
    `create unique index cashier_order_transfer_open on cashier_order (member, target)
      where kind = 'transfer' and state = 'processing'`,
    "create index cashier_order_member on cashier_order (member, created_at)",
    "create index cashier_order_state on cashier_order (kind, state, created_at)",
    `create table cashier_account_next (
      id text not null primary key, brand text not null, member text not null references cashier_member (id),
      type text not null check (type in ('bank', 'alipay', 'coin')),
      bank_code text not null, bank_name text not null, number text not null, holder text not null,
      branch text not null, protocol text not null, coin_type bigint,
      alias text not null default '', qr_id text not null default '',
      is_default bigint not null check (is_default in (0, 1)),
      usable_from bigint not null, created_at bigint not null, deleted_at bigint)`,
    `insert into cashier_account_next (${ACCOUNT_COLUMNS}) select ${ACCOUNT_COLUMNS} from cashier_account`,
    "drop table cashier_account",
    "alter table cashier_account_next rename to cashier_account",
    UNIQUE_NUMBER,
    "create unique index cashier_account_default on cashier_account (member) " +
      "where is_default = 1 and deleted_at is null",
    `create table cashier_count (
      rollover text not null references cashier_rollover (id), ref text not null,
      member text not null references cashier_member (id),
      counted bigint not null check (counted > 0), valid bigint not null check (valid >= counted), at bigint not null,
      primary key (rollover, ref))`,
    "create index cashier_count_time on cashier_count (rollover, at)",
    // Turnover older than the table of single bets becomes one entry, so that the sum is right.
    `insert into cashier_count (rollover, ref, member, counted, valid, at)
      select id, 'earlier', member, done, done, coalesce(met_at, created_at) from cashier_rollover where done > 0`,
    `create table cashier_quote (
      id text not null primary key, brand text not null, member text not null references cashier_member (id),
      use text not null check (use in ('withdraw', 'exchange')), facts text not null,
      created_at bigint not null, expires_at bigint not null, used_by text)`,
  ],
  appendOnly: ["cashier_count"],
};

/**
 * Tables of the cashier, for `database.migrate("cashier", cashierMigrations)`, which `sealExisting` follows. Amounts
 * are minor units of `currency`.
 */
export const cashierMigrations: readonly Migration[] = [
  {
    name: "001_cashier",
    statements: [
      `create table cashier_member (
        id text not null primary key, brand text not null, currency text not null, opened_at bigint not null,
        holder text,
        deposits bigint not null default 0 check (deposits >= 0),
        withdrawals bigint not null default 0 check (withdrawals >= 0),
        turnover bigint not null default 0 check (turnover >= 0))`,
      `create table cashier_order (
        id text not null primary key,
        kind text not null check (kind in ('deposit', 'withdraw', 'transfer')),
        brand text not null, member text not null references cashier_member (id), state text not null,
        amount bigint not null check (amount > 0), fee bigint not null check (fee between 0 and amount),
        effect bigint not null check (effect <> 0), currency text not null,
        label text not null, target text not null, facts text not null,
        deadline bigint, note_code text, callback text,
        created_at bigint not null, settled_at bigint, reason text)`,
      "create unique index cashier_order_note on cashier_order (brand, note_code) where note_code is not null",
      "create unique index cashier_order_callback on cashier_order (brand, callback) where callback is not null",
      `create unique index cashier_order_deposit_open on cashier_order (member, target)
        where kind = 'deposit' and state in ('awaiting_payment', 'awaiting_confirmation')`,
      `create unique index cashier_order_transfer_open on cashier_order (member, target)
        where kind = 'transfer' and state = 'processing'`,
      "create index cashier_order_member on cashier_order (member, created_at)",
      "create index cashier_order_state on cashier_order (kind, state, created_at)",
      `create table cashier_account (
        id text not null primary key, brand text not null, member text not null references cashier_member (id),
        type text not null check (type in ('bank', 'coin')),
        bank_code text not null, bank_name text not null, number text not null, holder text not null,
        branch text not null, protocol text not null, coin_type bigint,
        is_default bigint not null check (is_default in (0, 1)),
        usable_from bigint not null, created_at bigint not null, deleted_at bigint)`,
      UNIQUE_NUMBER,
      `create table cashier_rollover (
        id text not null primary key, member text not null references cashier_member (id),
        source text not null check (source in ('deposit', 'bonus')),
        amount bigint not null, multiple text not null,
        need bigint not null check (need > 0), done bigint not null default 0 check (done between 0 and need),
        created_at bigint not null, met_at bigint,
        check ((met_at is null) = (done < need)))`,
      "create index cashier_rollover_member on cashier_rollover (member, created_at)",
      `create table cashier_bet (
        ref text not null, use text not null check (use in ('turnover', 'play')),
        member text not null references cashier_member (id), amount bigint not null, at bigint not null,
        primary key (ref, use))`,
    ],
    appendOnly: ["cashier_bet"],
  },
  coins,
  {
    name: "003_sealed",
    statements: [
      "alter table cashier_account add column number_index text",
      "alter table cashier_order add column sealed text",
      "drop index cashier_account_number",
      `create unique index cashier_account_number on cashier_account (member, type, protocol, number_index)
        where deleted_at is null`,
    ],
  },
  {
    name: "004_rewards",
    statements: [
      "alter table cashier_rollover add column weights text",
      "alter table cashier_rollover add column ended_at bigint",
      "alter table cashier_bet add column category bigint",
      "create index cashier_bet_member on cashier_bet (member, use, at)",
    ],
  },
];
