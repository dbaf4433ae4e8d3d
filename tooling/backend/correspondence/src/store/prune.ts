import { all, run, type Work } from "@baize/ledger";
import type { CorrespondenceBrand } from "../interface/ports.ts";
import { q } from "./tables.ts";

/** How long messages and conversations of the desk are kept; feedback is kept, as complaints have to be. */
export const KEEP_MS = 180 * 86_400_000;
const BATCH = 500;

/** Deletes a batch of what is older than it is kept, pinned messages excepted; gives how much it was. */
export function* pruneBatch({ code }: CorrespondenceBrand, now: number): Work<number> {
  const before = BigInt(now - KEEP_MS);
  const messages = yield* all(
    q
      .selectFrom("corr_message")
      .select("id")
      .where("brand", "=", code)
      .where("at", "<", before)
      .where("pinned", "=", 0n)
      .limit(BATCH),
  );
  const conversations = yield* all(
    q.selectFrom("corr_desk").select("id").where("brand", "=", code).where("updated_at", "<", before).limit(BATCH),
  );
  for (const { id } of messages) {
    yield* run(q.deleteFrom("corr_message_mark").where("message", "=", id));
    yield* run(q.deleteFrom("corr_message").where("id", "=", id));
  }
  for (const { id } of conversations) {
    yield* run(q.deleteFrom("corr_desk_line").where("conversation", "=", id));
    yield* run(q.deleteFrom("corr_desk").where("id", "=", id));
  }
  return messages.length + conversations.length;
}
