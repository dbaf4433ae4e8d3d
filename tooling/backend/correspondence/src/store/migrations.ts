import type { Migration } from "@baize/ledger";

/** Tables of correspondence, for `database.migrate("correspondence", correspondenceMigrations)`. */
export const correspondenceMigrations: readonly Migration[] = [
  {
    name: "001_correspondence",
    statements: [
      `create table corr_message (
        id text not null primary key, brand text not null,
        kind text not null check (kind in ('notice', 'personal', 'activity')),
        member text not null, min_level bigint not null, pinned bigint not null check (pinned in (0, 1)),
        format text not null check (format in ('text', 'html')), title text not null, body text not null,
        action bigint check (action in (1, 2)), action_value text, once text, at bigint not null)`,
      "create unique index corr_message_once on corr_message (brand, once) where once is not null",
      "create index corr_message_box on corr_message (brand, member, kind, id)",
      "create index corr_message_age on corr_message (brand, at)",
      `create table corr_message_mark (
        message text not null, member text not null, read_at bigint, deleted_at bigint,
        primary key (message, member))`,
      `create table corr_feedback (
        id text not null primary key, brand text not null, member text not null,
        type text not null check (
          type in ('deposit', 'withdrawal', 'game', 'account', 'suggestion', 'complaint', 'other')),
        state text not null check (state in ('open', 'answered', 'closed')), contact text,
        is_news bigint not null check (is_news in (0, 1)), last bigint not null,
        created_at bigint not null, updated_at bigint not null)`,
      "create index corr_feedback_member on corr_feedback (brand, member, id)",
      "create index corr_feedback_state on corr_feedback (brand, state, updated_at)",
      `create table corr_feedback_entry (
        feedback text not null, seq bigint not null, brand text not null, author text not null,
        text text not null, pictures text not null, key text, at bigint not null, primary key (feedback, seq))`,
      "create index corr_feedback_entry_day on corr_feedback_entry (brand, author, at)",
      "create unique index corr_feedback_entry_key on corr_feedback_entry (brand, author, key) where key is not null",
      `create table corr_desk (
        id text not null primary key, brand text not null, owner text not null, member text,
        state text not null check (state in ('open', 'closed')),
        is_ticket bigint not null check (is_ticket in (0, 1)), last bigint not null, owner_seen bigint not null,
        desk_seen bigint not null, waiting_since bigint, updated_at bigint not null, unique (brand, owner))`,
      "create index corr_desk_state on corr_desk (brand, state, waiting_since)",
      "create index corr_desk_age on corr_desk (brand, updated_at)",
      `create table corr_desk_line (
        conversation text not null, seq bigint not null, by_desk bigint not null check (by_desk in (0, 1)),
        text text not null, picture text, key text, at bigint not null, primary key (conversation, seq))`,
      "create unique index corr_desk_line_key on corr_desk_line (conversation, key) where key is not null",
      `create table corr_help_vote (
        brand text not null, article text not null, voter text not null,
        is_useful bigint not null check (is_useful in (0, 1)), at bigint not null,
        primary key (brand, article, voter))`,
    ],
    appendOnly: ["corr_feedback_entry", "corr_help_vote"],
  },
];
