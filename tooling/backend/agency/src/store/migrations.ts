import type { Migration } from "@baize/ledger";

/** Tables of the agent programme, for `database.migrate("agency", agencyMigrations)`. Amounts are minor units. */
export const agencyMigrations: readonly Migration[] = [
  {
    name: "001_agency",
    statements: [
      `create table agency_application (
        id text not null primary key, brand text not null, member text not null,
        state text not null check (state in ('pending', 'approved', 'refused')),
        sealed text not null, reason text not null, created_at bigint not null, decided_at bigint)`,
      // One open at a time, and none of an agent.
      `create unique index agency_application_open on agency_application (brand, member)
        where state in ('pending', 'approved')`,
      "create index agency_application_member on agency_application (brand, member, created_at)",
      "create index agency_application_state on agency_application (brand, state, created_at)",
      `create table agency_rules (
        brand text not null, from_day text not null, rules text not null, created_at bigint not null,
        primary key (brand, from_day))`,
      `create table agency_tier (
        brand text not null, agent text not null, day text not null,
        active bigint not null check (active >= 0), tier bigint not null check (tier >= 0),
        primary key (brand, agent, day))`,
      `create table agency_earning (
        brand text not null, agent text not null, invitee text not null, day text not null, part text not null,
        base bigint not null check (base > 0), percent text not null,
        amount bigint not null check (amount between 0 and base),
        reason text not null check (reason in ('', 'related', 'barred', 'no_deposit')), payout text,
        check (reason = '' or amount = 0), check (payout is null or amount > 0),
        primary key (brand, agent, invitee, day, part))`,
      "create index agency_earning_agent on agency_earning (brand, agent, day)",
      "create index agency_earning_payout on agency_earning (payout) where payout is not null",
      "create index agency_earning_open on agency_earning (brand, agent) where payout is null and amount > 0",
      `create table agency_payout (
        id text not null primary key, brand text not null, agent text not null, day text not null,
        amount bigint not null check (amount > 0), at bigint not null, unique (brand, agent, day))`,
      "create index agency_payout_agent on agency_payout (brand, agent, at)",
      "create table agency_day (brand text not null, day text not null, at bigint not null, primary key (brand, day))",
      `create table agency_finding (
        brand text not null, agent text not null, invitee text not null, day text not null, at bigint not null,
        primary key (brand, agent, invitee))`,
      "create index agency_finding_at on agency_finding (brand, at)",
    ],
    appendOnly: ["agency_tier", "agency_payout", "agency_day", "agency_finding"],
  },
];
