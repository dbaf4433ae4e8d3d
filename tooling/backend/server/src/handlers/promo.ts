import type { contract } from "@baize/api-client/contract";
import type { MemberContext, PromotionContext } from "@baize/promotions";
import { accept, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { promotionBrand } from "../tenant.ts";
import { type CallContext, type Handlers, sessionOf } from "./handlers.ts";

/** A visitor, or the member whose token came along. */
const anyone = ({ tenant, session, locale }: CallContext): PromotionContext => ({
  brand: promotionBrand(tenant),
  member: session?.member ?? null,
  locale,
});
const member = (context: CallContext): MemberContext => ({ ...anyone(context), member: sessionOf(context).member });

/** The form of a key of money, which the call's own schema does not hold its optional key to. */
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

export const promoHandlers = ({ promotions }: Services): Handlers<typeof contract.promo> => ({
  flags: async (context) => accept(await promotions.flags(anyone(context))),
  topCover: async (context) => accept(await promotions.topCover(anyone(context))),
  list: async (context, input) => accept(await promotions.list(anyone(context), input)),
  secondNav: async (context) => accept(await promotions.secondNav(anyone(context))),
  detail: (context, input) => promotions.detail(anyone(context), input),
  rules: (context, input) => promotions.rules(anyone(context), input),
  isJoinActive: (context, input) => promotions.isJoinActive(member(context), input),
  join: (context, input) => promotions.join(member(context), input),
  applyDepositActive: (context, input) => promotions.applyDepositActive(member(context), input),
  applyAloneActive: (context, input) => promotions.applyAloneActive(member(context), input),
  rechargeRewards: (context, input) => promotions.rechargeRewards(member(context), input),
  giftExchangeBet: async (context, input) => accept(await promotions.giftExchangeBet(member(context), input)),
  giftExchange: async (context, input) =>
    input.reqId === undefined || KEY.test(input.reqId)
      ? promotions.giftExchange(member(context), input)
      : refuse("bad_request", { field: "reqId" }),
  signInfo: async (context) => accept(await promotions.signInfo(member(context))),
  sign: (context) => promotions.sign(member(context)),
  resign: (context, input) => promotions.resign(member(context), input),
  record: async (context, input) => accept(await promotions.record(member(context), input)),
  forfeit: (context, input) => promotions.forfeit(member(context), input),
  vipGifts: async (context) => accept(await promotions.vipGifts(member(context))),
  vipClaim: (context, input) => promotions.vipClaim(member(context), input),
  rebate: (context, input) => promotions.rebate(member(context), input),
});
