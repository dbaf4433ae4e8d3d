import { newId, type Vault } from "@baize/safeguards";
import type { OwnText, TextLocale } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";

/** When the service desk answers, by the clocks of the brand's zone. */
export interface OfficeHours {
  /** 1 Monday to 7 Sunday: the days on which it opens. */
  readonly days: readonly number[];
  /** `HH:MM`. */
  readonly from: string;
  /** `HH:MM`; not after `from`, it closes on the next day. */
  readonly to: string;
}

/** What the articles of help say of a brand. */
export interface HelpFacts {
  readonly name: OwnText;
  /** In years. */
  readonly minAge: number;
  /** The brand's zone as people call it, e.g. China Standard Time. */
  readonly zone: OwnText;
  /** How long a deposit order is open. */
  readonly orderMinutes: number;
  /** How long a further payout account waits before it can be paid to. */
  readonly coolingHours: number;
  /** Multiple of a deposit that must be bet before a withdrawal, a decimal. */
  readonly turnover: string;
  /** Members can set limits and breaks of their own: where the licence brings them. */
  readonly hasLimits: boolean;
}

/** What a brand is to its correspondence. */
export interface CorrespondenceBrand {
  readonly code: string;
  /** IANA zone of the brand's days. */
  readonly zone: string;
  /** Null: around the clock. */
  readonly office: OfficeHours | null;
  readonly help: HelpFacts;
}

export interface MemberContext {
  readonly brand: CorrespondenceBrand;
  readonly member: string;
  readonly locale: TextLocale;
}

/** A visitor is known by a token of `desk.newVisitor()`, and by the address for limits alone. */
export type Reader =
  | { readonly kind: "member"; readonly member: string }
  | { readonly kind: "visitor"; readonly token: string; readonly address: string };

/** Who asks where visitors may too. */
export interface ReaderContext {
  readonly brand: CorrespondenceBrand;
  readonly reader: Reader;
  readonly locale: TextLocale;
}

export interface MemberProfile {
  /** The highest level that the member has had, 0 to 10: a level may be lost, a message that was shown is not. */
  readonly level: number;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  /** On a break or self-exclusion: sees no promotion that was sent, and is sent none. */
  readonly isPaused: boolean;
}

export interface CorrespondenceDeps {
  readonly database: Database;
  /** Epoch milliseconds, never less than before. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /** Seals contacts and makes the digests of visitors' tokens. */
  readonly vault: Vault;
  /** The member as known to the accounts, null for none of the brand; composes inside the transaction that decides. */
  readonly profileOf: (brand: string, member: string) => Work<MemberProfile | null>;
  readonly pictures: {
    /** Whether the member uploaded it at the brand, for feedback or the desk. */
    owns(brand: string, member: string, id: string): Work<boolean>;
    url(id: string): string;
  };
}

export interface Env extends CorrespondenceDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
  newId(prefix: string): string;
}

export const createEnv = (deps: CorrespondenceDeps): Env => ({
  ...deps,
  newId: (prefix) => newId(deps, prefix),
});

/** Page of a list, 1 the first. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}
