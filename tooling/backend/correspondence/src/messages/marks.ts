import { type MessageKind, toIso } from "@baize/domain";
import { all, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { addressed, countUnread, type Mailbox, unread, type UnreadCounts } from "./mailbox.ts";

/** How long a deleted message can be brought back. */
export const RESTORE_MS = 10 * 60_000;

/** Marks as read whatever is unread, of one kind or of all. */
export function* readAll(box: Mailbox, kind: MessageKind | undefined, now: number): Work<UnreadCounts> {
  const at = BigInt(now);
  const marks = unread(box, kind).select([
    "m.id",
    sql<string>`cast(${box.member} as text)`.as("member"),
    sql<bigint>`cast(${at} as bigint)`.as("read_at"),
  ]);
  yield* run(
    q
      .insertInto("corr_message_mark")
      .columns(["message", "member", "read_at"])
      .expression(marks)
      .onConflict((c) => c.columns(["message", "member"]).doUpdateSet({ read_at: at })),
  );
  return yield* countUnread(box);
}

export function* markRead({ member }: Mailbox, message: string, now: number): Work<void> {
  const row = { message, member, read_at: BigInt(now), deleted_at: null };
  const insert = q.insertInto("corr_message_mark").values(row);
  yield* run(insert.onConflict((c) => c.columns(["message", "member"]).doUpdateSet({ read_at: row.read_at })));
}

const named = (box: Mailbox, ids: readonly string[]) =>
  all(
    addressed(box)
      .where("m.id", "in", ids.length === 0 ? [""] : [...ids])
      .select(["m.id", "k.deleted_at"]),
  );

/** Deletes messages for this member. Deleting again changes nothing; "message_unknown" when none is the member's. */
export function* removeMessages(
  box: Mailbox,
  brand: CorrespondenceBrand,
  ids: readonly string[],
  now: number,
): Work<Answer<{ readonly removed: number; readonly restoreUntil: string }, "message_unknown">> {
  const rows = yield* named(box, ids);
  if (rows.length === 0) return refuse("message_unknown");
  const deleted_at = BigInt(now);
  for (const { id: message } of rows.filter((row) => row.deleted_at === null))
    yield* run(
      q
        .insertInto("corr_message_mark")
        .values({ message, member: box.member, read_at: null, deleted_at })
        .onConflict((c) => c.columns(["message", "member"]).doUpdateSet({ deleted_at })),
    );
  const first = rows.reduce((least, row) => Math.min(least, Number(row.deleted_at ?? now)), now);
  return accept({ removed: rows.length, restoreUntil: toIso(first + RESTORE_MS, brand.zone) });
}

/** Brings deleted messages back while there is time; all of those named or none. */
export function* restoreMessages(
  box: Mailbox,
  ids: readonly string[],
  now: number,
): Work<Answer<{ readonly restored: number }, "message_unknown" | "restore_over">> {
  const rows = yield* named(box, ids);
  if (rows.length === 0) return refuse("message_unknown");
  if (rows.some((row) => row.deleted_at !== null && now - Number(row.deleted_at) >= RESTORE_MS))
    return refuse("restore_over");
  yield* run(
    q
      .updateTable("corr_message_mark")
      .set({ deleted_at: null })
      .where("member", "=", box.member)
      .where(
        "message",
        "in",
        rows.map(({ id }) => id),
      ),
  );
  return accept({ restored: rows.length });
}
