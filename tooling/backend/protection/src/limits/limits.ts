import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Account, Env, ProtectionContext } from "../interface/ports.ts";
import { changeOf, CONFIRM_MS, type LimitAmount } from "../rules/changes.ts";
import { LONGEST_PERIOD_MS } from "../rules/periods.ts";
import { hitBy, leftOf, type LimitHit, type Limits, type Usage, usageOf } from "../rules/usage.ts";
import { noteEvent } from "../store/events.ts";
import { type PendingRow, q } from "../store/tables.ts";

const HOUR_MS = 3_600_000;

export const accountOf = ({ brand, member }: ProtectionContext): Account => ({ brand: brand.code, member });

/** The limits of a member that are in force, of each kind by their period. */
export function* limitsOf({ brand, member }: Account): Work<Readonly<Record<LimitKind, Limits>>> {
  const rows = yield* all(
    q
      .selectFrom("protection_limit")
      .select(["kind", "period", "amount"])
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("until", "is", null),
  );
  const of = (wanted: LimitKind): Limits =>
    Object.fromEntries(rows.filter(({ kind }) => kind === wanted).map(({ period, amount }) => [period, amount]));
  return { deposit: of("deposit"), stake: of("stake"), loss: of("loss"), time: of("time") };
}

/** Looser limits of a member that are neither confirmed nor forgotten. */
export function* pendingOf({ brand, member }: Account, now: number): Work<readonly PendingRow[]> {
  return yield* all(
    q
      .selectFrom("protection_pending")
      .selectAll()
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("until_at", ">", BigInt(now)),
  );
}

export interface LimitState {
  readonly period: LimitPeriod;
  readonly amount: LimitAmount;
  readonly used: bigint;
  readonly left: LimitAmount;
  readonly freesAt: number | null;
  readonly pending: {
    readonly id: string;
    readonly amount: LimitAmount;
    readonly from: number;
    readonly until: number;
  } | null;
}

/** A limit of one period, with what is used of it and what waits. */
export const limitState = (
  period: LimitPeriod,
  usage: Usage,
  limits: Limits,
  pending: readonly PendingRow[],
): LimitState => {
  const amount = limits[period] ?? null;
  const wish = pending.find((row) => row.period === period);
  return {
    period,
    amount,
    ...usage,
    left: amount === null ? null : leftOf(amount, usage.used),
    pending:
      wish === undefined
        ? null
        : { id: wish.id, amount: wish.amount, from: Number(wish.from_at), until: Number(wish.until_at) },
  };
};

/** Deposit limits of all periods, the shortest first. */
export function* limitStates(env: Env, ctx: ProtectionContext, now: number): Work<readonly LimitState[]> {
  const account = accountOf(ctx);
  const limits = (yield* limitsOf(account)).deposit;
  const pending = (yield* pendingOf(account, now)).filter(({ kind }) => kind === "deposit");
  const deposits = yield* env.depositsOf(account, now - LONGEST_PERIOD_MS, now);
  return LIMIT_PERIODS.map((period) =>
    limitState(period, usageOf(period, deposits, now, ctx.brand.zone), limits, pending),
  );
}

/** The limit that a deposit of `amount` made now would pass; null: none. */
export function* limitHit(env: Env, ctx: ProtectionContext, amount: bigint, now: number): Work<LimitHit | null> {
  const account = accountOf(ctx);
  const limits = (yield* limitsOf(account)).deposit;
  if (Object.keys(limits).length === 0) return null;
  return hitBy(amount, limits, yield* env.depositsOf(account, now - LONGEST_PERIOD_MS, now), now, ctx.brand.zone);
}

export function* isDecided({ brand, member }: Account): Work<boolean> {
  const rows = q.selectFrom("protection_decided").select("at").where("brand", "=", brand).where("member", "=", member);
  return (yield* first(rows)) !== undefined;
}

function* noteDecided(account: Account, now: number): Work<void> {
  const insert = q.insertInto("protection_decided").values({ ...account, at: BigInt(now) });
  yield* run(insert.onConflict((c) => c.doNothing()));
}

/** Which limit of a member. */
type Slot = Pick<PendingRow, "kind" | "period">;

function* dropPending({ brand, member }: Account, { kind, period }: Slot): Work<void> {
  yield* run(
    q
      .deleteFrom("protection_pending")
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("kind", "=", kind)
      .where("period", "=", period),
  );
}

/** Ends the limit in force and begins another, or none. */
function* replaceLimit(
  env: Env,
  account: Account,
  { kind, period }: Slot,
  amount: LimitAmount,
  now: number,
): Work<void> {
  const { brand, member } = account;
  yield* run(
    q
      .updateTable("protection_limit")
      .set({ until: BigInt(now) })
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("kind", "=", kind)
      .where("period", "=", period)
      .where("until", "is", null),
  );
  if (amount === null) return;
  const row = { id: env.newId("PL"), ...account, kind, period, amount, since: BigInt(now), until: null };
  yield* run(q.insertInto("protection_limit").values(row));
}

export interface SetOutcome {
  readonly isPending: boolean;
  /** When it acts, or may be confirmed. */
  readonly from: number;
}

export interface LimitWish {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units of the account's currency, or minutes of a time limit; null: no limit. */
  readonly amount: LimitAmount;
}

/** A looser limit, which waits. */
function* askLimit(env: Env, ctx: ProtectionContext, wish: LimitWish, now: number): Work<SetOutcome> {
  const account = accountOf(ctx);
  const { kind: limit, period, amount } = wish;
  const from = now + ctx.brand.increaseDelayHours * HOUR_MS;
  const until = from + CONFIRM_MS;
  const id = env.newId("PW");
  const times = { asked_at: BigInt(now), from_at: BigInt(from), until_at: BigInt(until), told_at: null };
  yield* run(q.insertInto("protection_pending").values({ id, ...account, ...wish, ...times }));
  yield* noteEvent(env, account, { kind: "limit_asked", limit, period, amount, from }, now);
  yield* env.tell({ kind: "limitAsked", id, ...account, limit, period, amount, from, until }, now);
  return { isPending: true, from };
}

/** A stricter limit acts at once; a looser one waits. What waits of it is dropped, unless it is the same. */
export function* setLimit(env: Env, ctx: ProtectionContext, wish: LimitWish, now: number): Work<SetOutcome> {
  const account = accountOf(ctx);
  const { kind: limit, period, amount } = wish;
  const change = changeOf((yield* limitsOf(account))[limit][period] ?? null, amount);
  if (limit === "deposit") yield* noteDecided(account, now);
  if (change === "looser") {
    const asked = (yield* pendingOf(account, now)).find(
      (row) => row.kind === limit && row.period === period && row.amount === amount,
    );
    if (asked !== undefined) return { isPending: true, from: Number(asked.from_at) };
  }
  yield* dropPending(account, wish);
  if (change === "same") return { isPending: false, from: now };
  if (change === "looser") return yield* askLimit(env, ctx, wish, now);
  yield* replaceLimit(env, account, wish, amount, now);
  yield* noteEvent(env, account, { kind: "limit_set", limit, period, amount }, now);
  yield* env.tell({ kind: "limitChanged", id: env.newId("PN"), ...account, limit, period, amount, from: now }, now);
  return { isPending: false, from: now };
}

type Changed<C extends string> = Answer<{ readonly from: number }, C>;

/** Puts a looser limit in force once its delay is over. */
export function* confirmLimit(
  env: Env,
  ctx: ProtectionContext,
  id: string,
  now: number,
): Work<Changed<"limit_unknown"> | { readonly ok: false; readonly code: "limit_waits"; readonly until: number }> {
  const account = accountOf(ctx);
  const wish = (yield* pendingOf(account, now)).find((row) => row.id === id);
  if (wish === undefined) return refuse("limit_unknown");
  if (now < Number(wish.from_at)) return { ok: false, code: "limit_waits", until: Number(wish.from_at) };
  const { kind: limit, period, amount } = wish;
  yield* dropPending(account, wish);
  yield* replaceLimit(env, account, wish, amount, now);
  yield* noteEvent(env, account, { kind: "limit_confirmed", limit, period, amount }, now);
  yield* env.tell({ kind: "limitChanged", id, ...account, limit, period, amount, from: now }, now);
  return accept({ from: now });
}

/** Takes the wish for a looser limit back. */
export function* dropLimit(env: Env, ctx: ProtectionContext, id: string, now: number): Work<Changed<"limit_unknown">> {
  const account = accountOf(ctx);
  const wish = (yield* pendingOf(account, now)).find((row) => row.id === id);
  if (wish === undefined) return refuse("limit_unknown");
  yield* dropPending(account, wish);
  const { kind: limit, period, amount } = wish;
  yield* noteEvent(env, account, { kind: "limit_dropped", limit, period, amount }, now);
  yield* env.changed(account, now);
  return accept({ from: now });
}

export function* decideNoLimit(env: Env, ctx: ProtectionContext, now: number): Work<{ readonly from: number }> {
  const account = accountOf(ctx);
  yield* noteDecided(account, now);
  yield* noteEvent(env, account, { kind: "no_limit_wanted" }, now);
  yield* env.changed(account, now);
  return { from: now };
}

const BATCH = 100;

/** Tells members of looser limits that may be confirmed now, once each, and forgets those past their time. */
export function* tellReady(env: Env, brand: string, now: number): Work<number> {
  const at = BigInt(now);
  yield* run(q.deleteFrom("protection_pending").where("brand", "=", brand).where("until_at", "<=", at));
  const rows = yield* all(
    q
      .selectFrom("protection_pending")
      .selectAll()
      .where("brand", "=", brand)
      .where("told_at", "is", null)
      .where("from_at", "<=", at)
      .orderBy("from_at")
      .limit(BATCH),
  );
  for (const { id, member, kind: limit, period, amount, from_at, until_at } of rows) {
    yield* run(q.updateTable("protection_pending").set({ told_at: at }).where("id", "=", id));
    const times = { from: Number(from_at), until: Number(until_at) };
    yield* env.tell({ kind: "limitReady", id, brand, member, limit, period, amount, ...times }, now);
  }
  return rows.length;
}
