import { all, type Database, first, run } from "@baize/ledger";
import { type Kysely, type Selectable, sql } from "kysely";
import { checkPlatform } from "../maintenance.ts";
import type { Followed } from "../store/follow.ts";
import type { FaultTable, Tables } from "../store/tables.ts";
import type { FaultBoard, PlatformFault } from "./types.ts";

const NONE: PlatformFault = { delayMs: 0, refuse: false, loseAnswer: false, lateMs: 0 };
/** Questions that a platform remembers under one fault. */
const KEPT = 10_000n;

/** The operator's board, with the question that callers of a platform ask of it. */
export interface Faults extends FaultBoard, Followed {
  /** Whether a question goes unheard now, because it was first asked too short a while ago. Shared by all processes. */
  isEarly(platform: string, question: string): Promise<boolean>;
}

const toFault = ({ delay_ms, refuse, lose_answer, late_ms }: Selectable<FaultTable>): PlatformFault => ({
  delayMs: Number(delay_ms),
  refuse: refuse !== 0n,
  loseAnswer: lose_answer !== 0n,
  lateMs: Number(late_ms),
});

const wholeFault = (fault: Partial<PlatformFault>): PlatformFault => {
  const { delayMs, lateMs, ...flags } = { ...NONE, ...fault };
  return { ...flags, delayMs: Math.trunc(delayMs), lateMs: Math.trunc(lateMs) };
};

export const createFaults = (database: Database, q: Kysely<Tables>, clock: () => number): Faults => {
  let faults: ReadonlyMap<string, PlatformFault> = new Map();
  /** Raised before and after this process writes: what was read across a write is not taken over. */
  let writes = 0;
  const get = (platform: string): PlatformFault => faults.get(platform) ?? NONE;
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
        if (from === writes) faults = new Map(rows.map((row) => [row.platform, toFault(row)]));
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
        const { delayMs, refuse, loseAnswer, lateMs } = whole;
        const row = {
          platform,
          delay_ms: delayMs,
          refuse: refuse ? 1 : 0,
          lose_answer: loseAnswer ? 1 : 0,
          late_ms: lateMs,
        };
        yield* run(q.insertInto("provider_fault").values(row));
      });
      writes += 1;
      const others = [...faults].filter(([one]) => one !== platform);
      faults = new Map(whole === null ? others : [...others, [platform, whole]]);
    },
    get,
    list: () => [...faults].map(([platform, fault]) => ({ platform, fault })),
    async isEarly(platform, question) {
      const { lateMs } = get(platform);
      if (lateMs <= 0) return false;
      const now = clock();
      return now - (await firstAsked(platform, question, now)) < lateMs;
    },
  };
};
