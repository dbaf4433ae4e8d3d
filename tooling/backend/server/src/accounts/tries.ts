import { first, run, type Work } from "@baize/ledger";
import { GUESS_WINDOW_MS } from "./guesses.ts";
import { q } from "./tables.ts";

/** From this many failures on, a captcha goes with each try. */
export const CAPTCHA_FROM = 3;
/** From this many failures on, each further one pauses the subject, twice as long each time. */
export const PAUSE_FROM = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const MEMORY_MS = 30 * 60_000;

export interface Tries {
  readonly fails: number;
  /** 0 when not paused. */
  readonly waitMs: number;
}

/** What is remembered of a subject's failures. */
export function* readTries(subject: string, now: number): Work<Tries> {
  const row = yield* first(q.selectFrom("site_try").selectAll().where("subject", "=", subject));
  if (!row || now - Number(row.at) > MEMORY_MS) return { fails: 0, waitMs: 0 };
  return { fails: Number(row.fails), waitMs: Math.min(LONGEST_PAUSE_MS, Math.max(0, Number(row.paused_until) - now)) };
}

/** Counts a try as failed before it is judged, so that guesses sent at once are counted too. Success forgets it. */
export function* countTry(subject: string, now: number): Work<void> {
  const fails = (yield* readTries(subject, now)).fails + 1;
  const pause = fails < PAUSE_FROM ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (fails - PAUSE_FROM));
  const next = { fails: BigInt(fails), paused_until: BigInt(pause === 0 ? 0 : now + pause), at: BigInt(now) };
  yield* run(
    q
      .insertInto("site_try")
      .values({ subject, ...next })
      .onConflict((c) => c.column("subject").doUpdateSet(next)),
  );
}

/** Takes back a count whose try was never judged. */
export function* uncountTry(subject: string, now: number): Work<void> {
  const { fails } = yield* readTries(subject, now);
  const next = { fails: BigInt(Math.max(0, fails - 1)), paused_until: 0n };
  yield* run(q.updateTable("site_try").set(next).where("subject", "=", subject));
}

export function* clearTries(subjects: readonly string[]): Work<void> {
  yield* run(q.deleteFrom("site_try").where("subject", "in", subjects));
}

export const pruneTries = (now: number): Work<number> =>
  run(q.deleteFrom("site_try").where("at", "<", BigInt(now - GUESS_WINDOW_MS)));
