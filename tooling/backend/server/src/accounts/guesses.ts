import { first, run, type Work } from "@baize/ledger";
import { BUDGET_FIGURES } from "./budget-table.ts";
import { q } from "./tables.ts";

const FREE = BUDGET_FIGURES["guess/free"].points;
const UNKNOWN_DEVICES = BUDGET_FIGURES["guess/unknown-devices"].points;
export const GUESS_WINDOW_MS = BUDGET_FIGURES["guess/unknown-devices"].windowMs;

/** A guess of a device that the account does not know. */
export interface UnknownDeviceGuess {
  readonly account: string;
  /** A captcha was solved for it. */
  readonly isHuman: boolean;
}
/** "captcha": only with one. `taken`: the counters to give back when the guess is right, or is not judged. */
export type GuessVerdict =
  | { readonly kind: "judge"; readonly taken: readonly string[] }
  | { readonly kind: "captcha" }
  | { readonly kind: "wait"; readonly waitMs: number };

interface Counter {
  readonly count: number;
  readonly since: number;
}

function* read(subject: string, now: number): Work<Counter> {
  const row = yield* first(q.selectFrom("site_try").selectAll().where("subject", "=", subject));
  return row && now - Number(row.at) < GUESS_WINDOW_MS
    ? { count: Number(row.fails), since: Number(row.at) }
    : { count: 0, since: now };
}
function* write(subject: string, { count, since }: Counter): Work<void> {
  const next = { fails: BigInt(count), paused_until: 0n, at: BigInt(since) };
  yield* run(
    q
      .insertInto("site_try")
      .values({ subject, ...next })
      .onConflict((c) => c.column("subject").doUpdateSet(next)),
  );
}

/**
 * Counts a guess of an unknown device before it is judged, over all devices that the account does not know. Once they
 * have used up the account's, none is judged until the window ends: the owner enters by a known device, by a code to
 * the account's phone or e-mail address, or with a passkey, which no stranger can use up.
 */
export function* takeGuess({ account, isHuman }: UnknownDeviceGuess, now: number): Work<GuessVerdict> {
  const all = `${account}/unknown-devices`;
  const total = yield* read(all, now);
  if (!isHuman && total.count >= FREE) return { kind: "captcha" };
  if (total.count >= UNKNOWN_DEVICES) return { kind: "wait", waitMs: total.since + GUESS_WINDOW_MS - now };
  yield* write(all, { ...total, count: total.count + 1 });
  return { kind: "judge", taken: [all] };
}

export function* returnGuess(taken: readonly string[], now: number): Work<void> {
  for (const subject of taken) {
    const { count, since } = yield* read(subject, now);
    if (count > 0) yield* write(subject, { count: count - 1, since });
  }
}
