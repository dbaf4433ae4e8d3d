import { minorOf, times } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, reading, type Scenario } from "./scenario.ts";
import { must, type Stage } from "./stage.ts";

/** A withdrawal that the guards let through: to a usable account, a small sum. */
const withdrawal = async ({ direct, dice }: Stage) => {
  const account = dice.pick(
    must(await direct.finance.memberBanks({})).list.filter(({ enabled, reason }) => enabled && reason === null),
  );
  const { min, currency } = must(await direct.finance.withdrawInfo({}));
  return { accountId: account.id, amount: times(min, dice.whole(1, 2), currency) };
};
/** The settlement without what holds it: a quote and a preview of the same instant say the same. */
const plain = (sheet: object): unknown => {
  const {
    serverTime: _time,
    coin,
    ...rest
  } = sheet as { serverTime?: string; coin: Readonly<Record<string, unknown>> | null };
  return { ...rest, coin: coin && { payAsset: coin["payAsset"], rate: coin["rate"], payAmount: coin["payAmount"] } };
};

export const withdrawScenarios = {
  withdrawPasswordConfig: reading(({ finance }) => finance.withdrawPasswordConfig)(),
  withdrawInfo: reading(({ finance }) => finance.withdrawInfo)(),
  withdrawPreview: reading(({ finance }) => finance.withdrawPreview)({ input: withdrawal }),
  withdrawQuote: reading(({ finance }) => finance.withdrawQuote)({
    input: withdrawal,
    isTrue: async ({ direct }, shown, input) =>
      differ("sheet shown", plain(shown), plain(must(await direct.finance.withdrawPreview(input)))),
  }),
  withdrawSubmit: moving(({ finance }) => finance.withdrawSubmit)({
    input: async (stage) => {
      const wanted = await withdrawal(stage);
      const { coin } = must(await stage.direct.finance.withdrawQuote(wanted));
      return {
        ...wanted,
        ...(coin === null ? {} : { quoteId: coin.id }),
        ...(await stage.seal(stage.shop.demo.withdrawPassword)),
      };
    },
    wrong: (input) => ({ input: { ...input, accountId: "A-of-nobody" }, code: "account_unknown" }),
    moves: ({ order }) => ({ "member main": { held: minorOf(order.amount, order.currency) } }),
    isTrue: async ({ direct }, { order, balance }) => [
      ...differ("order shown", order, must(await direct.finance.withdrawOrder({ id: order.id }))),
      ...differ("balance shown", balance, must(await direct.member.balance({}))),
    ],
    tidy: ({ operator }, { order }) => operator(`/withdrawals/${order.id}/refuse`),
  }),
  withdrawOrder: reading(({ finance }) => finance.withdrawOrder)({
    input: async ({ direct, dice }) => ({
      id: dice.pick(must(await direct.finance.transactions({ kind: "withdraw" })).list).id,
    }),
  }),
  turnover: reading(({ finance }) => finance.turnover)(),
  turnoverBets: reading(({ finance }) => finance.turnoverBets)({
    input: async ({ direct, dice }) => ({
      id: dice.pick(must(await direct.finance.turnover({})).list).id,
      size: dice.whole(1, 50),
    }),
  }),
} satisfies Readonly<Record<string, Scenario>>;
