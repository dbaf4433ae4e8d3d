import type { AssetCode } from "@baize/domain";
import { refuse } from "@baize/safeguards";
import { decimal, instant } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import type { DepositFacts } from "./deposit-facts.ts";
import { worthAt } from "./deposit-view.ts";

type Protected = Pick<Env, "protection">;

/** Refuses during a break or self-exclusion; null: there is none. */
export function* refusePaused({ protection }: Protected, ctx: CashierContext, at: number) {
  const pause = protection === undefined ? null : yield* protection.pause(ctx, at);
  if (pause === null) return null;
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
