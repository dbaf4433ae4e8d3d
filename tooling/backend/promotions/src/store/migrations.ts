import type { Migration } from "@baize/ledger";

/** Tables of promotions, for `database.migrate("promotions", promotionMigrations)`. Amounts are minor units. */
export const promotionMigrations: readonly Migration[] = [
  {
    name: "001_promotions",
    statements: [
      `create table promo_activity (
        id text not null, brand text not null, type text not null, seq bigint not null,
        starts_at bigint, ends_at bigint, stopped_at bigint, rules text not null, created_at bigint not null,
        primary key (brand, id))`,
      `create table promo_join (
        brand text not null, activity text not null, member text not null, at bigint not null,
        primary key (brand, activity, member))`,
      `create table promo_award (
        id text not null primary key, brand text not null, activity text not null, member text not null,
        once text not null, amount bigint not null check (amount >= 0),
        state text not null check (state in ('pending', 'passed', 'refused', 'paid', 'ended')),
        reason text not null, facts text not null, sealed text, created_at bigint not null, decided_at bigint,
        expires_at bigint, deposit text, unique (brand, activity, member, once))`,
      "create unique index promo_award_deposit on promo_award (brand, deposit) where deposit is not null",
      "create index promo_award_member on promo_award (member, created_at)",
      "create index promo_award_state on promo_award (brand, state, created_at)",
      "create index promo_award_expiry on promo_award (expires_at) where expires_at is not null",
      `create table promo_stock (
        brand text not null, activity text not null, item text not null,
        remaining bigint not null check (remaining >= 0), primary key (brand, activity, item))`,
      `create table promo_code (
        brand text not null, code_index text not null, activity text not null, hint text not null,
        amount bigint not null check (amount > 0), remaining bigint not null check (remaining >= 0),
        owner text, expires_at bigint, primary key (brand, code_index))`,
      `create table promo_mark (
        brand text not null, activity text not null, once text not null, kind text not null, value text not null,
        member text not null, primary key (brand, activity, once, kind, value))`,
      `create table promo_finding (
        id text not null primary key, brand text not null, activity text not null, member text not null,
        kind text not null, other text not null, at bigint not null)`,
      `create table promo_sign (
        brand text not null, member text not null, day text not null, by text not null check (by in ('sign', 'resign')),
        at bigint not null, primary key (brand, member, day))`,
      `create table promo_address (member text not null primary key, sealed text not null, at bigint not null)`,
    ],
    appendOnly: ["promo_finding", "promo_sign"],
  },
  {
    // What an operator wrote in free words, or a code that is none of the list.
    name: "002_reasons",
    statements: [
      `update promo_award set reason = 'other' where reason not in (
        '', 'not_eligible', 'already_joined', 'budget_gone', 'forfeited', 'expired', 'reversed')`,
    ],
  },
  {
    name: "003_rebate_days",
    statements: [
      "create table promo_rebate_day (brand text not null, day text not null, at bigint not null, primary key (brand, day))",
    ],
    appendOnly: ["promo_rebate_day"],
  },
  {
    name: "004_free_bets",
    statements: [
      `create table promo_free_bets (
        award text not null primary key references promo_award (id),
        brand text not null, activity text not null, member text not null,
        stake bigint not null check (stake > 0), total bigint not null check (total > 0),
        used bigint not null check (used >= 0), returned bigint not null check (returned >= 0),
        categories text not null, expires_at bigint not null, ended_at bigint,
        check (used + returned <= total))`,
      "create index promo_free_bets_member on promo_free_bets (member, expires_at)",
      `create table promo_free_bet (
        bet text not null primary key, award text not null references promo_free_bets (award),
        state text not null check (state in ('open', 'settled', 'returned')),
        placed_at bigint not null, won bigint not null check (won >= 0))`,
      "create index promo_free_bet_award on promo_free_bet (award)",
    ],
  },
];
