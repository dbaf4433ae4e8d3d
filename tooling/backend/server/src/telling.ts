import type { CashierDeps, RewardHooks } from "@baize/cashier";
import type { Correspondence, CorrespondenceBrand } from "@baize/correspondence";
import { type AssetCode, ofMinor, toDecimal } from "@baize/domain";
import type { PromotionDeps } from "@baize/promotions";

const amountOf = (minor: bigint, asset: AssetCode) => ({ value: toDecimal(ofMinor(minor, asset)), asset });

/**
 * Rewards of which the member gets a message, in the transaction that pays them. Rebates, which come every day, stand
 * in the money records alone. The promotion is called as there.
 */
export const tellingRewards = (
  rewards: RewardHooks,
  { tell }: Pick<Correspondence, "tell">,
  brandOf: (code: string) => CorrespondenceBrand,
): RewardHooks => ({
  ...rewards,
  *payReward(account, reward, at) {
    const outcome = yield* rewards.payReward(account, reward, at);
    if (outcome !== "paid" || reward.kind !== "bonus") return outcome;
    const { id, member, amount, label } = reward;
    const need = (yield* rewards.rewardTurnover([id])).get(id)?.need;
    yield* tell(
      { brand: brandOf(account.brand), member },
      {
        type: "promotionReward",
        id,
        title: { "zh-CN": label, en: label },
        amount: amountOf(amount, account.currency),
        turnover: need === undefined ? null : amountOf(need, account.currency),
      },
      at,
    );
    return outcome;
  },
});

/** A message to the member of what has become of an award, in its transaction. */
export const tellOfAwards =
  (
    { tell }: Pick<Correspondence, "tell">,
    brandOf: (code: string) => { readonly correspondence: CorrespondenceBrand; readonly currency: AssetCode },
  ): NonNullable<PromotionDeps["onAward"]> =>
  (news, at) => {
    const { correspondence: brand, currency } = brandOf(news.brand);
    const { id, member, title } = news;
    const to = { brand, member };
    if (news.kind === "freeBetsGiven") {
      const { kind: type, count, stake, categories, until } = news;
      return tell(to, { type, id, title, count, amount: amountOf(stake, currency), categories, until }, at);
    }
    if (news.kind === "applicationDeclined") return tell(to, { type: news.kind, id, title, reason: news.reason }, at);
    return tell(to, { type: news.kind, id, title }, at);
  };

/** A message to the member of an order that was settled, in its transaction. */
export const tellSettled =
  (
    { tell }: Pick<Correspondence, "tell">,
    brandOf: (code: string) => CorrespondenceBrand,
  ): NonNullable<CashierDeps["onSettled"]> =>
  (order, at) => {
    const to = { brand: brandOf(order.brand), member: order.member };
    const event = { id: order.id, amount: amountOf(order.amount, order.asset) };
    if (order.kind === "bonusGranted") {
      const turnover = order.turnover === 0n ? null : amountOf(order.turnover, order.asset);
      return tell(
        to,
        { ...event, type: "promotionReward", title: { "zh-CN": order.label, en: order.label }, turnover },
        at,
      );
    }
    if (order.kind === "withdrawalPaid") return tell(to, { ...event, type: order.kind, to: order.to }, at);
    if (order.kind === "withdrawalRefused" || order.kind === "depositRefused")
      return tell(to, { ...event, type: order.kind, reason: order.reason }, at);
    return tell(to, { ...event, type: order.kind }, at);
  };
