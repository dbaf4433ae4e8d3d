import { newId } from "@baize/safeguards";
import type {
  AssetCode,
  IdentityFault,
  IdentityGate,
  LimitKind,
  LimitPeriod,
  RealityCheckMinutes,
} from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import type { LimitAmount } from "../rules/changes.ts";
import type { MemberDeposits } from "../rules/usage.ts";

/** What a brand is to the protection of its members. */
export interface ProtectionBrand {
  readonly code: string;
  /** IANA zone of the brand's calendar. */
  readonly zone: string;
  readonly currency: AssetCode;
  /** Hours between asking for a looser limit and its confirmation; licences ask for 24 at least. */
  readonly increaseDelayHours: number;
  /** Minutes of play after which a reality check comes at the latest, and where a member has chosen nothing. */
  readonly realityCheckMinutes: RealityCheckMinutes;
  /** What is closed to members whose identity is not verified. */
  readonly identityFor: readonly IdentityGate[];
}

export const DEFAULT_INCREASE_DELAY_HOURS = 24;
export const DEFAULT_REALITY_CHECK_MINUTES = 60;

export interface ProtectionContext {
  readonly brand: ProtectionBrand;
  readonly member: string;
}

/** What a member is told, in the transaction of the event. Instants are epoch milliseconds. */
export type ProtectionNews = { readonly id: string; readonly brand: string; readonly member: string } & (
  | {
      readonly kind: "limitChanged";
      readonly limit: LimitKind;
      readonly period: LimitPeriod;
      readonly amount: LimitAmount;
      readonly from: number;
    }
  | {
      readonly kind: "limitAsked" | "limitReady";
      readonly limit: LimitKind;
      readonly period: LimitPeriod;
      readonly amount: LimitAmount;
      readonly from: number;
      readonly until: number;
    }
  | { readonly kind: "breakTaken" | "excluded"; readonly until: number }
  | { readonly kind: "exclusionLifted" | "identityAsked" | "identityVerified" }
  | { readonly kind: "identityRefused"; readonly fault: IdentityFault }
);

/** A member's account at some brand. */
export interface Account {
  readonly brand: string;
  readonly member: string;
}

/** Sums of a member's bets by their time, free ones left out, in minor units of the account's currency. */
export interface PlayedSums {
  readonly stakes: bigint;
  /** What settled bets have paid, stakes included. */
  readonly returns: bigint;
  /** When the first of them was placed; null of none. */
  readonly firstAt: number | null;
}

/** What the host knows. All works compose inside the transaction that decides. */
export interface ProtectionDeps {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Deposits credited since an instant, and those that are open. */
  readonly depositsOf: (account: Account, since: number, now: number) => Work<MemberDeposits>;
  /** Bets placed since an instant, inclusive. */
  readonly playedOf: (account: Account, since: number) => Work<PlayedSums>;
  /** Digests by which a person is known, equal at all brands for equal phones, e-mail addresses and payout accounts. */
  readonly marksOf: (account: Account) => Work<readonly string[]>;
  /** Accounts of other brands that have one of the marks. */
  readonly accountsOf: (marks: readonly string[], butBrand: string) => Work<readonly Account[]>;
  readonly onNews?: (news: ProtectionNews, at: number) => Work<void>;
  /** Something of a member's has changed of which the member is told nothing. */
  readonly onChange?: (account: Account, at: number) => Work<void>;
}

export interface Env extends ProtectionDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
  newId(prefix: string): string;
  tell(news: ProtectionNews, at: number): Work<void>;
  changed(account: Account, at: number): Work<void>;
}

export const createEnv = (deps: ProtectionDeps): Env => ({
  ...deps,
  newId: (prefix) => newId(deps, prefix),
  *tell(news, at) {
    if (deps.onNews !== undefined) yield* deps.onNews(news, at);
  },
  *changed(account, at) {
    if (deps.onChange !== undefined) yield* deps.onChange(account, at);
  },
});
