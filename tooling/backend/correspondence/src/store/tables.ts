import type { FeedbackState, FeedbackType, MessageFormat, MessageKind } from "@baize/domain";
import { builder } from "@baize/ledger";

export interface MessageRow {
  id: string;
  brand: string;
  kind: MessageKind;
  /** Empty: to all members from `min_level` on. */
  member: string;
  min_level: bigint;
  /** 1: also for members who registered later, and first in the list. */
  pinned: bigint;
  format: MessageFormat;
  /** JSON of `OwnText`, as `body` is. */
  title: string;
  body: string;
  /** `LINK_ACTION`. */
  action: bigint | null;
  action_value: string | null;
  /** What makes it the only one of its kind. */
  once: string | null;
  at: bigint;
}

export interface FeedbackRow {
  id: string;
  brand: string;
  member: string;
  type: FeedbackType;
  state: FeedbackState;
  /** Sealed. */
  contact: string | null;
  /** 1: it has a reply that the member has not read. */
  is_news: bigint;
  /** Number of the latest entry. */
  last: bigint;
  created_at: bigint;
  updated_at: bigint;
}

export interface FeedbackEntryRow {
  feedback: string;
  /** 1, 2, 3 … within the feedback. */
  seq: bigint;
  brand: string;
  /** The member; empty: an operator. */
  author: string;
  text: string;
  /** JSON of ids. */
  pictures: string;
  /** The member's idempotency key. */
  key: string | null;
  at: bigint;
}

export interface DeskRow {
  id: string;
  brand: string;
  /** `m/` with the member's id, or `v/` with the digest of a visitor's token. */
  owner: string;
  member: string | null;
  state: "open" | "closed";
  /** 1: written while the desk was closed, and not answered yet. */
  is_ticket: bigint;
  /** Number of the latest line; 0 for none. */
  last: bigint;
  /** Numbers of the latest lines that each side has seen. */
  owner_seen: bigint;
  desk_seen: bigint;
  /** When the first line was written that is not answered yet. */
  waiting_since: bigint | null;
  updated_at: bigint;
}

export interface DeskLineRow {
  conversation: string;
  /** 1, 2, 3 … within the conversation. */
  seq: bigint;
  by_desk: bigint;
  text: string;
  picture: string | null;
  /** The writer's idempotency key. */
  key: string | null;
  at: bigint;
}

export interface Tables {
  corr_message: MessageRow;
  corr_message_mark: { message: string; member: string; read_at: bigint | null; deleted_at: bigint | null };
  corr_feedback: FeedbackRow;
  corr_feedback_entry: FeedbackEntryRow;
  corr_desk: DeskRow;
  corr_desk_line: DeskLineRow;
  corr_help_vote: { brand: string; article: string; voter: string; is_useful: bigint; at: bigint };
}

export const q = builder<Tables>();
