import type { BreakLength, DateRange, ExclusionLength, PauseKind } from "@baize/domain";
import { all, first, prepared, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Account, Env, ProtectionContext } from "../interface/ports.ts";
import { accountOf } from "../limits/limits.ts";
import { pauseEnd } from "../rules/periods.ts";
import { noteEvent } from "../store/events.ts";
import { type PauseRow, q } from "../store/tables.ts";

/** Least length of an exclusion taken over from another account whose own is past its end and was not lifted. */
const LEAST_TAKEN_OVER_MS = 24 * 3_600_000;

/** A break or self-exclusion. An exclusion is in force until the operator lifts it, after `until` at the earliest. */
export interface Pause {
  readonly kind: PauseKind;
  readonly since: number;
  readonly until: number;
}

const viewOf = ({ kind, since, until }: PauseRow): Pause => ({ kind, since: Number(since), until: Number(until) });

/** Rows in force, exclusions first, then the last to end. */
const rowsInForce = prepared((brand: string, member: string, now: bigint) =>
  q
    .selectFrom("protection_pause")
    .selectAll()
    .where("brand", "=", brand)
    .where("member", "=", member)
    .where("lifted_at", "is", null)
    .where((e) => e.or([e("kind", "=", "exclusion"), e("until", ">", now)]))
    .orderBy("kind", "desc")
    .orderBy("until", "desc")
    .limit(1),
);
const inForce = ({ brand, member }: Account, now: number) => rowsInForce(brand, member, BigInt(now));

/** What keeps a member from play now; null: nothing. */
export function* pauseOf(account: Account, now: number): Work<Pause | null> {
  const row = yield* first(inForce(account, now));
  return row === undefined ? null : viewOf(row);
}

/** Whether a pause was in force at some time of a half-open period. */
export function* wasPaused({ brand, member }: Account, { startMs, endMs }: DateRange): Work<boolean> {
  const rows = yield* all(
    q
      .selectFrom("protection_pause")
      .selectAll()
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("since", "<", BigInt(endMs)),
  );
  return rows.some((row) => endOf(row) > startMs);
}

/** When a pause stopped to be in force; infinite while it is. */
export const endOf = ({ kind, until, lifted_at }: Pick<PauseRow, "kind" | "until" | "lifted_at">): number => {
  if (kind === "break") return Number(until);
  return lifted_at === null ? Infinity : Number(lifted_at);
};

function* addMarks(pause: string, marks: readonly string[]): Work<void> {
  for (const mark of marks)
    yield* run(
      q
        .insertInto("protection_mark")
        .values({ pause, mark })
        .onConflict((c) => c.doNothing()),
    );
}

/** The one in force that ends later than a new one would. */
type Longer = { readonly ok: false; readonly code: "pause_longer"; readonly until: number };

function* longerThan(account: Account, kind: PauseKind, until: number, now: number): Work<Longer | null> {
  const present = yield* pauseOf(account, now);
  if (present === null) return null;
  const isLonger = present.until >= until || (present.kind === "exclusion" && kind === "break");
  return isLonger ? { ok: false, code: "pause_longer", until: present.until } : null;
}

function* begin(env: Env, account: Account, pause: Pause, isAllBrands: boolean): Work<string> {
  const { kind, since, until } = pause;
  const id = env.newId("PP");
  const times = { since: BigInt(since), until: BigInt(until), lifted_at: null };
  yield* run(
    q.insertInto("protection_pause").values({ id, ...account, kind, ...times, all_brands: isAllBrands ? 1n : 0n }),
  );
  const event = kind === "break" ? "break_taken" : "excluded";
  yield* noteEvent(env, account, { kind: event, until, ...(kind === "break" ? {} : { isAllBrands }) }, since);
  yield* env.tell({ kind: kind === "break" ? "breakTaken" : "excluded", id, ...account, until }, since);
  return id;
}

/** Begins a break, which nobody can end early. */
export function* takeBreak(
  env: Env,
  ctx: ProtectionContext,
  length: BreakLength,
  now: number,
): Work<{ readonly ok: true; readonly data: Pause } | Longer> {
  const account = accountOf(ctx);
  const pause: Pause = { kind: "break", since: now, until: pauseEnd(length, now, ctx.brand.zone) };
  const longer = yield* longerThan(account, pause.kind, pause.until, now);
  if (longer !== null) return longer;
  yield* begin(env, account, pause, false);
  return accept(pause);
}

export interface Excluded {
  readonly pause: Pause;
  /** The accounts that are excluded now, the member's own first. */
  readonly accounts: readonly Account[];
}

/** Excludes a member, and with all brands the accounts of the same person there, in one transaction. */
export function* exclude(
  env: Env,
  ctx: ProtectionContext,
  { length, allBrands }: { readonly length: ExclusionLength; readonly allBrands: boolean },
  now: number,
): Work<{ readonly ok: true; readonly data: Excluded } | Longer> {
  const account = accountOf(ctx);
  const pause: Pause = { kind: "exclusion", since: now, until: pauseEnd(length, now, ctx.brand.zone) };
  const longer = yield* longerThan(account, pause.kind, pause.until, now);
  if (longer !== null) return longer;
  const marks = yield* env.marksOf(account);
  yield* addMarks(yield* begin(env, account, pause, allBrands), marks);
  const accounts = [account];
  for (const other of allBrands ? yield* env.accountsOf(marks, account.brand) : []) {
    if ((yield* longerThan(other, pause.kind, pause.until, now)) !== null) continue;
    yield* addMarks(yield* begin(env, other, pause, allBrands), yield* env.marksOf(other));
    accounts.push(other);
  }
  return accept({ pause, accounts });
}

/** Until when the exclusion by which a person is known at the brand lasts at least; null: no mark is known. */
function* exclusionOf(brand: string, marks: readonly string[]): Work<number | null> {
  if (marks.length === 0) return null;
  const rows = q
    .selectFrom("protection_mark as m")
    .innerJoin("protection_pause as p", "p.id", "m.pause")
    .select("p.until")
    .where("m.mark", "in", [...marks])
    .where("p.lifted_at", "is", null)
    .where((e) => e.or([e("p.brand", "=", brand), e("p.all_brands", "=", 1n)]));
  const row = yield* first(rows.orderBy("p.until", "desc").limit(1));
  return row === undefined ? null : Number(row.until);
}

/** Whether an excluded person is known at the brand by one of the marks. */
export function* isExcludedPerson(brand: string, marks: readonly string[]): Work<boolean> {
  return (yield* exclusionOf(brand, marks)) !== null;
}

/**
 * To be called when more is known of a member: one who is excluded is known by it from now on, and one who is known to
 * be excluded under another account is excluded for as long.
 */
export function* recognise(env: Env, account: Account, now: number): Work<void> {
  const marks = yield* env.marksOf(account);
  const present = yield* first(inForce(account, now));
  if (present?.kind === "exclusion") return yield* addMarks(present.id, marks);
  const until = yield* exclusionOf(account.brand, marks);
  if (until === null) return;
  const pause: Pause = { kind: "exclusion", since: now, until: Math.max(until, now + LEAST_TAKEN_OVER_MS) };
  yield* addMarks(yield* begin(env, account, pause, false), marks);
}

export const LONGEST_NOTE = 500;

/** Lifts an exclusion that is past its end, with what the operator notes. All that have ended are lifted together. */
export function* liftExclusion(
  env: Env,
  account: Account,
  note: string,
  now: number,
): Work<Answer<null, "not_excluded" | "note_invalid"> | { ok: false; code: "exclusion_lasts"; until: number }> {
  if (note.trim() === "" || note.length > LONGEST_NOTE) return refuse("note_invalid");
  const present = yield* pauseOf(account, now);
  if (present?.kind !== "exclusion") return refuse("not_excluded");
  if (present.until > now) return { ok: false, code: "exclusion_lasts", until: present.until };
  yield* run(
    q
      .updateTable("protection_pause")
      .set({ lifted_at: BigInt(now) })
      .where("brand", "=", account.brand)
      .where("member", "=", account.member)
      .where("kind", "=", "exclusion")
      .where("lifted_at", "is", null),
  );
  yield* noteEvent(env, account, { kind: "exclusion_lifted", by: "operator", note: note.trim() }, now);
  yield* env.tell({ kind: "exclusionLifted", id: env.newId("PN"), ...account }, now);
  return accept(null);
}

/** All pauses of a member, the newest first. */
export function* pausesOf({ brand, member }: Account): Work<readonly PauseRow[]> {
  return yield* all(
    q
      .selectFrom("protection_pause")
      .selectAll()
      .where("brand", "=", brand)
      .where("member", "=", member)
      .orderBy("since", "desc")
      .orderBy("id", "desc"),
  );
}
