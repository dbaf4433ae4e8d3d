import type { OwnText, MessageKind } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand, Paging } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { noteMessage } from "./new-message.ts";

/** A message that an operator has sent. */
export interface SentMessage {
  readonly id: string;
  readonly kind: MessageKind;
  /** Null: a broadcast, to members of `minLevel` and above. */
  readonly member: string | null;
  readonly minLevel: number;
  readonly isPinned: boolean;
  readonly title: OwnText;
  readonly at: number;
  /** Members who have read it. */
  readonly reads: number;
}

/** What operators of the brand have sent, newest first, without what members are told by itself. */
export function* listSent(
  { code }: CorrespondenceBrand,
  { page, size }: Paging,
): Work<{ readonly total: number; readonly list: readonly SentMessage[] }> {
  const sent = q
    .selectFrom("corr_message as m")
    .where("m.brand", "=", code)
    .where(({ eb, or }) => or([eb("m.once", "is", null), eb("m.once", "like", "sent/%")]));
  const counted = yield* first(sent.select(sql<bigint>`count(*)`.as("count")));
  const rows = yield* all(
    sent
      .selectAll("m")
      .select((eb) =>
        eb
          .selectFrom("corr_message_mark as k")
          .select(sql<bigint>`count(*)`.as("count"))
          .whereRef("k.message", "=", "m.id")
          .where("k.read_at", "is not", null)
          .as("reads"),
      )
      .orderBy("m.id", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  const list = rows.map((row): SentMessage => ({
    id: row.id,
    kind: row.kind,
    member: row.member === "" ? null : row.member,
    minLevel: Number(row.min_level),
    isPinned: row.pinned === 1n,
    title: JSON.parse(row.title) as OwnText,
    at: Number(row.at),
    reads: Number(row.reads ?? 0n),
  }));
  return { total: Number(counted?.count ?? 0n), list };
}

/** Takes a message back from everyone; its key stays used until then only. */
export function* recallMessage(
  { code }: CorrespondenceBrand,
  id: string,
  now: number,
): Work<Answer<null, "message_unknown">> {
  const message = q.deleteFrom("corr_message").where("brand", "=", code).where("id", "=", id);
  const deleted = yield* first(message.returning(["brand", "member"]));
  if (deleted === undefined) return refuse("message_unknown");
  yield* noteMessage(deleted, now);
  yield* run(q.deleteFrom("corr_message_mark").where("message", "=", id));
  return accept(null);
}
