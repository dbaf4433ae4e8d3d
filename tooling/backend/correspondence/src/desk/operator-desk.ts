import { all, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand, Env } from "../interface/ports.ts";
import { tellMember } from "../messages/tell.ts";
import { type DeskRow, q } from "../store/tables.ts";
import { readText, type TextCode } from "../text/read-text.ts";
import { appendLine, conversationById, type Cursor, type DeskLines, linesOf, markSeen } from "./conversation.ts";

const ANSWER_TEXT = { min: 1, max: 1_000 } as const;
const LISTED = 200;

/** One conversation, for operators; instants are epoch milliseconds. */
export interface Conversation {
  readonly id: string;
  /** Null: a visitor's. */
  readonly member: string | null;
  readonly state: "open" | "closed";
  /** Came while the desk was closed, and is not answered yet. */
  readonly isTicket: boolean;
  /** Lines of the owner that no operator has marked as seen. */
  readonly unseen: number;
  /** When the first line was written that is not answered yet; null: all are. */
  readonly waitingSince: number | null;
  /** Number of the latest line that the owner has seen. */
  readonly seenByOwner: number;
  readonly updatedAt: number;
}

const viewOf = (row: DeskRow & { readonly unseen: bigint | null }): Conversation => ({
  id: row.id,
  member: row.member,
  state: row.state,
  isTicket: row.is_ticket === 1n,
  unseen: Number(row.unseen ?? 0n),
  waitingSince: row.waiting_since === null ? null : Number(row.waiting_since),
  seenByOwner: Number(row.owner_seen),
  updatedAt: Number(row.updated_at),
});

const conversations = ({ code }: CorrespondenceBrand) =>
  q
    .selectFrom("corr_desk as d")
    .selectAll("d")
    .select((eb) =>
      eb
        .selectFrom("corr_desk_line as l")
        .select(sql<bigint>`count(*)`.as("count"))
        .whereRef("l.conversation", "=", "d.id")
        .where("l.by_desk", "=", 0n)
        .whereRef("l.seq", ">", "d.desk_seen")
        .as("unseen"),
    )
    .where("d.brand", "=", code);

/** Open conversations: those that wait first, the longest first, then the latest. */
export function* listConversations(brand: CorrespondenceBrand): Work<readonly Conversation[]> {
  const rows = yield* all(
    conversations(brand)
      .where("d.state", "=", "open")
      .orderBy(sql`case when d.waiting_since is null then 1 else 0 end`)
      .orderBy("d.waiting_since")
      .orderBy("d.updated_at", "desc")
      .limit(LISTED),
  );
  return rows.map(viewOf);
}

export type ConversationDetail = Conversation & DeskLines;

export function* readConversation(
  env: Env,
  brand: CorrespondenceBrand,
  id: string,
  cursor: Cursor,
): Work<Answer<ConversationDetail, "conversation_unknown">> {
  const [row] = yield* all(conversations(brand).where("d.id", "=", id));
  if (row === undefined) return refuse("conversation_unknown");
  return accept({ ...viewOf(row), ...(yield* linesOf(env, brand, id, cursor)) });
}

/** Answers, which marks all lines as seen. A member whose ticket it was is told by a message. */
export function* answerConversation(
  env: Env,
  brand: CorrespondenceBrand,
  { id, text }: { readonly id: string; readonly text: string },
  now: number,
): Work<Answer<ConversationDetail, TextCode | "conversation_unknown">> {
  const row = yield* conversationById(brand, id);
  if (row === undefined) return refuse("conversation_unknown");
  const read = readText(text, ANSWER_TEXT);
  if (!read.ok) return read;
  const change = { state: "open", is_ticket: 0n, waiting_since: null, desk_seen: row.last } as const;
  const line = { by_desk: 1n, text: read.data, picture: null, key: null };
  const { last } = yield* appendLine(row, line, change, now);
  if (row.is_ticket === 1n && row.member !== null) {
    const event = { type: "answered", id: `${id}/${last}`, about: "desk" } as const;
    yield* tellMember(env, { brand, member: row.member }, event, now);
  }
  return yield* readConversation(env, brand, id, { after: Number(last) - 1 });
}

/** Marks the owner's lines up to one as seen. */
export function* seeConversation(
  env: Env,
  brand: CorrespondenceBrand,
  { id, upTo }: { readonly id: string; readonly upTo: number },
): Work<Answer<Conversation, "conversation_unknown">> {
  const row = yield* conversationById(brand, id);
  if (row === undefined) return refuse("conversation_unknown");
  yield* markSeen(row, "desk_seen", upTo);
  return yield* readConversation(env, brand, id, { after: Number(row.last) });
}

/** Closes a conversation: nothing of it waits any longer. Its owner's next line opens it again. */
export function* closeConversation(brand: CorrespondenceBrand, id: string): Work<Answer<null, "conversation_unknown">> {
  const change = { state: "closed", is_ticket: 0n, waiting_since: null } as const;
  const closed = q
    .updateTable("corr_desk")
    .set((e) => ({ ...change, desk_seen: e.ref("last") }))
    .where("brand", "=", brand.code)
    .where("id", "=", id);
  return (yield* run(closed)) === 1 ? accept(null) : refuse("conversation_unknown");
}
