import { randomUUID } from "node:crypto";
import type { Database, Work } from "../engine/database.ts";
import { StorageFault } from "../faults.ts";
import { keyed } from "../operations/keyed.ts";
import { ledger } from "../postings/ledger.ts";
import type { AccountState, LedgerResult, Posted } from "../postings/types.ts";
import { type Act, type Operation, type Reply, type Seen, touched } from "./operation.ts";

const at = 1;

/** Under a key each attempt would post another transfer, so that nothing but the key keeps it from being doubled. */
const forAttempt = (wanted: Act): Act =>
  wanted.type === "transfer" || wanted.type === "capture" ? { ...wanted, id: `${wanted.id}/${randomUUID()}` } : wanted;

function* act(wanted: Exclude<Act, { type: "read" }>): Work<LedgerResult<Posted | AccountState>> {
  switch (wanted.type) {
    case "transfer": {
      const { id, from, to, amount } = wanted;
      return yield* ledger.post({ id, kind: "transfer", at, legs: [{ from, to, amount }] });
    }
    case "hold":
      return yield* ledger.hold({ ...wanted, at });
    case "release":
      return yield* ledger.release(wanted.hold, at);
    case "capture": {
      const { id, hold, to, amount } = wanted;
      const post = { id, kind: "capture", to, at, ...(amount === null ? {} : { amount }) };
      return yield* ledger.capture(hold, post);
    }
  }
}

/** Performs an act between two reads of its accounts; the second is what the ledger itself answers. */
function* observe(wanted: Act): Work<Seen> {
  const before = yield* ledger.accounts(touched(wanted));
  if (wanted.type === "read") return { answer: "ok", before, after: before };
  const result = yield* act(wanted);
  if (!result.ok) return { answer: result.code, before, after: before };
  return {
    answer: "ok",
    before,
    after: "accounts" in result.value ? result.value.accounts : [result.value],
  };
}

/** Performs one operation; a failure becomes a reply too. */
export const perform = async (database: Database, operation: Operation): Promise<Reply> => {
  const { act: wanted, key, payload } = operation;
  try {
    if (wanted.type === "read") return { outcome: "done", seen: await database.read(() => observe(wanted)) };
    if (key === null) return { outcome: "done", seen: await database.atomic(() => observe(wanted)) };
    const answer = await database.atomic(() =>
      keyed({ member: "soak", route: wanted.type, key, payload, at }, () => observe(forAttempt(wanted))),
    );
    return answer.outcome === "mismatch" ? { outcome: "mismatch" } : { outcome: answer.outcome, seen: answer.value };
  } catch (error) {
    return error instanceof StorageFault
      ? { outcome: "fault", wrote: error.outcome, why: error.message }
      : { outcome: "broken", why: error instanceof Error ? (error.stack ?? "") : String(error) };
  }
};
