import { LINK_ACTION, MESSAGE_FORMATS, MESSAGE_KINDS } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, id, idList, instant, paging } from "./shapes.ts";

const kind = v.optional(v.picklist(MESSAGE_KINDS));
export const unreadCounts = v.object({
  total: v.number(),
  notice: v.number(),
  personal: v.number(),
  activity: v.number(),
});
const line = v.object({
  id,
  kind: v.picklist(MESSAGE_KINDS),
  title: v.string(),
  time: instant,
  isRead: answerFlag,
  isPinned: answerFlag,
});
const ids = idList(100);

/** A member's messages; the counts alone are `member.messageNum`. */
export const messages = {
  list: get("/api/x/v1/message/list", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["messages"],
    summary: "Messages, pinned ones and then the newest first, with the unread counts of all kinds",
    input: v.object({ kind, ...paging }),
    data: v.object({ total: v.number(), unread: unreadCounts, list: v.array(line) }),
  }),
  detail: post("/api/x/v1/message/detail", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "A message in full, which marks it as read",
    input: v.object({ id }),
    data: v.object({
      ...line.entries,
      format: v.picklist(MESSAGE_FORMATS),
      /** HTML as it was written: it has to be sanitised before it is shown. */
      body: v.string(),
      /** Copied, or opened: a path of the site or an https address (docs/specification.md §9.10). */
      link: v.nullable(v.object({ action: v.picklist(Object.values(LINK_ACTION)), value: v.string() })),
      /** Ids of the neighbours of its kind: the one above and the one below. */
      prev: v.nullable(id),
      next: v.nullable(id),
    }),
    errors: ["message_unknown"],
  }),
  readAll: post("/api/x/v1/message/read-all", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Mark all messages as read, or those of a kind",
    input: v.object({ kind }),
    data: unreadCounts,
  }),
  remove: post("/api/x/v1/message/delete", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Delete messages, which can be undone for a while",
    input: v.object({ ids }),
    data: v.object({ removed: v.number(), restoreUntil: instant }),
    errors: ["message_unknown"],
  }),
  restore: post("/api/x/v1/message/restore", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Undo a deletion",
    input: v.object({ ids }),
    data: v.object({ restored: v.number() }),
    errors: ["message_unknown", "restore_over"],
  }),
} as const;
