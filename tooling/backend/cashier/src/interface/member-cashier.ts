import type { AnyCall, CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import type { Answer } from "@baize/safeguards";
import type { CashierContext } from "./ports.ts";

type Finance = typeof contract.finance;

type Games = typeof contract.games;

type FinanceAnswer<K extends keyof Finance> = Promise<Answer<CallData<Finance[K]>, CallCode<Finance[K]>>>;

type GamesAnswer<K extends keyof Games> = Promise<Answer<CallData<Games[K]>, CallCode<Games[K]>>>;

/** Besides its own codes "not_executed", where its key was closed, and "server_busy", where nothing was judged. */
type MoneyAnswer<C extends AnyCall> = Promise<Answer<CallData<C>, CallCode<C> | "not_executed" | "server_busy">>;

/** Besides its own codes "server_busy", where the withdrawal password was not judged. */
type GuardedAnswer<C extends AnyCall> = Promise<Answer<CallData<C>, CallCode<C> | "server_busy">>;

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
