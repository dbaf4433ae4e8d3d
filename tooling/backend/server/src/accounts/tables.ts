import { builder, type Migration } from "@baize/ledger";

/** Integers are bigint, flags 0n or 1n, instants epoch milliseconds. */
export interface MemberRow {
  readonly id: string;
  readonly brand: string;
  readonly username: string;
  readonly username_key: string;
  readonly password: string;
  /** Sealed, as the e-mail address is; looked up by their keyed digests. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly phone_index: string | null;
  readonly email_index: string | null;
  readonly real_name: string;
  readonly avatar: string;
  readonly invite_code: string;
  readonly invited_by: string | null;
  readonly vip_level: bigint;
  /** The highest level that the member has had. */
  readonly vip_peak: bigint;
  /** First day of the quarter in which the level was reached; null before the first judgement. */
  readonly vip_reached: string | null;
  /** First day of the quarter that is to be judged next; null before the first judgement. */
  readonly vip_quarter: string | null;
  /** Sealed `YYYY-MM-DD`. */
  readonly birthday: string | null;
  /** One of `GENDERS`. */
  readonly gender: string;
  /** 1 normal, 2 play locked, 3 money locked. */
  readonly status: bigint;
  readonly login_locked: bigint;
  readonly auto_transfer: bigint;
  readonly withdraw_password: string | null;
  readonly withdraw_tries: bigint;
  readonly withdraw_locked_until: bigint;
  readonly created_at: bigint;
  readonly login_at: bigint | null;
  readonly previous_login_at: bigint | null;
}
export interface FamilyRow {
  readonly vid: string;
  readonly brand: string;
  readonly member: string;
  readonly started_at: bigint;
  readonly active_at: bigint;
  readonly ended_at: bigint | null;
  /** One of `DEVICE_KINDS`. */
  readonly device: string;
  /** Masked; empty when unknown. */
  readonly network: string;
}
export interface TokenRow {
  readonly hash: string;
  readonly vid: string;
  readonly made_at: bigint;
  /** Hash of the token that this one replaces. */
  readonly parent: string | null;
  /** First request with this token. */
  readonly used_at: bigint | null;
  /** First request with the successor; from then on this token has its grace and no more. */
  readonly replaced_at: bigint | null;
}
interface CaptchaRow {
  readonly id: string;
  readonly bound_to: string;
  readonly answer: string;
  readonly expires_at: bigint;
}
interface CodeRow {
  readonly ticket: string;
  /** Keyed digest of brand, scene and target. */
  readonly bound_to: string;
  /** Id of the member whom the code is for, where the target does not say it. */
  readonly subject: string;
  readonly code: string;
  readonly tries: bigint;
  readonly expires_at: bigint;
}
interface CodeTargetRow {
  /** Keyed digest of what is sent to and of who asks. */
  readonly target: string;
  readonly sent_at: bigint;
  readonly day: string;
  readonly sent: bigint;
}
/** How a code was sent. */
export type OutboxChannel = "sms" | "email";
interface OutboxRow {
  readonly id: string;
  readonly brand: string;
  readonly channel: OutboxChannel;
  /** Sealed. */
  readonly target: string;
  readonly target_index: string;
  /** Sealed; empty when nothing was sent, and once the code is used or too old. */
  readonly code: string;
  readonly ticket: string;
  readonly note: string;
  readonly at: bigint;
}
interface TryRow {
  readonly subject: string;
  readonly fails: bigint;
  readonly paused_until: bigint;
  readonly at: bigint;
}
interface DeviceRow {
  readonly member: string;
  readonly device: string;
}
interface UploadRow {
  readonly id: string;
  readonly brand: string;
  readonly member: string;
  readonly scene: string;
  readonly day: string;
  readonly at: bigint;
}
interface NewsReadRow {
  readonly member: string;
  readonly entry: string;
  readonly at: bigint;
}
interface ConsoleTryRow {
  readonly address: string;
  readonly fails: bigint;
  readonly since: bigint;
}
interface PresenceRow {
  readonly family: string;
  readonly brand: string;
  readonly member: string;
  readonly game: string;
  readonly seen_at: bigint;
}
interface LockRow {
  readonly member: string;
  readonly since: bigint;
  /** Null: it is on. */
  readonly until: bigint | null;
}
interface TurnRow {
  readonly subject: string;
  /** The process that holds the lock. */
  readonly holder: string;
  readonly until: bigint;
}
export interface PasskeyRow {
  readonly id: string;
  readonly brand: string;
  /** Host that the authenticator made it for. */
  readonly rp_id: string;
  /** Id and public key (COSE) of the credential, base64url. */
  readonly credential: string;
  readonly public_key: string;
  readonly member: string;
  readonly name: string;
  /** Signatures that the authenticator has counted; 0 where it does not count. */
  readonly counter: bigint;
  readonly created_at: bigint;
  readonly used_at: bigint | null;
}
/** The ticket is a keyed digest. */
type PasskeyTicketRow = Pick<CaptchaRow, "bound_to" | "expires_at"> & { readonly ticket: string };
interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** Tables of the back end itself; money is the ledger's, the cashier's and the provider's. */
export interface Tables {
  site_member: MemberRow;
  site_family: FamilyRow;
  site_token: TokenRow;
  site_captcha: CaptchaRow;
  site_code: CodeRow;
  site_code_target: CodeTargetRow;
  site_outbox: OutboxRow;
  site_try: TryRow;
  site_device: DeviceRow;
  site_upload: UploadRow;
  site_setting: SettingRow;
  site_news_read: NewsReadRow;
  site_console_try: ConsoleTryRow;
  site_presence: PresenceRow;
  site_turn: TurnRow;
  site_lock: LockRow;
  site_passkey: PasskeyRow;
  site_passkey_ticket: PasskeyTicketRow;
}
export const q = builder<Tables>();

export const siteMigrations: readonly Migration[] = [
  {
    name: "001_accounts",
    statements: [
      `create table site_member (
        id text primary key, brand text not null, username text not null, username_key text not null, password text not null,
        phone text, email text, real_name text not null, avatar text not null,
        invite_code text not null, invited_by text, vip_level bigint not null check (vip_level between 0 and 10),
        status bigint not null check (status in (1, 2, 3)), login_locked bigint not null, auto_transfer bigint not null,
        withdraw_password text, withdraw_tries bigint not null, withdraw_locked_until bigint not null,
        created_at bigint not null, login_at bigint, previous_login_at bigint,
        unique (brand, username_key), unique (brand, phone), unique (brand, email), unique (brand, invite_code))`,
      `create table site_family (vid text primary key, brand text not null, member text not null, started_at bigint not null, active_at bigint not null, ended_at bigint)`,
      `create index site_family_member on site_family (member)`,
      `create table site_token (hash text primary key, vid text not null, made_at bigint not null, parent text, used_at bigint, replaced_at bigint)`,
      `create index site_token_family on site_token (vid)`,
      `create table site_captcha (id text primary key, bound_to text not null, answer text not null, expires_at bigint not null)`,
      `create table site_code (ticket text primary key, bound_to text not null, subject text not null, code text not null, tries bigint not null, expires_at bigint not null)`,
      `create table site_code_target (target text primary key, sent_at bigint not null, day text not null, sent bigint not null)`,
      `create table site_outbox (id text primary key, brand text not null, channel text not null, target text not null, code text not null, note text not null, at bigint not null)`,
      `create index site_outbox_at on site_outbox (brand, at)`,
      `create table site_try (subject text primary key, fails bigint not null, paused_until bigint not null, at bigint not null)`,
      `create table site_device (member text not null, device text not null, primary key (member, device))`,
      `create table site_upload (id text primary key, brand text not null, member text not null, scene text not null, day text not null, at bigint not null)`,
      `create index site_upload_member on site_upload (member, day)`,
      `create table site_setting (name text primary key, value text not null)`,
    ],
  },
  {
    name: "002_news",
    statements: [
      `create table site_news_read (member text not null, entry text not null, at bigint not null, primary key (member, entry))`,
    ],
  },
  {
    name: "003_console",
    statements: [
      `create table site_console_try (address text primary key, fails bigint not null, since bigint not null)`,
    ],
  },
  {
    name: "004_shared",
    statements: [
      `create table site_presence (family text primary key, brand text not null, member text not null, game text not null, seen_at bigint not null)`,
      `create index site_presence_brand on site_presence (brand, seen_at)`,
      `create table site_turn (subject text primary key, holder text not null, until bigint not null)`,
    ],
  },
  {
    // Codes on their way end; nothing else of the tables that are emptied outlives a week.
    name: "005_sealed",
    statements: [
      `alter table site_member add column phone_index text`,
      `alter table site_member add column email_index text`,
      `create unique index site_member_phone on site_member (brand, phone_index)`,
      `create unique index site_member_email on site_member (brand, email_index)`,
      `delete from site_code`,
      `delete from site_code_target`,
      `drop table site_outbox`,
      `create table site_outbox (id text primary key, brand text not null, channel text not null, target text not null, target_index text not null,
        code text not null, ticket text not null, note text not null, at bigint not null)`,
      `create index site_outbox_at on site_outbox (brand, at)`,
      `create index site_outbox_target on site_outbox (brand, target_index, at)`,
      `create index site_outbox_ticket on site_outbox (ticket)`,
    ],
  },
  {
    // A level that was reached before levels could be lost counts as reached in the quarter of its first judgement.
    name: "006_vip",
    statements: [
      `alter table site_member add column vip_peak bigint not null default 0`,
      `alter table site_member add column vip_reached text`,
      `alter table site_member add column vip_quarter text`,
      `alter table site_member add column birthday text`,
      `update site_member set vip_peak = vip_level`,
      `create index site_member_quarter on site_member (brand, vip_quarter)`,
    ],
  },
  {
    // When a lock that is on already began is not known: it counts as one from the registration on.
    name: "007_agents",
    statements: [
      `create index site_member_invited on site_member (brand, invited_by, created_at)`,
      `create table site_lock (member text not null, since bigint not null, until bigint, primary key (member, since))`,
      `insert into site_lock (member, since) select id, created_at from site_member where status <> 1 or login_locked = 1`,
    ],
  },
  {
    name: "008_profile",
    statements: [
      `alter table site_member add column gender text not null default ''`,
      `alter table site_family add column device text not null default 'web'`,
      `alter table site_family add column network text not null default ''`,
    ],
  },
  {
    name: "009_passkeys",
    statements: [
      `create table site_passkey (id text primary key, brand text not null, rp_id text not null,
        credential text not null, public_key text not null, member text not null, name text not null, counter bigint not null,
        created_at bigint not null, used_at bigint, unique (brand, rp_id, credential))`,
      `create index site_passkey_member on site_passkey (member)`,
      `create table site_passkey_ticket (ticket text primary key, bound_to text not null, expires_at bigint not null)`,
    ],
  },
];
