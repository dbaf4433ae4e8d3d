import { LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Account, Env, ProtectionContext } from "../interface/ports.ts";
import { changeOf, CONFIRM_MS, type LimitAmount } from "../rules/changes.ts";
import { LONGEST_PERIOD_MS } from "../rules/periods.ts";
import { hitBy, leftOf, type LimitHit, type Limits, usageOf } from "../rules/usage.ts";
import { noteEvent } from "../store/events.ts";
import { type PendingRow, q } from "../store/tables.ts";

const HOUR_MS = 3_600_000;

export const accountOf = ({ brand, member }: ProtectionContext): Account => ({ brand: brand.code, member });

/** The limits of a member that are in force. */
export function* limitsOf({ brand, member }: Account): Work<Limits> {
  const rows = yield* all(
    q
      .selectFrom("protection_limit")
      .select(["period", "amount"])
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("until", "is", null),
  );
  return Object.fromEntries(rows.map(({ period, amount }) => [period, amount]));
}

/** Looser limits of a member that are neither confirmed nor forgotten. */
function* pendingOf({ brand, member }: Account, now: number): Work<readonly PendingRow[]> {
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

/** All periods, the shortest first. */
export function* limitStates(env: Env, ctx: ProtectionContext, now: number): Work<readonly LimitState[]> {
  const account = accountOf(ctx);
  const limits = yield* limitsOf(account);
  const pending = yield* pendingOf(account, now);
  const deposits = yield* env.depositsOf(account, now - LONGEST_PERIOD_MS, now);
  return LIMIT_PERIODS.map((period) => {
    const usage = usageOf(period, deposits, now, ctx.brand.zone);
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
  });
}

/** The limit that a deposit of `amount` made now would pass; null: none. */
export function* limitHit(env: Env, ctx: ProtectionContext, amount: bigint, now: number): Work<LimitHit | null> {
  const account = accountOf(ctx);
  const limits = yield* limitsOf(account);
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

function* dropPending({ brand, member }: Account, period: LimitPeriod): Work<void> {
  yield* run(
    q
      .deleteFrom("protection_pending")
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("period", "=", period),
  );
}

/** Ends the limit in force and begins another, or none. */
function* replaceLimit(env: Env, account: Account, period: LimitPeriod, amount: LimitAmount, now: number): Work<void> {
  const { brand, member } = account;
  yield* run(
    q
      .updateTable("protection_limit")
      .set({ until: BigInt(now) })
      .where("brand", "=", brand)
      .where("member", "=", member)
      .where("period", "=", period)
      .where("until", "is", null),
  );
  if (amount === null) return;
  const row = { id: env.newId("PL"), ...account, period, amount, since: BigInt(now), until: null };
  yield* run(q.insertInto("protection_limit").values(row));
}

export interface SetOutcome {
  readonly isPending: boolean;
  /** When it acts, or may be confirmed. */
  readonly from: number;
}

/** A stricter limit acts at once; a looser one waits. What waits of the period is dropped, unless it is the same. */
export function* setLimit(
  env: Env,
  ctx: ProtectionContext,
  { period, amount }: { readonly period: LimitPeriod; readonly amount: LimitAmount },
  now: number,
): Work<SetOutcome> {
  const account = accountOf(ctx);
  const change = changeOf((yield* limitsOf(account))[period] ?? null, amount);
  yield* noteDecided(account, now);
  if (change === "looser") {
    const asked = (yield* pendingOf(account, now)).find((row) => row.period === period && row.amount === amount);
    if (asked !== undefined) return { isPending: true, from: Number(asked.from_at) };
  }
  yield* dropPending(account, period);
  if (change === "same") return { isPending: false, from: now };
  if (change === "stricter") {
    yield* replaceLimit(env, account, period, amount, now);
    yield* noteEvent(env, account, { kind: "limit_set", period, amount }, now);
    yield* env.tell({ kind: "limitChanged", id: env.newId("PN"), ...account, period, amount, from: now }, now);
    return { isPending: false, from: now };
  }
  const from = now + ctx.brand.increaseDelayHours * HOUR_MS;
  const until = from + CONFIRM_MS;
  const id = env.newId("PW");
  const times = { asked_at: BigInt(now), from_at: BigInt(from), until_at: BigInt(until), told_at: null };
  yield* run(q.insertInto("protection_pending").values({ id, ...account, period, amount, ...times }));
  yield* noteEvent(env, account, { kind: "limit_asked", period, amount, from }, now);
  yield* env.tell({ kind: "limitAsked", id, ...account, period, amount, from, until }, now);
  return { isPending: true, from };
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
  const { period, amount } = wish;
  yield* dropPending(account, period);
  yield* replaceLimit(env, account, period, amount, now);
  yield* noteEvent(env, account, { kind: "limit_confirmed", period, amount }, now);
  yield* env.tell({ kind: "limitChanged", id, ...account, period, amount, from: now }, now);
  return accept({ from: now });
}

/** Takes the wish for a looser limit back. */
export function* dropLimit(env: Env, ctx: ProtectionContext, id: string, now: number): Work<Changed<"limit_unknown">> {
  const account = accountOf(ctx);
  const wish = (yield* pendingOf(account, now)).find((row) => row.id === id);
  if (wish === undefined) return refuse("limit_unknown");
  yield* dropPending(account, wish.period);
  yield* noteEvent(env, account, { kind: "limit_dropped", period: wish.period, amount: wish.amount }, now);
  return accept({ from: now });
}

export function* decideNoLimit(env: Env, ctx: ProtectionContext, now: number): Work<{ readonly from: number }> {
  const account = accountOf(ctx);
  yield* noteDecided(account, now);
  yield* noteEvent(env, account, { kind: "no_limit_wanted" }, now);
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
  for (const { id, member, period, amount, from_at, until_at } of rows) {
    yield* run(q.updateTable("protection_pending").set({ told_at: at }).where("id", "=", id));
    const times = { from: Number(from_at), until: Number(until_at) };
    yield* env.tell({ kind: "limitReady", id, brand, member, period, amount, ...times }, now);
  }
  return rows.length;
}
