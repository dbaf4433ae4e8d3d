import type { BreakLength, ExclusionLength, IdentityFault, IdentityGate, RealityCheckMinutes } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Answer } from "@baize/safeguards";
import type { Identity, IdentityEntry } from "../identity/identity.ts";
import type { confirmLimit, LimitState, LimitWish, SetOutcome } from "../limits/limits.ts";
import type { Excluded, liftExclusion, Pause, takeBreak } from "../pauses/pauses.ts";
import type { PlayLimitState, PlayRefusal } from "../play/play-limits.ts";
import type { PlayView } from "../play/reality-check.ts";
import type { LimitHit } from "../rules/usage.ts";
import type { EventRow } from "../store/tables.ts";
import type { Account, ProtectionBrand, ProtectionContext } from "./ports.ts";

type Outcome<F extends (...args: never[]) => Work<unknown>> = ReturnType<F> extends Work<infer R> ? Promise<R> : never;

export interface ProtectionState {
  readonly limits: readonly LimitState[];
  readonly isDecided: boolean;
  readonly pause: Pause | null;
  /** `closed`: to the member, until the identity is verified. */
  readonly identity: Identity & { readonly closed: readonly IdentityGate[] };
}

/** What compose inside the transactions of others: each decides as of `now`, whatever else runs. */
export interface ProtectionHooks {
  /** The limit that a deposit would pass; null: none. */
  limitHit(ctx: ProtectionContext, amount: bigint, now: number): Work<LimitHit | null>;
  /** Why a launch, whose stake is zero, or a stake is refused; null: it is not. */
  playRefusal(ctx: ProtectionContext, stake: bigint, now: number): Work<PlayRefusal | null>;
  /** Notes that the member plays for money now. */
  notePlay(ctx: ProtectionContext, now: number): Work<void>;
  /** The session of play and the next reality check. */
  play(ctx: ProtectionContext, now: number): Work<PlayView>;
  acknowledge(ctx: ProtectionContext, now: number): Work<{ readonly dueAt: number | null }>;
  /** Whether something is closed to the member until the identity is verified. */
  isIdentityClosed(ctx: ProtectionContext, gate: IdentityGate): Work<boolean>;
  /**
   * To be called when a contact or payout account of a member is new: an excluded one is known by it from now on, and
   * one who is known to be excluded under another account is excluded for as long.
   */
  recognise(account: Account, now: number): Work<void>;
}

export interface OperatorProtection extends ProtectionState {
  readonly playLimits: readonly PlayLimitState[];
  /** The newest first. */
  readonly identityHistory: readonly IdentityEntry[];
  readonly play: PlayView;
  readonly pauses: readonly (Pause & { readonly isAllBrands: boolean; readonly liftedAt: number | null })[];
  /** Who changed what, the newest first, 200 at most. */
  readonly events: readonly (Pick<EventRow, "kind" | "by" | "facts"> & { readonly at: number })[];
}

export interface Protection {
  state(ctx: ProtectionContext): Promise<ProtectionState>;
  /** Limits of play, kind by kind, the shortest period first. */
  playLimits(ctx: ProtectionContext): Promise<readonly PlayLimitState[]>;
  setLimit(ctx: ProtectionContext, wish: LimitWish): Promise<SetOutcome>;
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
  /**
   * Asks for the identity to be verified; `pictures`: ids of pictures of a document. `allow` composes before it, and
   * what it refuses is refused.
   */
  askIdentity<C extends string>(
    ctx: ProtectionContext,
    pictures: readonly string[],
    allow: () => Work<Answer<null, C>>,
  ): Promise<Answer<null, C | "identity_settled">>;
  play(ctx: ProtectionContext): Promise<PlayView>;
  /** Acknowledges the reality check that is due; again changes nothing. */
  acknowledge(ctx: ProtectionContext): Promise<{ readonly dueAt: number | null }>;
  /** Gives what holds: never a longer interval than the licence allows. */
  setRealityCheck(
    ctx: ProtectionContext,
    everyMinutes: RealityCheckMinutes,
  ): Promise<{ readonly everyMinutes: RealityCheckMinutes }>;
  readonly hooks: ProtectionHooks;
  readonly jobs: {
    /** Tells members of looser limits that may be confirmed, once each; gives how many were told. */
    tellReady(brand: Pick<ProtectionBrand, "code">): Promise<number>;
  };
  /** The operator's side. Nothing here asks who the operator is. */
  readonly operator: {
    read(ctx: ProtectionContext): Promise<OperatorProtection>;
    /** Begins of the minutes in which a member has played, epoch milliseconds, the first first. */
    minutes(account: Account): Promise<readonly number[]>;
    /** Members of a brand who have played since an instant, 200 at most. */
    playersSince(brand: string, since: number): Promise<readonly string[]>;
    /** Keeps what the operator did on seeing how a member plays; `act`: one of `CARE_ACTS`. */
    noteCare(
      account: Account,
      care: { readonly act: string; readonly note: string },
    ): Promise<Answer<null, "act_unknown" | "note_invalid">>;
    /** Members who wait for their identity to be verified, the longest first, 200 at most; epoch milliseconds. */
    waitingIdentities(brand: string): Promise<readonly { readonly member: string; readonly at: number }[]>;
    /** Decides about an identity, asked for or not; null: it is verified. */
    decideIdentity(account: Account, fault: IdentityFault | null): Promise<void>;
    /** After its end alone. */
    liftExclusion(account: Account, note: string): Outcome<typeof liftExclusion>;
  };
}
