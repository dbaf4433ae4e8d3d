import { LIMIT_PERIODS, type LimitPeriod, PLAY_LIMITS, type PlayLimitKind } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Env, PlayedSums, ProtectionContext } from "../interface/ports.ts";
import { accountOf, limitsOf, type LimitState, limitState, pendingOf } from "../limits/limits.ts";
import { isIdentityClosed } from "../identity/identity.ts";
import { pauseOf } from "../pauses/pauses.ts";
import { countsSince, freesAt } from "../rules/periods.ts";
import { hitOf, leastLeft, type LimitHit, type Limits, type Usage } from "../rules/usage.ts";
import { minutesSince } from "./minutes.ts";
import { checkTimes } from "./reality-check.ts";

/** What was lost counts at its worst: a bet that is open is lost, and wins make nothing below zero. */
export const usedOf = (kind: Exclude<PlayLimitKind, "time">, { stakes, returns }: PlayedSums): bigint => {
  if (kind === "stake") return stakes;
  return stakes > returns ? stakes - returns : 0n;
};

/** What is used of a limit now. */
function* usage(env: Env, ctx: ProtectionContext, kind: PlayLimitKind, period: LimitPeriod, now: number): Work<Usage> {
  const { zone } = ctx.brand;
  const [account, since] = [accountOf(ctx), countsSince(period, now, zone)];
  const of = (used: bigint, firstAt: number | null): Usage => ({
    used,
    freesAt: firstAt === null || used === 0n ? null : freesAt(period, firstAt, zone),
  });
  if (kind === "time") {
    const { minutes, firstAt } = yield* minutesSince(account, since);
    return of(minutes, firstAt);
  }
  const sums = yield* env.playedOf(account, since);
  return of(usedOf(kind, sums), sums.firstAt);
}

export interface PlayLimitState extends LimitState {
  readonly kind: PlayLimitKind;
}

/** All kinds in all periods, kind by kind, the shortest period first. */
export function* playLimitStates(env: Env, ctx: ProtectionContext, now: number): Work<readonly PlayLimitState[]> {
  const account = accountOf(ctx);
  const limits = yield* limitsOf(account);
  const pending = yield* pendingOf(account, now);
  const states: PlayLimitState[] = [];
  for (const kind of PLAY_LIMITS) {
    const own = pending.filter((row) => row.kind === kind);
    for (const period of LIMIT_PERIODS)
      states.push({ kind, ...limitState(period, yield* usage(env, ctx, kind, period, now), limits[kind], own) });
  }
  return states;
}

/** Why a stake is not taken, or a game not launched. */
export type PlayRefusal =
  | { readonly code: "play_paused" | "identity_required" | "reality_check_due" }
  | ({ readonly code: `${PlayLimitKind}_limit` } & LimitHit);

function* hitNow(
  env: Env,
  ctx: ProtectionContext,
  { kind, limits, amount }: { readonly kind: PlayLimitKind; readonly limits: Limits; readonly amount: bigint },
  now: number,
): Work<LimitHit | null> {
  const hits: (LimitHit | null)[] = [];
  for (const period of LIMIT_PERIODS) {
    const limit = limits[period];
    if (limit !== undefined) hits.push(hitOf(amount, period, limit, yield* usage(env, ctx, kind, period, now)));
  }
  return leastLeft(hits);
}

/**
 * Why a launch, or a stake of `stake`, is refused now; null: it is not. `stake` is zero for a launch and for a stake
 * that is not the member's. Within the transaction that would write it.
 */
export function* playRefusal(env: Env, ctx: ProtectionContext, stake: bigint, now: number): Work<PlayRefusal | null> {
  const account = accountOf(ctx);
  if ((yield* pauseOf(account, now)) !== null) return { code: "play_paused" };
  if (yield* isIdentityClosed(ctx, "play")) return { code: "identity_required" };
  const times = yield* checkTimes(ctx, now);
  if (times !== null && now >= times.dueAt) return { code: "reality_check_due" };
  const limits = yield* limitsOf(account);
  // Of time, one minute more has to be left.
  for (const [kind, amount] of [
    ["time", 1n],
    ["stake", stake],
    ["loss", stake],
  ] as const) {
    const hit = yield* hitNow(env, ctx, { kind, limits: limits[kind], amount }, now);
    if (hit !== null) return { code: `${kind}_limit`, ...hit };
  }
  return null;
}
