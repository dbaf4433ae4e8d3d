import type { CashierDeps, RewardHooks } from "@baize/cashier";
import type { Correspondence, CorrespondenceBrand } from "@baize/correspondence";
import { type AssetCode, ofMinor, toDecimal } from "@baize/domain";

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

/** A message to the member of an order that was settled, in its transaction. */
export const tellSettled =
  (
    { tell }: Pick<Correspondence, "tell">,
    brandOf: (code: string) => CorrespondenceBrand,
  ): NonNullable<CashierDeps["onSettled"]> =>
  (order, at) => {
    const to = { brand: brandOf(order.brand), member: order.member };
    const event = { id: order.id, amount: amountOf(order.amount, order.asset) };
    if (order.kind === "withdrawalPaid") return tell(to, { ...event, type: order.kind, to: order.to }, at);
    if (order.kind === "withdrawalRefused") return tell(to, { ...event, type: order.kind, reason: order.reason }, at);
    return tell(to, { ...event, type: order.kind }, at);
  };
