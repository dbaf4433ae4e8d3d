import type { Migration } from "@baize/ledger";

/** Tables of the provider. Results of matches and orders are append-only; legs follow the result of their match. */
export const providerMigrations: readonly Migration[] = [
  {
    name: "001_provider",
    statements: [
      `create table provider_play (
        id text not null primary key,
        ticket_hash text not null unique, session_hash text unique,
        member_ref text not null, brand text not null, asset text not null,
        game_id text not null, platform text not null,
        mode text not null check (mode in ('real', 'demo')), surface text not null, locale text not null,
        ticket_until bigint not null, started_at bigint, seen_at bigint, ended_at bigint,
        demo_minor bigint check (demo_minor >= 0))`,
      "create index provider_play_member on provider_play (member_ref) where ended_at is null",
      `create table provider_bet (
        id text not null primary key,
        play_id text, member_ref text not null, brand text not null, asset text not null,
        platform text not null, game_id text not null, category bigint not null, choice text not null,
        stake bigint not null check (stake > 0), valid bigint not null check (valid in (0, stake)), payout bigint not null check (payout >= 0),
        state text not null check (state in ('unsettled', 'won', 'lost', 'draw', 'cancelled')),
        face text not null, round_id text, price bigint,
        placed_at bigint not null, due_at bigint, settled_at bigint,
        check ((state = 'unsettled') = (settled_at is null)))`,
      "create index provider_bet_member on provider_bet (member_ref, placed_at)",
      "create index provider_bet_settled on provider_bet (member_ref, settled_at)",
      "create index provider_bet_play on provider_bet (play_id)",
      "create index provider_bet_due on provider_bet (due_at) where state = 'unsettled'",
      "create table provider_match (id text not null primary key, result text not null, drawn_at bigint not null)",
      `create table provider_order (
        order_no text not null primary key,
        member_ref text not null, platform text not null, direction text not null check (direction in ('credit', 'debit')),
        minor bigint not null, asset text not null, word text not null check (word in ('ok', 'refused')), at bigint not null)`,
      "create table provider_closing (platform text not null primary key, start_at bigint, end_at bigint, text text not null)",
      "create table provider_seed (member_ref text not null, seed text not null, placed bigint not null, primary key (member_ref, seed))",
    ],
    appendOnly: ["provider_match", "provider_order"],
  },
  {
    name: "002_shelf",
    statements: [
      `create table provider_favourite (
        brand text not null, member_ref text not null, game_id text not null, place bigint not null,
        primary key (brand, member_ref, game_id))`,
      `create table provider_recent (
        brand text not null, member_ref text not null, game_id text not null, place bigint not null,
        primary key (brand, member_ref, game_id))`,
    ],
  },
  {
    name: "003_legs",
    statements: [
      `create table provider_leg (
        bet_id text not null references provider_bet (id), place bigint not null,
        platform text not null, fixture text not null, selection text not null check (selection in ('home', 'draw', 'away')),
        price bigint not null check (price > 0), kick_at bigint not null, due_at bigint not null,
        state text not null check (state in ('open', 'won', 'lost', 'void')),
        primary key (bet_id, place))`,
      `insert into provider_leg (bet_id, place, platform, fixture, selection, price, kick_at, due_at, state)
        select id, 0, platform, round_id,
          case when choice like '%-home' then 'home' when choice like '%-draw' then 'draw' else 'away' end,
          price, due_at - 25000, due_at,
          case state when 'unsettled' then 'open' when 'won' then 'won' when 'lost' then 'lost' else 'void' end
        from provider_bet where round_id is not null and price is not null and due_at is not null`,
      "create index provider_leg_open on provider_leg (due_at) where state = 'open'",
      "create index provider_leg_fixture on provider_leg (fixture)",
      "create index provider_bet_open on provider_bet (member_ref) where state = 'unsettled'",
      "drop index provider_bet_due",
      "alter table provider_bet drop column round_id",
      "alter table provider_bet drop column price",
      "alter table provider_bet drop column due_at",
    ],
  },
  {
    name: "004_play_place",
    statements: [
      "alter table provider_play add column zone text",
      "alter table provider_play add column exit_url text",
      "alter table provider_closing add column said_at bigint",
    ],
  },
  {
    name: "005_shared_faults",
    statements: [
      `create table provider_fault (
        platform text not null primary key,
        delay_ms bigint not null, refuse bigint not null, lose_answer bigint not null, late_ms bigint not null)`,
      `create table provider_question (
        platform text not null, question text not null, asked_at bigint not null, primary key (platform, question))`,
      `create table provider_late_order (
        order_no text not null primary key,
        member_ref text not null, platform text not null,
        direction text not null check (direction in ('credit', 'debit')),
        minor bigint not null, asset text not null, at bigint not null)`,
      "create index provider_play_brand on provider_play (brand) where ended_at is null",
    ],
  },
  { name: "006_free_bets", statements: ["alter table provider_bet add column free_bet text"] },
];
