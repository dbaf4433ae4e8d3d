import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, id, instant, longText, nothing, reqId, visitor, whole } from "./shapes.ts";

const lineNumber = whole(0, 999_999_999);
const view = v.object({
  /** "none": nothing was written yet. A line that is written opens a closed conversation again. */
  state: v.picklist(["none", "open", "closed"]),
  /** Written while the desk was closed: answered once it opens. */
  isTicket: answerFlag,
  hours: v.object({ isOpen: answerFlag, opensAt: v.nullable(instant), closesAt: v.nullable(instant) }),
  /** Lines of the desk that the owner has not marked as seen. */
  unseen: v.number(),
  /** Number of the latest line that the desk has seen. */
  seenByDesk: v.number(),
  /** In their order, at most 50. */
  lines: v.array(
    v.object({
      /** Without gaps, from 1. */
      id: v.number(),
      by: v.picklist(["owner", "desk"]),
      text: v.string(),
      picture: v.nullable(v.object({ id, url: v.string() })),
      time: instant,
    }),
  ),
  hasMore: answerFlag,
});

/** The conversation with the service desk, for members and visitors: one each. */
export const desk = {
  visitor: post("/api/x/v1/desk/visitor", {
    source: "extension",
    access: "anyone",
    effect: "write",
    summary: "A token by which a visitor is known from now on",
    input: nothing,
    data: v.object({ token: v.string() }),
  }),
  read: get("/api/x/v1/desk", {
    source: "extension",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    summary: "The conversation: its newest lines, those after one, or those before one",
    input: v.object({ visitor, after: v.optional(lineNumber), before: v.optional(lineNumber) }),
    data: view,
  }),
  write: post("/api/x/v1/desk/write", {
    source: "extension",
    access: "anyone",
    effect: "write",
    summary: "Write a line of up to 1,000 characters with at most one picture; the conversation from that line on",
    input: v.object({ visitor, text: longText, picture: v.optional(id), reqId }),
    data: view,
    errors: ["text_too_short", "text_too_long", "text_invalid", "picture_unknown", "key_reused"],
  }),
  seen: post("/api/x/v1/desk/seen", {
    source: "extension",
    access: "anyone",
    effect: "write",
    isAutomatic: true,
    summary: "Mark the desk's lines as seen up to one",
    input: v.object({ visitor, upTo: lineNumber }),
    data: v.object({ unseen: v.number() }),
  }),
} as const;
