import type { FeedbackState } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand, Env, Paging } from "../interface/ports.ts";
import { tellMember } from "../messages/tell.ts";
import type { TextCode } from "../text/read-text.ts";
import {
  addEntry,
  changeFeedback,
  detailOf,
  type FeedbackDetail,
  type FeedbackLine,
  feedbackOf,
  pageOf,
  readReply,
} from "./entries.ts";

export type OperatorFeedbackLine = FeedbackLine & { readonly member: string };
export type OperatorFeedbackDetail = FeedbackDetail & { readonly member: string };

/** Feedback of all members, newest first. */
export const listForOperator = (
  brand: CorrespondenceBrand,
  { state, ...paging }: Paging & { readonly state?: FeedbackState | undefined },
): Work<{ readonly total: number; readonly list: readonly OperatorFeedbackLine[] }> => pageOf(brand, { state }, paging);

export function* readForOperator(
  env: Env,
  brand: CorrespondenceBrand,
  id: string,
): Work<Answer<OperatorFeedbackDetail, "feedback_unknown">> {
  const row = yield* feedbackOf(brand, id);
  if (row === undefined) return refuse("feedback_unknown");
  return accept({ ...(yield* detailOf(env, brand, row)), member: row.member });
}

/** Answers a feedback that is not closed, and tells the member. */
export function* replyFeedback(
  env: Env,
  brand: CorrespondenceBrand,
  { id, text }: { readonly id: string; readonly text: string },
  now: number,
): Work<Answer<OperatorFeedbackDetail, TextCode | "feedback_unknown" | "feedback_closed">> {
  const row = yield* feedbackOf(brand, id);
  if (row === undefined) return refuse("feedback_unknown");
  if (row.state === "closed") return refuse("feedback_closed");
  const read = readReply(text);
  if (!read.ok) return read;
  const at = BigInt(now);
  yield* addEntry(row, { author: "", text: read.data, pictures: [] }, null, at);
  const change = { state: "answered", is_news: 1n, last: row.last + 1n, updated_at: at } as const;
  yield* changeFeedback(id, change);
  const event = { type: "answered", id: `${id}/${change.last}`, about: "feedback" } as const;
  yield* tellMember(env, { brand, member: row.member }, event, now);
  return accept({ ...(yield* detailOf(env, brand, { ...row, ...change })), member: row.member });
}

/** Closes a feedback; again it changes nothing. */
export function* closeFeedback(
  env: Env,
  brand: CorrespondenceBrand,
  id: string,
  now: number,
): Work<Answer<OperatorFeedbackDetail, "feedback_unknown">> {
  const row = yield* feedbackOf(brand, id);
  if (row === undefined) return refuse("feedback_unknown");
  const change = row.state === "closed" ? {} : ({ state: "closed", updated_at: BigInt(now) } as const);
  if (row.state !== "closed") yield* changeFeedback(id, change);
  return accept({ ...(yield* detailOf(env, brand, { ...row, ...change })), member: row.member });
}
