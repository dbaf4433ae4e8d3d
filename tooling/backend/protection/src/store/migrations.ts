import type { Migration } from "@baize/ledger";

/** Tables of player protection, for `database.migrate("protection", protectionMigrations)`. Amounts are minor units. */
export const protectionMigrations: readonly Migration[] = [
  {
    name: "001_protection",
    statements: [
      `create table protection_decided (
        brand text not null, member text not null, at bigint not null, primary key (brand, member))`,
      `create table protection_limit (
        id text not null primary key, brand text not null, member text not null,
        period text not null check (period in ('day', 'week', 'month')),
        amount bigint not null check (amount >= 0), since bigint not null, until bigint,
        check (until is null or until >= since))`,
      "create unique index protection_limit_now on protection_limit (brand, member, period) where until is null",
      "create index protection_limit_member on protection_limit (brand, member, since)",
      `create table protection_pending (
        id text not null primary key, brand text not null, member text not null,
        period text not null check (period in ('day', 'week', 'month')),
        amount bigint check (amount is null or amount >= 0), asked_at bigint not null,
        from_at bigint not null, until_at bigint not null check (until_at > from_at), told_at bigint,
        unique (brand, member, period))`,
      "create index protection_pending_untold on protection_pending (brand, from_at) where told_at is null",
      `create table protection_pause (
        id text not null primary key, brand text not null, member text not null,
        kind text not null check (kind in ('break', 'exclusion')),
        since bigint not null, until bigint not null check (until > since),
        all_brands bigint not null check (all_brands in (0, 1)), lifted_at bigint,
        check (lifted_at is null or (kind = 'exclusion' and lifted_at >= until)))`,
      "create index protection_pause_member on protection_pause (brand, member, until)",
      `create table protection_mark (
        pause text not null, mark text not null, primary key (mark, pause))`,
      `create table protection_event (
        id text not null primary key, brand text not null, member text not null,
        kind text not null check (kind in ('limit_set', 'limit_asked', 'limit_confirmed', 'limit_dropped',
          'no_limit_wanted', 'break_taken', 'excluded', 'exclusion_lifted', 'operator_acted')),
        by text not null check (by in ('member', 'operator')), facts text not null, at bigint not null)`,
      "create index protection_event_member on protection_event (brand, member, at)",
    ],
    appendOnly: ["protection_event", "protection_mark"],
  },
  {
    name: "002_play",
    statements: [
      `alter table protection_limit add column kind text not null default 'deposit'
        check (kind in ('deposit', 'stake', 'loss', 'time'))`,
      "drop index protection_limit_now",
      `create unique index protection_limit_now on protection_limit (brand, member, kind, period)
        where until is null`,
      `create table protection_wish (
        id text not null primary key, brand text not null, member text not null,
        kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
        period text not null check (period in ('day', 'week', 'month')),
        amount bigint check (amount is null or amount >= 0), asked_at bigint not null,
        from_at bigint not null, until_at bigint not null check (until_at > from_at), told_at bigint,
        unique (brand, member, kind, period))`,
      `insert into protection_wish (id, brand, member, kind, period, amount, asked_at, from_at, until_at, told_at)
        select id, brand, member, 'deposit', period, amount, asked_at, from_at, until_at, told_at
        from protection_pending`,
      "drop table protection_pending",
      "alter table protection_wish rename to protection_pending",
      "create index protection_pending_untold on protection_pending (brand, from_at) where told_at is null",
      `create table protection_minute (
        brand text not null, member text not null, minute bigint not null, began_at bigint not null,
        longest bigint not null check (longest > 0), primary key (brand, member, minute))`,
      `create table protection_interval (
        brand text not null, member text not null, since bigint not null,
        minutes bigint not null check (minutes > 0), primary key (brand, member, since))`,
      `create table protection_acknowledged (
        brand text not null, member text not null, at bigint not null, primary key (brand, member, at))`,
    ],
    appendOnly: ["protection_minute", "protection_acknowledged"],
  },
  {
    name: "003_identity",
    statements: [
      `create table protection_identity (
        brand text not null, member text not null, number bigint not null check (number > 0),
        state text not null check (state in ('asked', 'verified', 'refused')),
        fault text check (fault in ('name_differs', 'birthday_differs', 'document_unclear', 'under_age')),
        pictures text not null, by text not null check (by in ('member', 'operator')), at bigint not null,
        primary key (brand, member, number), check ((state = 'refused') = (fault is not null)))`,
      "create index protection_identity_state on protection_identity (brand, state, at)",
    ],
    appendOnly: ["protection_identity"],
  },
];
