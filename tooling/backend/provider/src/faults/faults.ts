import { all, type Database, first, run } from "@baize/ledger";
import { type Kysely, sql } from "kysely";
import { checkPlatform } from "../maintenance.ts";
import type { Followed } from "../store/follow.ts";
import type { Tables } from "../store/tables.ts";
import { faultRow, readFaultRow } from "./fault-rows.ts";
import type { FaultBoard, PlatformFault, PlatformFaultInput } from "./types.ts";

/** Questions that a platform remembers under one fault. */
const KEPT = 10_000n;

/** The operator's board, with the question that callers of a platform ask of it. */
export interface Faults extends FaultBoard, Followed {
  /** Whether "lose_request" loses a question now: it was first asked too short a while ago, in whatever process. */
  losesRequest(platform: string, question: string): Promise<boolean>;
}

const wholeFault = ({ kind, delayMs = 0, forMs = 0 }: PlatformFaultInput): PlatformFault => {
  if (kind !== "lose_request") return { kind, delayMs: Math.trunc(delayMs), forMs: 0 };
  if (!(forMs >= 1)) throw new RangeError('A platform that loses requests needs "forMs", for how long it loses each.');
  return { kind, delayMs: Math.trunc(delayMs), forMs: Math.trunc(forMs) };
};

export const createFaults = (database: Database, q: Kysely<Tables>, clock: () => number): Faults => {
  let faults: ReadonlyMap<string, PlatformFault> = new Map();
  /** Raised before and after this process writes: what was read across a write is not taken over. */
  let writes = 0;
  const get = (platform: string): PlatformFault | null => faults.get(platform) ?? null;
  const questions = (platform: string) => q.selectFrom("provider_question").where("platform", "=", platform);

  const firstAsked = (platform: string, question: string, now: number): Promise<number> =>
    database.atomic(function* () {
      const known = yield* first(questions(platform).select("asked_at").where("question", "=", question));
      // An instant to come is of a clock that was set back, and would keep the question early for as long.
      if (known !== undefined && known.asked_at <= BigInt(now)) return Number(known.asked_at);
      const kept = yield* first(questions(platform).select(sql<bigint>`cast(count(*) as bigint)`.as("count")));
      if (known === undefined && (kept?.count ?? 0n) >= KEPT) return now;
      yield* run(
        q
          .insertInto("provider_question")
          .values({ platform, question, asked_at: now })
          .onConflict((on) => on.columns(["platform", "question"]).doUpdateSet({ asked_at: now })),
      );
      return now;
    });

  return {
    *follow() {
      const from = writes;
      const rows = yield* all(q.selectFrom("provider_fault").selectAll().orderBy("platform"));
      return () => {
        if (from === writes) faults = new Map(rows.map((row) => [row.platform, readFaultRow(row)]));
      };
    },
    async set(platform, fault) {
      checkPlatform(platform);
      const whole = fault === null ? null : wholeFault(fault);
      writes += 1;
      await database.atomic(function* () {
        yield* run(q.deleteFrom("provider_question").where("platform", "=", platform));
        yield* run(q.deleteFrom("provider_fault").where("platform", "=", platform));
        if (whole === null) return;
        yield* run(q.insertInto("provider_fault").values(faultRow(platform, whole)));
      });
      writes += 1;
      const others = [...faults].filter(([one]) => one !== platform);
      faults = new Map(whole === null ? others : [...others, [platform, whole]]);
    },
    get,
    list: () => [...faults].map(([platform, fault]) => ({ platform, fault })),
    async losesRequest(platform, question) {
      const fault = get(platform);
      if (fault?.kind !== "lose_request") return false;
      const now = clock();
      return now - (await firstAsked(platform, question, now)) < fault.forMs;
    },
  };
};
