import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import type { AssetCode, IdentityGate, LimitPeriod, PauseKind, TextLocale } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import type { Vault } from "@baize/safeguards";
import type { Closing } from "../rules/closing.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";

type MemberStatus = CallData<typeof contract.member.token>["status"];

export interface CashierMember {
  readonly id: string;
  /** 0 to 10. */
  readonly vipLevel: number;
  /** 1 normal, 2 play locked, 3 money locked. */
  readonly status: MemberStatus;
}

/** The member of a call, and the brand. The caller has made sure that the member belongs to the brand. */
export interface CashierContext {
  readonly brand: TenantRules;
  readonly member: CashierMember;
  /** Language of what others have named; the offers' own when absent. */
  readonly locale?: TextLocale | undefined;
}

/** A bonus for deposits that a member may join; amounts are decimals of the brand's currency. */
export interface DepositOffer {
  readonly id: string;
  readonly title: string;
  /** Ids of the channels; null: all. */
  readonly channels: readonly string[] | null;
  /** Least credit that it is given for. */
  readonly min: string;
  /** Percent of the credit. */
  readonly percent: string;
  /** Largest bonus of one order. */
  readonly max: string;
  /** Rollover multiple of the bonus; that of the deposit is the brand's. */
  readonly turnoverMultiple: string;
}

/** Who gives bonuses for deposits. Both compose inside the cashier's transaction. */
export interface OfferPort {
  /** What the member can have for a deposit made now, best first. */
  open(ctx: CashierContext, at: number): Work<readonly DepositOffer[]>;
  /** A deposit that has joined an offer was credited; gives what the bonus paid, in minor units, 0 for none. */
  onCredited(
    order: { readonly id: string; readonly brand: string; readonly member: string; readonly offer: string },
    at: number,
  ): Work<bigint>;
}

/** The provider's outcome of one order. "unknown": no answer, from which nothing may be concluded. */
export type WalletWord = "ok" | "refused" | "unknown";

export interface GameWallet {
  readonly platform: string;
  readonly name: string;
  readonly maintenance: Closing | null;
  /** Limits of one transfer, decimal strings. */
  readonly min: string;
  readonly max: string;
  readonly hidden: boolean;
}

/**
 * The games provider's transfer wallet. Every `orderNo` is idempotent there: sent twice, it acts once and gets the same
 * outcome, a refusal too. A thrown error counts as "unknown".
 */
export interface WalletPort {
  /** Limits in `asset`. */
  list(asset: AssetCode): readonly GameWallet[];
  credit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<WalletWord>;
  debit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<WalletWord>;
  /** "absent": the provider has not seen the order so far. */
  query(orderNo: string): Promise<WalletWord | "absent">;
  balance(memberRef: string, platform: string): Promise<bigint | "unknown">;
}

/** Who keeps members from paying in and playing. Both compose inside the cashier's transaction, as of `at`. */
export interface ProtectionPort {
  /** A break or self-exclusion that is on, `until` in epoch milliseconds; null: none. */
  pause(ctx: CashierContext, at: number): Work<{ readonly kind: PauseKind; readonly until: number } | null>;
  /** Whether the licence asks for a verified identity first, which the member has not. */
  isIdentityClosed(ctx: CashierContext, gate: IdentityGate): Work<boolean>;
  /** The member has a further payout account, by which an excluded person may be known. */
  payoutAdded(ctx: CashierContext, at: number): Work<void>;
  /**
   * The deposit limit that a further order would pass, with what is left of it; null: none. Minor units of the
   * account's currency; `until`: when the next of what is used frees, null where nobody knows.
   */
  limitHit(
    ctx: CashierContext,
    amount: bigint,
    at: number,
  ): Work<{
    readonly period: LimitPeriod;
    readonly limit: bigint;
    readonly left: bigint;
    readonly until: number | null;
  } | null>;
}

/** Pictures that the member has uploaded: payment slips, and the QR codes of Alipay accounts. */
export interface PicturePort {
  owns(
    ctx: CashierContext,
    id: string,
    scene: Extract<CallParsed<typeof contract.service.upload>["scene"], "slip" | "alipay">,
  ): Promise<boolean>;
  /** Address on the site. */
  url(id: string): string;
}

export interface BetWords {
  readonly platformName: string;
  readonly gameName: string;
}

export interface PasswordVerdict {
  readonly word: "ok" | "wrong" | "locked" | "not_set" | "busy";
  /** Of "wrong": how many more tries are judged. */
  readonly triesLeft?: number;
  /** Epoch milliseconds from which tries are judged again; of "locked", and of the wrong try that was the last. */
  readonly until?: number;
}

interface Settled {
  readonly id: string;
  readonly brand: string;
  readonly member: string;
  /** Of `asset`, in minor units: what reached the wallet, or what was taken from it. */
  readonly amount: bigint;
  readonly asset: AssetCode;
}
/**
 * An order that has come to its end. `to`: the payout account, masked; `reason`: the operator's; `turnover`: what a
 * grant asks for before it can be withdrawn, 0 for nothing.
 */
export type SettledOrder = Settled &
  (
    | { readonly kind: "depositCredited" }
    | { readonly kind: "depositRefused"; readonly reason: string }
    | { readonly kind: "bonusGranted"; readonly label: string; readonly turnover: bigint }
    | { readonly kind: "withdrawalPaid"; readonly to: string }
    | { readonly kind: "withdrawalRefused"; readonly reason: string }
  );

export interface CashierDeps {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
  /**
   * Called outside transactions, before the money transaction; counts wrong tries. Gets `password` as the
   * call carried it: a caller that opens the seal first passes the plain text and keeps `key_unknown` to itself.
   * "wrong" and "locked" are verdicts on this password and are recorded under the key of a withdrawal; "busy": it was
   * not checked, because other tries of the member are being checked. The call is then refused as "server_busy".
   */
  readonly verifyWithdrawPassword: (memberId: string, sealedOrPlain: string) => Promise<PasswordVerdict>;
  /** Whether one is set; never counts a try. */
  readonly hasWithdrawPassword: (memberId: string) => Promise<boolean>;
  /** Encrypts payout numbers, holders and payers' names at rest. */
  readonly vault: Vault;
  readonly wallets: WalletPort;
  readonly pictures: PicturePort;
  readonly offers: OfferPort;
  /** A host without limits and breaks leaves it out. */
  readonly protection?: ProtectionPort;
  /** Composes inside the transaction that settles an order. */
  readonly onSettled?: (order: SettledOrder, at: number) => Work<void>;
  /** What the provider knows of bets, by `betRef`; bets it does not know are left out. */
  readonly describeBets: (ctx: CashierContext, betRefs: readonly string[]) => Promise<ReadonlyMap<string, BetWords>>;
  /** Takes what fails after a money call's commit, or in a job, and so changes no answer: faults of the store, bugs. */
  readonly report?: (error: unknown) => void;
}
