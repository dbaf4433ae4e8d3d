import type { AssetCode, IdentityGate } from "@baize/domain";
import { refuse } from "@baize/safeguards";
import { decimal, instant } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import type { DepositFacts } from "./deposit-facts.ts";
import { worthAt } from "./deposit-view.ts";

type Protected = Pick<Env, "protection">;

/** Refuses what waits for a verified identity; null: it does not. */
export function* refuseUnidentified({ protection }: Protected, ctx: CashierContext, gate: IdentityGate) {
  if (protection === undefined || !(yield* protection.isIdentityClosed(ctx, gate))) return null;
  return refuse("identity_required");
}

/** Refuses during a break or self-exclusion, and what waits for a verified identity; null: neither. */
export function* refuseProtected(
  env: Protected,
  ctx: CashierContext,
  gate: Exclude<IdentityGate, "withdraw">,
  at: number,
) {
  const pause = env.protection === undefined ? null : yield* env.protection.pause(ctx, at);
  if (pause === null) return yield* refuseUnidentified(env, ctx, gate);
  return refuse("play_paused", { kind: pause.kind, until: instant(pause.until, ctx.brand.zone) });
}

interface Quoted {
  readonly minor: bigint;
  readonly currency: AssetCode;
  readonly facts: DepositFacts;
}

/** Refuses an order above what is left of a deposit limit, fees included, a coin by its worth; null: it is within. */
export function* refuseOverLimit(
  { protection }: Protected,
  ctx: CashierContext,
  { minor, currency, facts }: Quoted,
  at: number,
) {
  const own = ctx.brand.currency;
  const amount = worthAt(minor, { currency, coin: facts.coin }, own);
  const hit = protection === undefined ? null : yield* protection.limitHit(ctx, amount, at);
  if (hit === null) return null;
  return refuse("deposit_limit", {
    period: hit.period,
    limit: decimal(hit.limit, own),
    left: decimal(hit.left, own),
    ...(hit.until === null ? {} : { until: instant(hit.until, ctx.brand.zone) }),
  });
}
