import { first, run, type Work } from "@baize/ledger";
import { BUDGET_FIGURES } from "./budget-table.ts";
import { q } from "./tables.ts";

const FREE = BUDGET_FIGURES["guess/free"].points;
const UNKNOWN_DEVICES = BUDGET_FIGURES["guess/unknown-devices"].points;
const FIRST = BUDGET_FIGURES["guess/first"].points;
const FIRST_OF_ADDRESS = BUDGET_FIGURES["guess/first-address"].points;
export const GUESS_WINDOW_MS = BUDGET_FIGURES["guess/unknown-devices"].windowMs;

/** A guess of a device that the account does not know. */
export interface UnknownDeviceGuess {
  readonly account: string;
  readonly address: string;
  /** Neither the device nor the device at this account has failed lately. */
  readonly isFresh: boolean;
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
 * have used up the account's, a device and an address that have not failed have one more with a captcha, so that the
 * owner gets in.
 */
export function* takeGuess(
  { account, address, isFresh, isHuman }: UnknownDeviceGuess,
  now: number,
): Work<GuessVerdict> {
  const [all, own] = [`${account}/unknown-devices`, `${account}/first/${address}`];
  const total = yield* read(all, now);
  if (!isHuman && total.count >= FREE) return { kind: "captcha" };
  if (total.count < UNKNOWN_DEVICES) {
    yield* write(all, { ...total, count: total.count + 1 });
    return { kind: "judge", taken: [all] };
  }
  const ofAddress = yield* read(own, now);
  const isIn = isFresh && ofAddress.count < FIRST_OF_ADDRESS && total.count < UNKNOWN_DEVICES + FIRST;
  if (!isIn) return { kind: "wait", waitMs: total.since + GUESS_WINDOW_MS - now };
  yield* write(all, { ...total, count: total.count + 1 });
  yield* write(own, { ...ofAddress, count: ofAddress.count + 1 });
  return { kind: "judge", taken: [all, own] };
}

export function* returnGuess(taken: readonly string[], now: number): Work<void> {
  for (const subject of taken) {
    const { count, since } = yield* read(subject, now);
    if (count > 0) yield* write(subject, { count: count - 1, since });
  }
}
