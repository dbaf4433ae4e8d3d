import { FEEDBACK_STATES, FEEDBACK_TYPES } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, id, idList, instant, longText, paging, reqId, text } from "./shapes.ts";

const line = v.object({
  /** Its number, for the member and the operator. */
  id,
  type: v.picklist(FEEDBACK_TYPES),
  state: v.picklist(FEEDBACK_STATES),
  /** The first text. */
  text: v.string(),
  time: instant,
  updatedAt: instant,
  /** It has a reply that the member has not read. */
  isNews: answerFlag,
});
const detail = v.object({
  ...line.entries,
  /** Empty for none. */
  contact: v.string(),
  entries: v.array(
    v.object({
      id,
      by: v.picklist(["member", "operator"]),
      text: v.string(),
      pictures: v.array(v.object({ id, url: v.string() })),
      time: instant,
    }),
  ),
});
/** What a member writes: 10 to 500 characters, and up to three uploaded pictures. */
const written = { text: longText, pictures: v.optional(v.union([v.literal(""), idList(10)]), ""), reqId };
/** `text_too_short` has `detail.min` and `text_too_long` `detail.max`; `feedback_quota` has `detail.perDay`. */
const writtenErrors = [
  "text_too_short",
  "text_too_long",
  "text_invalid",
  "pictures_too_many",
  "picture_unknown",
  "feedback_quota",
  "key_reused",
] as const;

/** A member's feedback. Ids of others' are as ids that do not exist. */
export const feedback = {
  add: post("/api/x/v1/feedback/add", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Send feedback",
    input: v.object({ type: v.picklist(FEEDBACK_TYPES), ...written, contact: v.optional(text(100), "") }),
    data: line,
    errors: writtenErrors,
  }),
  list: get("/api/x/v1/feedback/list", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "The member's feedback, the latest change first",
    input: v.object(paging),
    /** `left`: texts that may still be sent on the brand's day. */
    data: v.object({ total: v.number(), left: v.number(), list: v.array(line) }),
  }),
  detail: post("/api/x/v1/feedback/detail", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "One feedback with its replies, which are read then",
    input: v.object({ id }),
    data: detail,
    errors: ["feedback_unknown"],
  }),
  follow: post("/api/x/v1/feedback/follow", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Add to a feedback that is not closed",
    input: v.object({ id, ...written }),
    data: detail,
    errors: [...writtenErrors, "feedback_unknown", "feedback_closed"],
  }),
} as const;
