import type { AnyCall, CallCode, CallData, CallParsed, contract, RefusalDetail } from "@baize/api-client/contract";
import type { AssetCode } from "@baize/domain";
import type { Database, Work } from "@baize/ledger";
import type { Vault } from "@baize/safeguards";
import type { Closing, Payee, TenantRules } from "../rules/tenant-rules.ts";
import type { SeedEntry } from "../seed/seed-entry.ts";

type Finance = typeof contract.finance;
type Games = typeof contract.games;

/** An expected answer: data, or a code of the call's closed list with facts beside it. */
export type Answer<D, C extends string> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly code: C; readonly detail: RefusalDetail };
type FinanceAnswer<K extends keyof Finance> = Promise<Answer<CallData<Finance[K]>, CallCode<Finance[K]>>>;
type GamesAnswer<K extends keyof Games> = Promise<Answer<CallData<Games[K]>, CallCode<Games[K]>>>;
/** Besides its own codes "not_executed", where its key was closed, and "server_busy", where nothing was judged. */
type MoneyAnswer<C extends AnyCall> = Promise<Answer<CallData<C>, CallCode<C> | "not_executed" | "server_busy">>;
/** Besides its own codes "server_busy", where the withdrawal password was not judged. */
type GuardedAnswer<C extends AnyCall> = Promise<Answer<CallData<C>, CallCode<C> | "server_busy">>;

export interface CashierMember {
  readonly id: string;
  /** 0 to 10. */
  readonly vipLevel: number;
  /** 1 normal, 2 play locked, 3 money locked. */
  readonly status: 1 | 2 | 3;
}
/** Who asks, at which brand. The caller has made sure that the member belongs to the brand. */
export interface CashierContext {
  readonly brand: TenantRules;
  readonly member: CashierMember;
}

/** The provider's word on one order. "unknown": no answer, and no conclusion may be drawn. */
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
 * word, a refusal too. A thrown error counts as "unknown".
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

/** Pictures that the member has uploaded: payment slips, and the QR codes of Alipay accounts. */
export interface PicturePort {
  owns(ctx: CashierContext, id: string, scene: "slip" | "alipay"): Promise<boolean>;
  /** Address on the site. */
  url(id: string): string;
}
export interface BetWords {
  readonly platformName: string;
  readonly gameName: string;
}

export type PasswordVerdict = "ok" | "wrong" | "locked" | "not_set" | "busy";

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
   * not judged, because other tries of the member are being judged. The call is then refused as "server_busy".
   */
  readonly verifyWithdrawPassword: (memberId: string, sealedOrPlain: string) => Promise<PasswordVerdict>;
  /** Whether one is set; never counts a try. */
  readonly hasWithdrawPassword: (memberId: string) => Promise<boolean>;
  /** Encrypts payout numbers, holders and payers' names at rest. */
  readonly vault: Vault;
  readonly wallets: WalletPort;
  readonly pictures: PicturePort;
  /** What the provider knows of bets, by `betRef`; bets it does not know are left out. */
  readonly describeBets: (ctx: CashierContext, betRefs: readonly string[]) => Promise<ReadonlyMap<string, BetWords>>;
  /** Takes what fails after a money call's commit, or in a job, and so changes no answer: faults of the store, bugs. */
  readonly report?: (error: unknown) => void;
}

/** Calls of a member. Ids of other members and other brands answer exactly as ids that do not exist. */
export interface MemberCashier {
  depositMethods(ctx: CashierContext): FinanceAnswer<"depositMethods">;
  depositCreate(
    ctx: CashierContext,
    input: CallParsed<Finance["depositCreate"]>,
  ): MoneyAnswer<Finance["depositCreate"]>;
  depositOrder(ctx: CashierContext, input: CallParsed<Finance["depositOrder"]>): FinanceAnswer<"depositOrder">;
  depositOpen(ctx: CashierContext): FinanceAnswer<"depositOpen">;
  depositPaid(ctx: CashierContext, input: CallParsed<Finance["depositPaid"]>): FinanceAnswer<"depositPaid">;
  depositCancel(ctx: CashierContext, input: CallParsed<Finance["depositCancel"]>): FinanceAnswer<"depositCancel">;

  withdrawBanks(ctx: CashierContext): FinanceAnswer<"withdrawBanks">;
  virtualProtocols(ctx: CashierContext): FinanceAnswer<"virtualProtocols">;
  memberBanks(ctx: CashierContext, input: CallParsed<Finance["memberBanks"]>): FinanceAnswer<"memberBanks">;
  bankAdd(ctx: CashierContext, input: CallParsed<Finance["bankAdd"]>): GuardedAnswer<Finance["bankAdd"]>;
  alipayAdd(ctx: CashierContext, input: CallParsed<Finance["alipayAdd"]>): GuardedAnswer<Finance["alipayAdd"]>;
  virtualAdd(ctx: CashierContext, input: CallParsed<Finance["virtualAdd"]>): GuardedAnswer<Finance["virtualAdd"]>;
  virtualDelete(ctx: CashierContext, input: CallParsed<Finance["virtualDelete"]>): FinanceAnswer<"virtualDelete">;
  payoutDelete(ctx: CashierContext, input: CallParsed<Finance["payoutDelete"]>): FinanceAnswer<"payoutDelete">;
  payoutDefault(ctx: CashierContext, input: CallParsed<Finance["payoutDefault"]>): FinanceAnswer<"payoutDefault">;

  withdrawInfo(ctx: CashierContext): FinanceAnswer<"withdrawInfo">;
  withdrawPreview(ctx: CashierContext, input: CallParsed<Finance["withdrawPreview"]>): FinanceAnswer<"withdrawPreview">;
  withdrawQuote(ctx: CashierContext, input: CallParsed<Finance["withdrawQuote"]>): FinanceAnswer<"withdrawQuote">;
  withdrawSubmit(
    ctx: CashierContext,
    input: CallParsed<Finance["withdrawSubmit"]>,
  ): MoneyAnswer<Finance["withdrawSubmit"]>;
  withdrawOrder(ctx: CashierContext, input: CallParsed<Finance["withdrawOrder"]>): FinanceAnswer<"withdrawOrder">;

  coinWallets(ctx: CashierContext): FinanceAnswer<"coinWallets">;
  exchangeQuote(ctx: CashierContext, input: CallParsed<Finance["exchangeQuote"]>): FinanceAnswer<"exchangeQuote">;
  exchangeSubmit(
    ctx: CashierContext,
    input: CallParsed<Finance["exchangeSubmit"]>,
  ): MoneyAnswer<Finance["exchangeSubmit"]>;

  turnover(ctx: CashierContext): FinanceAnswer<"turnover">;
  turnoverBets(ctx: CashierContext, input: CallParsed<Finance["turnoverBets"]>): FinanceAnswer<"turnoverBets">;
  /** Besides its own code, "bad_request" with `detail.field` for days that are none or in the wrong order. */
  transactions(
    ctx: CashierContext,
    input: CallParsed<Finance["transactions"]>,
  ): Promise<Answer<CallData<Finance["transactions"]>, CallCode<Finance["transactions"]> | "bad_request">>;
  operation(ctx: CashierContext, input: CallParsed<Finance["operation"]>): FinanceAnswer<"operation">;
  /**
   * Always "settled": with the recorded answer, or with the refusal "not_executed", which is then recorded for good.
   * "bad_request" for a path that is none of the money calls of this package. Rejects with ReadOnlyFault for a key
   * without a record while money is closed.
   */
  operationClose(
    ctx: CashierContext,
    input: CallParsed<Finance["operationClose"]>,
  ): Promise<Answer<CallData<Finance["operationClose"]>, "bad_request">>;
  /** `contract.member.balance`. */
  balance(ctx: CashierContext): Promise<Answer<CallData<typeof contract.member.balance>, never>>;

  walletList(ctx: CashierContext, input: CallParsed<Games["walletList"]>): GamesAnswer<"walletList">;
  /** GET and POST share it, and share their idempotency keys. */
  transfer(ctx: CashierContext, input: CallParsed<Games["transfer"]>): MoneyAnswer<Games["transfer"]>;
  recycle(ctx: CashierContext, input: CallParsed<Games["recycle"]>): MoneyAnswer<Games["recycle"]>;
  transferOrder(ctx: CashierContext, input: CallParsed<Games["transferOrder"]>): GamesAnswer<"transferOrder">;
}

/** One row of the operator's lists. */
export interface OperatorOrder {
  readonly id: string;
  readonly brand: string;
  readonly member: string;
  readonly state: string;
  /** Decimal strings in `currency`. */
  readonly amount: string;
  readonly fee: string;
  readonly receive: string;
  readonly currency: AssetCode;
  /** Deposits: the channel; withdrawals: bank and masked number; grants: what they are for. */
  readonly label: string;
  /** Deposits: what the payment must carry. Withdrawals: empty. */
  readonly noteCode: string;
  /** Deposits: exactly what is to arrive. Withdrawals: what is to be sent, in the coin where one is paid. Others: the amount. */
  readonly payAmount: string;
  readonly payAsset: AssetCode;
  /** Deposits: the payer's name and the payment slip that the member gave; else empty. */
  readonly payerName: string;
  readonly slipId: string | null;
  /** Withdrawals: where the money goes, with the full number. */
  readonly payTo: Payee | null;
  readonly createdAt: number;
  readonly deadline: number | null;
  readonly settledAt: number | null;
  readonly reason: string | null;
}
export interface OperatorFilter {
  readonly brand?: string | undefined;
  readonly member?: string | undefined;
  readonly states?: readonly string[] | undefined;
  /** Default 100, newest first. */
  readonly limit?: number | undefined;
}
/** "wrong_state": the order cannot go there from where it is; `detail.state` says where that is. */
export type OperatorAnswer<C extends string = never> = Promise<
  Answer<OperatorOrder, "order_unknown" | "wrong_state" | C>
>;

/** Money that the brand gives a member. */
export interface Grant {
  readonly brand: string;
  readonly member: string;
  readonly kind: "bonus" | "rebate";
  /** Decimal of the account currency. */
  readonly amount: string;
  /** Rollover multiple of the amount, "0" for none. */
  readonly multiple: string;
  /** What it is for, shown to the member as the row's label. */
  readonly label: string;
  /** Once for each `ref` of the brand. */
  readonly ref: string;
}

/** The operator's side. Nothing here asks who the operator is. */
export interface OperatorCashier {
  listDeposits(filter?: OperatorFilter): Promise<readonly OperatorOrder[]>;
  /**
   * The money has arrived: credits once, expired and cancelled orders too. Repeating it with the same `callbackId`
   * answers the same; a `callbackId` that has confirmed another order of the brand is "callback_used".
   */
  confirmDeposit(id: string, input: { readonly callbackId: string }): OperatorAnswer<"callback_used">;
  refuseDeposit(id: string, reason: string): OperatorAnswer;
  listWithdrawals(filter?: OperatorFilter): Promise<readonly OperatorOrder[]>;
  startPaying(id: string): OperatorAnswer;
  payWithdrawal(id: string): OperatorAnswer;
  refuseWithdrawal(id: string, reason: string): OperatorAnswer;
  /** Credits once for each `ref`; again with the same facts answers the same. */
  grant(grant: Grant): OperatorAnswer<"member_unknown" | "amount_invalid" | "ref_used">;
  /** Asks the provider about every transfer that is processing, and settles those it has an answer for. */
  settlePending(): Promise<{ readonly settled: number; readonly pending: number }>;
  /** Expires unpaid deposit orders past their deadline; gives their number. */
  expireOrders(): Promise<number>;
}

/** For the sandbox and the provider. Works compose inside the caller's own transaction. */
export interface CashierHooks {
  /** Opens the member's ledger accounts and the brand's; again is harmless. Must run before any other call of the member. */
  openMember(memberId: string, brand: Pick<TenantRules, "code" | "currency">, at?: number): Work<void>;
  /** Counts a settled bet's valid turnover once, towards open rollover requirements oldest first. False when it was counted before. */
  recordTurnover(memberId: string, validMinor: bigint, betRef: string, at?: number): Work<boolean>;
  /** Carries a settled bet's net result (negative for a loss) into the mirror of the game wallet, once per `betRef`. */
  recordPlay(memberId: string, platform: string, netMinor: bigint, betRef: string, at?: number): Work<boolean>;
  /** Life-time sums in minor units: settled deposits (credited), paid withdrawals, valid turnover. */
  lifetime(
    memberId: string,
  ): Promise<{ readonly deposits: bigint; readonly withdrawals: bigint; readonly turnover: bigint }>;
  /** Plays a past through the ordinary paths at the given times; the same plan again changes nothing. Throws when an entry is refused. */
  seedHistory(ctx: CashierContext, plan: readonly SeedEntry[]): Promise<void>;
}

export interface Cashier extends MemberCashier, CashierHooks {
  readonly operator: OperatorCashier;
}
/** Needs a database migrated with `ledgerMigrations` and `cashierMigrations`. */
export type CreateCashier = (deps: CashierDeps) => Cashier;
