import type { FeedbackType } from "@baize/domain";
import { run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Env, MemberContext, Paging } from "../interface/ports.ts";
import { type FeedbackRow, q } from "../store/tables.ts";
import { readText } from "../text/read-text.ts";
import {
  addEntry,
  changeFeedback,
  checkWritten,
  detailOf,
  type EntryCode,
  type FeedbackDetail,
  feedbackOf,
  type FeedbackLine,
  isSameText,
  leftToday,
  lineOf,
  pageOf,
  writtenBefore,
  type WrittenText,
} from "./entries.ts";

/** Code points of a contact. */
const CONTACT = { min: 0, max: 100 } as const;

export interface NewFeedback extends WrittenText {
  readonly type: FeedbackType;
  /** How the member wants to be reached; empty for none. */
  readonly contact: string;
}

export interface FeedbackList {
  readonly total: number;
  /** How many texts the member may still send today. */
  readonly left: number;
  readonly list: readonly FeedbackLine[];
}

/** The member's own, unknown to all others. */
function* ownFeedback({ brand, member }: MemberContext, id: string): Work<FeedbackRow | null> {
  const row = yield* feedbackOf(brand, id);
  return row?.member === member ? row : null;
}

export function* addFeedback(
  env: Env,
  ctx: MemberContext,
  input: NewFeedback,
  now: number,
): Work<Answer<FeedbackLine, EntryCode>> {
  const { brand, member } = ctx;
  const before = yield* writtenBefore(ctx, input.reqId);
  if (before !== undefined) {
    const kept = yield* ownFeedback(ctx, before.feedback);
    const isSame = kept?.type === input.type && before.seq === 1n && isSameText(before, input.text);
    return kept !== null && isSame ? accept(lineOf(brand, kept, before.text)) : refuse("key_reused");
  }
  const contact = readText(input.contact, CONTACT);
  if (!contact.ok) return refuse(contact.code, { ...contact.detail, field: "contact" });
  const written = yield* checkWritten(env, ctx, input, now);
  if (!written.ok) return written;
  const at = BigInt(now);
  const row: FeedbackRow = {
    id: env.newId("F"),
    brand: brand.code,
    member,
    type: input.type,
    state: "open",
    contact: contact.data === "" ? null : env.vault.seal("feedback/contact", contact.data),
    is_news: 0n,
    last: 1n,
    created_at: at,
    updated_at: at,
  };
  yield* run(q.insertInto("corr_feedback").values(row));
  yield* addEntry({ ...row, last: 0n }, { author: member, ...written.data }, input.reqId, at);
  return accept(lineOf(brand, row, written.data.text));
}

export function* listFeedback(ctx: MemberContext, paging: Paging, now: number): Work<FeedbackList> {
  const { total, list } = yield* pageOf(ctx.brand, { member: ctx.member }, paging);
  return { total, left: yield* leftToday(ctx, now), list: list.map(({ member: _own, ...line }) => line) };
}

/** A feedback in full; its replies are no news afterwards. */
export function* readFeedback(
  env: Env,
  ctx: MemberContext,
  id: string,
): Work<Answer<FeedbackDetail, "feedback_unknown">> {
  const row = yield* ownFeedback(ctx, id);
  if (row === null) return refuse("feedback_unknown");
  if (row.is_news === 1n) yield* changeFeedback(id, { is_news: 0n });
  return accept(yield* detailOf(env, ctx.brand, { ...row, is_news: 0n }));
}

/** Adds the member's text to a feedback that is not closed, which opens it again. */
export function* followFeedback(
  env: Env,
  ctx: MemberContext,
  { id, ...input }: WrittenText & { readonly id: string },
  now: number,
): Work<Answer<FeedbackDetail, EntryCode | "feedback_unknown" | "feedback_closed">> {
  const { brand, member } = ctx;
  const row = yield* ownFeedback(ctx, id);
  if (row === null) return refuse("feedback_unknown");
  const before = yield* writtenBefore(ctx, input.reqId);
  if (before !== undefined) {
    const isSame = before.feedback === id && isSameText(before, input.text);
    return isSame ? accept(yield* detailOf(env, brand, row)) : refuse("key_reused");
  }
  if (row.state === "closed") return refuse("feedback_closed");
  const written = yield* checkWritten(env, ctx, input, now);
  if (!written.ok) return written;
  const at = BigInt(now);
  yield* addEntry(row, { author: member, ...written.data }, input.reqId, at);
  const change = { state: "open", last: row.last + 1n, updated_at: at } as const;
  yield* changeFeedback(id, change);
  return accept(yield* detailOf(env, brand, { ...row, ...change }));
}
