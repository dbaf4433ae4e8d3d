import type { BreakLength, ExclusionLength, LimitPeriod } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Answer } from "@baize/safeguards";
import type { confirmLimit, LimitState, SetOutcome } from "../limits/limits.ts";
import type { Excluded, liftExclusion, Pause, takeBreak } from "../pauses/pauses.ts";
import type { LimitAmount } from "../rules/changes.ts";
import type { LimitHit } from "../rules/usage.ts";
import type { EventRow } from "../store/tables.ts";
import type { Account, ProtectionBrand, ProtectionContext } from "./ports.ts";

type Outcome<F extends (...args: never[]) => Work<unknown>> = ReturnType<F> extends Work<infer R> ? Promise<R> : never;

export interface ProtectionState {
  readonly limits: readonly LimitState[];
  readonly isDecided: boolean;
  readonly pause: Pause | null;
}

/** What compose inside the transactions of others: each decides as of `now`, whatever else runs. */
export interface ProtectionHooks {
  /** The limit that a deposit would pass; null: none. */
  limitHit(ctx: ProtectionContext, amount: bigint, now: number): Work<LimitHit | null>;
  /** Notes by what an excluded member is known from now on; nothing for another. */
  markExcluded(account: Account, now: number): Work<void>;
}

export interface OperatorProtection extends ProtectionState {
  readonly pauses: readonly (Pause & { readonly isAllBrands: boolean; readonly liftedAt: number | null })[];
  /** Who changed what, the newest first, 200 at most. */
  readonly events: readonly (Pick<EventRow, "kind" | "by" | "facts"> & { readonly at: number })[];
}

export interface Protection {
  state(ctx: ProtectionContext): Promise<ProtectionState>;
  setLimit(
    ctx: ProtectionContext,
    wish: { readonly period: LimitPeriod; readonly amount: LimitAmount },
  ): Promise<SetOutcome>;
  confirmLimit(ctx: ProtectionContext, id: string): Outcome<typeof confirmLimit>;
  dropLimit(ctx: ProtectionContext, id: string): Promise<Answer<{ readonly from: number }, "limit_unknown">>;
  decideNoLimit(ctx: ProtectionContext): Promise<{ readonly from: number }>;
  takeBreak(ctx: ProtectionContext, length: BreakLength): Outcome<typeof takeBreak>;
  exclude(
    ctx: ProtectionContext,
    wish: { readonly length: ExclusionLength; readonly allBrands: boolean },
  ): Promise<
    { readonly ok: true; readonly data: Excluded } | Extract<Awaited<Outcome<typeof takeBreak>>, { ok: false }>
  >;
  readonly hooks: ProtectionHooks;
  readonly jobs: {
    /** Tells members of looser limits that may be confirmed, once each; gives how many were told. */
    tellReady(brand: Pick<ProtectionBrand, "code">): Promise<number>;
  };
  /** The operator's side. Nothing here asks who the operator is. */
  readonly operator: {
    read(ctx: ProtectionContext): Promise<OperatorProtection>;
    /** After its end alone. */
    liftExclusion(account: Account, note: string): Outcome<typeof liftExclusion>;
  };
}
