import { dayIn, type FeedbackState, type FeedbackType, startOfDay, toIso } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand, Env, MemberContext } from "../interface/ports.ts";
import { type FeedbackEntryRow, type FeedbackRow, q } from "../store/tables.ts";
import { readText, type TextCode } from "../text/read-text.ts";

/** Code points of a member's text. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;
const REPLY_TEXT = { min: 1, max: 1_000 } as const;
export const MOST_PICTURES = 3;
/** Texts that a member may send on one of the brand's days, follow-ups among them. */
export const FEEDBACK_A_DAY = 10;

export interface FeedbackEntry {
  readonly id: string;
  readonly by: "member" | "operator";
  readonly text: string;
  readonly pictures: readonly { readonly id: string; readonly url: string }[];
  readonly time: string;
}

export interface FeedbackLine {
  /** Its number, for the member and the operator. */
  readonly id: string;
  readonly type: FeedbackType;
  readonly state: FeedbackState;
  /** The first text. */
  readonly text: string;
  readonly time: string;
  readonly updatedAt: string;
  /** It has a reply that the member has not read. */
  readonly isNews: boolean;
}

export interface FeedbackDetail extends FeedbackLine {
  /** Empty for none. */
  readonly contact: string;
  readonly entries: readonly FeedbackEntry[];
}

/** What a member writes. */
export interface WrittenText {
  readonly text: string;
  readonly pictures: readonly string[];
  /** Idempotency key: the same one acts once. */
  readonly reqId: string;
}

export type EntryCode = TextCode | "pictures_too_many" | "picture_unknown" | "feedback_quota" | "key_reused";

/** How many texts the member may still send today. */
export function* leftToday({ brand, member }: MemberContext, now: number): Work<number> {
  const start = startOfDay(brand.zone, dayIn(brand.zone, now)) ?? now;
  const row = yield* first(
    q
      .selectFrom("corr_feedback_entry")
      .select(sql<bigint>`count(*)`.as("count"))
      .where("brand", "=", brand.code)
      .where("author", "=", member)
      .where("at", ">=", BigInt(start)),
  );
  return Math.max(0, FEEDBACK_A_DAY - Number(row?.count ?? 0n));
}

/** The entry that the member wrote under a key before. */
export const writtenBefore = ({ brand, member }: MemberContext, key: string) =>
  first(
    q
      .selectFrom("corr_feedback_entry")
      .selectAll()
      .where("brand", "=", brand.code)
      .where("author", "=", member)
      .where("key", "=", key),
  );

/** Whether an entry has the text that came with its key again. */
export const isSameText = ({ text }: FeedbackEntryRow, given: string): boolean => {
  const read = readText(given, FEEDBACK_TEXT);
  return read.ok && read.data === text;
};

/** Checks what a member writes: text, pictures, and whether there is one left today. */
export function* checkWritten(
  env: Env,
  ctx: MemberContext,
  { text, pictures }: WrittenText,
  now: number,
): Work<Answer<{ readonly text: string; readonly pictures: readonly string[] }, EntryCode>> {
  const read = readText(text, FEEDBACK_TEXT);
  if (!read.ok) return read;
  const ids = [...new Set(pictures)];
  if (ids.length > MOST_PICTURES) return refuse("pictures_too_many", { max: String(MOST_PICTURES) });
  for (const id of ids)
    if (!(yield* env.pictures.owns(ctx.brand.code, ctx.member, id))) return refuse("picture_unknown");
  if ((yield* leftToday(ctx, now)) === 0) return refuse("feedback_quota", { perDay: String(FEEDBACK_A_DAY) });
  return accept({ text: read.data, pictures: ids });
}

export const readReply = (text: string): Answer<string, TextCode> => readText(text, REPLY_TEXT);

/** Adds the next entry of a feedback; an operator's has no author and no key. */
export const addEntry = (
  { id, brand, last }: Pick<FeedbackRow, "id" | "brand" | "last">,
  entry: { readonly author: string; readonly text: string; readonly pictures: readonly string[] },
  key: string | null,
  at: bigint,
): Work<number> =>
  run(
    q.insertInto("corr_feedback_entry").values({
      ...entry,
      feedback: id,
      seq: last + 1n,
      brand,
      pictures: JSON.stringify(entry.pictures),
      key,
      at,
    }),
  );

export const feedbackOf = (brand: CorrespondenceBrand, id: string) =>
  first(q.selectFrom("corr_feedback").selectAll().where("brand", "=", brand.code).where("id", "=", id));

export const changeFeedback = (id: string, change: Partial<FeedbackRow>): Work<number> =>
  run(q.updateTable("corr_feedback").set(change).where("id", "=", id));

export const lineOf = ({ zone }: CorrespondenceBrand, row: FeedbackRow, text: string): FeedbackLine => ({
  id: row.id,
  type: row.type,
  state: row.state,
  text,
  time: toIso(Number(row.created_at), zone),
  updatedAt: toIso(Number(row.updated_at), zone),
  isNews: row.is_news === 1n,
});

/** Texts of a feedback, oldest first. */
const entriesOf = (feedback: string) =>
  all(q.selectFrom("corr_feedback_entry").selectAll().where("feedback", "=", feedback).orderBy("seq"));

export function* detailOf(env: Env, brand: CorrespondenceBrand, row: FeedbackRow): Work<FeedbackDetail> {
  const entries = yield* entriesOf(row.id);
  return {
    ...lineOf(brand, row, entries[0]?.text ?? ""),
    contact: row.contact === null ? "" : env.vault.open("feedback/contact", row.contact),
    entries: entries.map(({ seq, author, text, pictures, at }) => ({
      id: String(seq),
      by: author === "" ? "operator" : "member",
      text,
      pictures: (JSON.parse(pictures) as string[]).map((picture) => ({ id: picture, url: env.pictures.url(picture) })),
      time: toIso(Number(at), brand.zone),
    })),
  };
}

/** A page of feedback with the first text of each. */
export function* pageOf(
  brand: CorrespondenceBrand,
  filter: { readonly member?: string | undefined; readonly state?: FeedbackState | undefined },
  { page, size }: { readonly page: number; readonly size: number },
): Work<{ readonly total: number; readonly list: readonly (FeedbackLine & { readonly member: string })[] }> {
  const { member, state } = filter;
  let rows = q.selectFrom("corr_feedback as f").where("f.brand", "=", brand.code);
  if (member !== undefined) rows = rows.where("f.member", "=", member);
  if (state !== undefined) rows = rows.where("f.state", "=", state);
  const counted = yield* first(rows.select(sql<bigint>`count(*)`.as("count")));
  const list = yield* all(
    rows
      .selectAll("f")
      .select((eb) =>
        eb
          .selectFrom("corr_feedback_entry as e")
          .select("e.text")
          .whereRef("e.feedback", "=", "f.id")
          .where("e.seq", "=", 1n)
          .as("text"),
      )
      .orderBy("f.id", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  return {
    total: Number(counted?.count ?? 0n),
    list: list.map((row) => ({ ...lineOf(brand, row, row.text ?? ""), member: row.member })),
  };
}
