import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import type { Account, Env, PlayedSums, ProtectionContext } from "../interface/ports.ts";
import { accountOf } from "../limits/limits.ts";
import { type ChosenInterval, intervalFrom, MINUTE_MS, offeredInterval } from "../rules/sessions.ts";
import { q } from "../store/tables.ts";
import { sessionSince } from "./minutes.ts";

/** The next reality check of a session of play. */
export interface CheckTimes {
  /** When the session began. */
  readonly since: number;
  readonly dueAt: number;
}

const chosenView = ({ since, minutes }: { since: bigint; minutes: bigint }): ChosenInterval => ({
  since: Number(since),
  minutes: Number(minutes),
});

const intervalsOf = ({ brand, member }: Account) =>
  q.selectFrom("protection_interval").selectAll().where("brand", "=", brand).where("member", "=", member);

/** What was chosen at an instant and since, the first first. */
function* chosenFrom(account: Account, base: number): Work<readonly ChosenInterval[]> {
  const at = BigInt(base);
  const before = yield* first(intervalsOf(account).where("since", "<=", at).orderBy("since", "desc").limit(1));
  const after = yield* all(intervalsOf(account).where("since", ">", at).orderBy("since"));
  return [...(before === undefined ? [] : [before]), ...after].map(chosenView);
}

/** All intervals that a member has chosen, the first first. */
export function* allChosen(account: Account): Work<readonly ChosenInterval[]> {
  return (yield* all(intervalsOf(account).orderBy("since"))).map(chosenView);
}

const acknowledgedOf = ({ brand, member }: Account) =>
  q.selectFrom("protection_acknowledged").select("at").where("brand", "=", brand).where("member", "=", member);

/** When a member acknowledged reality checks, the first first. */
export function* allAcknowledged(account: Account): Work<readonly number[]> {
  return (yield* all(acknowledgedOf(account).orderBy("at"))).map(({ at }) => Number(at));
}

/** The session of play with its next check; null without one. */
export function* checkTimes(ctx: ProtectionContext, now: number): Work<CheckTimes | null> {
  const account = accountOf(ctx);
  const since = yield* sessionSince(account, now);
  if (since === null) return null;
  const last = yield* first(acknowledgedOf(account).where("at", ">=", BigInt(since)).orderBy("at", "desc").limit(1));
  const base = last === undefined ? since : Number(last.at);
  const minutes = intervalFrom(base, yield* chosenFrom(account, base), ctx.brand.realityCheckMinutes);
  return { since, dueAt: base + minutes * MINUTE_MS };
}

/** What a reality check shows. */
export interface PlaySession extends Pick<PlayedSums, "stakes" | "returns"> {
  readonly since: number;
  /** Whole minutes since then. */
  readonly minutes: number;
}

export interface PlayView {
  readonly session: PlaySession | null;
  /** What the member has chosen, or the licence's. */
  readonly everyMinutes: RealityCheckMinutes;
  /** Intervals that the licence allows, the shortest first. */
  readonly choices: readonly RealityCheckMinutes[];
  readonly isDue: boolean;
  readonly dueAt: number | null;
}

function* everyMinutesOf({ brand, member }: ProtectionContext, now: number): Work<RealityCheckMinutes> {
  const chosen = (yield* chosenFrom({ brand: brand.code, member }, now)).at(-1)?.minutes ?? brand.realityCheckMinutes;
  return offeredInterval(Math.min(chosen, brand.realityCheckMinutes));
}

/** The member's session of play and the next reality check. */
export function* playView(env: Env, ctx: ProtectionContext, now: number): Work<PlayView> {
  const everyMinutes = yield* everyMinutesOf(ctx, now);
  const choices = REALITY_CHECK_MINUTES.filter((minutes) => minutes <= ctx.brand.realityCheckMinutes);
  const times = yield* checkTimes(ctx, now);
  if (times === null) return { session: null, everyMinutes, choices, isDue: false, dueAt: null };
  const { since, dueAt } = times;
  const { stakes, returns } = yield* env.playedOf(accountOf(ctx), since);
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  return { session: { since, minutes, stakes, returns }, everyMinutes, choices, isDue: now >= dueAt, dueAt };
}

/** Acknowledges the check that is due; nothing where none is. */
export function* acknowledge(
  env: Pick<Env, "changed">,
  ctx: ProtectionContext,
  now: number,
): Work<{ readonly dueAt: number | null }> {
  const times = yield* checkTimes(ctx, now);
  if (times === null || now < times.dueAt) return { dueAt: times?.dueAt ?? null };
  const row = { ...accountOf(ctx), at: BigInt(now) };
  yield* run(
    q
      .insertInto("protection_acknowledged")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  yield* env.changed(accountOf(ctx), now);
  return { dueAt: (yield* checkTimes(ctx, now))?.dueAt ?? null };
}

/**
 * Chooses how often the check comes, within what the licence allows: a shorter interval from now, a longer one from
 * the next check on. Gives what holds.
 */
export function* setRealityCheck(
  env: Pick<Env, "changed">,
  ctx: ProtectionContext,
  wanted: RealityCheckMinutes,
  now: number,
): Work<{ readonly everyMinutes: RealityCheckMinutes }> {
  const everyMinutes = offeredInterval(Math.min(wanted, ctx.brand.realityCheckMinutes));
  if (everyMinutes === (yield* everyMinutesOf(ctx, now))) return { everyMinutes };
  const minutes = BigInt(everyMinutes);
  yield* run(
    q
      .insertInto("protection_interval")
      .values({ ...accountOf(ctx), since: BigInt(now), minutes })
      .onConflict((c) => c.columns(["brand", "member", "since"]).doUpdateSet({ minutes })),
  );
  yield* env.changed(accountOf(ctx), now);
  return { everyMinutes };
}
