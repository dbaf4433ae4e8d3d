import type { DepositOffer } from "@baize/cashier";
import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import type { CategoryId, DeclineReason, FreeBetRefusal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Answer } from "@baize/safeguards";
import type { ActivityLine, CreateCode, listFindings, NewCode } from "../operator/activities.ts";
import type { Application } from "../operator/applications.ts";
import type { FreeBetOffer, FreeBetUse } from "../engine/free-bets.ts";
import type { MemberContext, PromotionBrand, PromotionContext } from "./ports.ts";

type Promo = typeof contract.promo;
type Data<C extends keyof Promo> = CallData<Promo[C]>;
type Input<C extends keyof Promo> = CallParsed<Promo[C]>;
type Answered<C extends keyof Promo> = Promise<Answer<Data<C>, CallCode<Promo[C]>>>;

/** Calls that a visitor may make too. */
interface PublicCalls {
  flags(ctx: PromotionContext): Promise<Data<"flags">>;
  topCover(ctx: PromotionContext): Promise<Data<"topCover">>;
  list(ctx: PromotionContext, input: Input<"list">): Promise<Data<"list">>;
  secondNav(ctx: PromotionContext): Promise<Data<"secondNav">>;
  detail(ctx: PromotionContext, input: Input<"detail">): Answered<"detail">;
  rules(ctx: PromotionContext, input: Input<"rules">): Answered<"rules">;
}

/** Calls of a member, in the shapes of the contract. Each acts once by its own nature; gift exchanges by their key. */
interface MemberCalls {
  isJoinActive(ctx: MemberContext, input: Input<"isJoinActive">): Answered<"isJoinActive">;
  join(ctx: MemberContext, input: Input<"join">): Answered<"join">;
  applyDepositActive(ctx: MemberContext, input: Input<"applyDepositActive">): Answered<"applyDepositActive">;
  applyAloneActive(ctx: MemberContext, input: Input<"applyAloneActive">): Answered<"applyAloneActive">;
  rechargeRewards(ctx: MemberContext, input: Input<"rechargeRewards">): Answered<"rechargeRewards">;
  giftExchangeBet(ctx: MemberContext, input: Input<"giftExchangeBet">): Promise<Data<"giftExchangeBet">>;
  giftExchange(ctx: MemberContext, input: Input<"giftExchange">): Answered<"giftExchange">;
  signInfo(ctx: MemberContext): Promise<Data<"signInfo">>;
  sign(ctx: MemberContext): Answered<"sign">;
  resign(ctx: MemberContext, input: Input<"resign">): Answered<"resign">;
  record(ctx: MemberContext, input: Input<"record">): Promise<Data<"record">>;
  forfeit(ctx: MemberContext, input: Input<"forfeit">): Answered<"forfeit">;
  vipGifts(ctx: MemberContext): Promise<Data<"vipGifts">>;
  vipClaim(ctx: MemberContext, input: Input<"vipClaim">): Answered<"vipClaim">;
  rebate(ctx: MemberContext, input: Input<"rebate">): Answered<"rebate">;
}

/** The operator's side. Nothing here asks who the operator is. */
export interface PromotionOperator {
  list(brand: PromotionBrand): Promise<readonly ActivityLine[]>;
  create(brand: PromotionBrand, rules: unknown): Promise<Answer<{ readonly id: string }, CreateCode>>;
  stop(brand: PromotionBrand, id: string): Promise<Answer<{ readonly returned: string }, "activity_unknown">>;
  issueCode(brand: PromotionBrand, code: NewCode): Promise<Answer<null, "activity_unknown" | "code_exists">>;
  applications(brand: PromotionBrand): Promise<readonly Application[]>;
  approve(
    brand: PromotionBrand,
    id: string,
  ): Promise<Answer<Application, "application_unknown" | "wrong_state" | "budget_gone">>;
  decline(
    brand: PromotionBrand,
    input: { readonly id: string; readonly reason: DeclineReason },
  ): Promise<Answer<Application, "application_unknown" | "wrong_state">>;
  reverse(
    brand: PromotionBrand,
    id: string,
  ): Promise<Answer<{ readonly taken: string }, "application_unknown" | "reward_ended">>;
  findings(brand: PromotionBrand): Promise<ReturnType<typeof listFindings> extends Work<infer T> ? T : never>;
}

/** What the games ask for free bets; all compose inside the transaction of the bet. */
interface FreeBetCalls {
  /** Awards with a free bet left for games of the category, the first to end first. */
  open(brand: PromotionBrand, member: string, category: CategoryId, now: number): Work<readonly FreeBetOffer[]>;
  /** Takes one free bet of an award and posts its stake to the games; a refusal has written nothing. */
  take(brand: PromotionBrand, use: FreeBetUse, now: number): Work<Answer<null, FreeBetRefusal>>;
  /** What the bet won has been paid; it has the turnover that the promotion asks for. */
  settle(
    brand: PromotionBrand,
    result: { readonly bet: string; readonly platform: string; readonly won: bigint },
    now: number,
  ): Work<void>;
  /** The bet was called off, or neither side won: takes the stake back from `bank`. */
  giveBack(brand: PromotionBrand, stake: { readonly bet: string; readonly bank: string }, now: number): Work<void>;
}

export interface Promotions extends PublicCalls, MemberCalls {
  /** Promotions that the member's next deposit can join, best first; composes inside the cashier's transaction. */
  depositOffers(ctx: MemberContext, now: number): Work<readonly DepositOffer[]>;
  /**
   * Gives the reward of a promotion that a deposit has joined, and what was paid in minor units; composes inside the
   * transaction that credits it. Where it gives none, the member's record says why.
   */
  depositCredited(
    ctx: MemberContext,
    deposit: { readonly id: string; readonly orderNo: string },
    now: number,
  ): Work<bigint>;
  readonly freeBets: FreeBetCalls;
  readonly jobs: {
    /** Takes back rewards whose turnover was not done in time; gives how many were due. */
    endExpired(brand: PromotionBrand): Promise<number>;
    /** Pays the rebates of days that are over, each day once, by the level of that moment; gives how many were paid. */
    payRebates(brand: PromotionBrand): Promise<number>;
  };
  readonly operator: PromotionOperator;
}
