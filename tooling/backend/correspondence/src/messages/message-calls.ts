import {
  isLinkAction,
  type LinkAction,
  type OwnText,
  type MessageFormat,
  type MessageKind,
  type TextLocale,
  toIso,
} from "@baize/domain";
import type { Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Env, MemberContext, Paging } from "../interface/ports.ts";
import type { MessageRow } from "../store/tables.ts";
import { countUnread, messageOf, openMailbox, pageOf, type UnreadCounts } from "./mailbox.ts";
import { markRead } from "./marks.ts";

export interface MessageLine {
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: string;
  readonly time: string;
  readonly isRead: boolean;
  readonly isPinned: boolean;
}

export interface MessageList {
  readonly total: number;
  readonly unread: UnreadCounts;
  readonly list: readonly MessageLine[];
}

export interface MessageDetail extends MessageLine {
  readonly format: MessageFormat;
  /** As it was written: HTML has to be sanitised before it is shown. */
  readonly body: string;
  /** `LINK_ACTION`; opened is a path of the site or an https address. */
  readonly link: { readonly action: LinkAction; readonly value: string } | null;
  /** Ids of the neighbours of its kind, as the list is ordered: the one above and the one below. */
  readonly prev: string | null;
  readonly next: string | null;
}

const inLocale = (json: string, locale: TextLocale): string => (JSON.parse(json) as OwnText)[locale];

type Marked = MessageRow & { readonly read_at: bigint | null };

const lineOf = (row: Marked, { brand, locale }: MemberContext): MessageLine => ({
  id: row.id,
  kind: row.kind,
  title: inLocale(row.title, locale),
  time: toIso(Number(row.at), brand.zone),
  isRead: row.read_at !== null,
  isPinned: row.pinned === 1n,
});

export function* listMessages(
  env: Env,
  ctx: MemberContext,
  { kind, ...paging }: Paging & { readonly kind?: MessageKind | undefined },
): Work<MessageList> {
  const box = yield* openMailbox(env, ctx);
  const { total, list } = yield* pageOf(box, kind, paging);
  return { total, unread: yield* countUnread(box), list: list.map((row) => lineOf(row, ctx)) };
}

/** A message in full, which marks it as read. */
export function* readMessage(
  env: Env,
  ctx: MemberContext,
  id: string,
  now: number,
): Work<Answer<MessageDetail, "message_unknown">> {
  const box = yield* openMailbox(env, ctx);
  const found = yield* messageOf(box, id);
  if (found === null) return refuse("message_unknown");
  const { row, prev, next } = found;
  if (row.read_at === null) yield* markRead(box, id, now);
  const action = Number(row.action);
  return accept({
    ...lineOf(row, ctx),
    isRead: true,
    format: row.format,
    body: inLocale(row.body, ctx.locale),
    link: isLinkAction(action) ? { action, value: row.action_value ?? "" } : null,
    prev,
    next,
  });
}
