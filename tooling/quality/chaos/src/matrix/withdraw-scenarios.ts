import { minorOf, times } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, reading, type Scenario } from "./scenario.ts";
import { expectOk, type Stage } from "./stage.ts";

/** A withdrawal that the guards let through: to a usable account, a small sum. */
const withdrawal = async ({ direct, random }: Stage) => {
  const account = random.pick(
    expectOk(await direct.finance.memberBanks({})).list.filter(({ enabled, reason }) => enabled && reason === null),
  );
  const { min, currency } = expectOk(await direct.finance.withdrawInfo({}));
  return { accountId: account.id, amount: times(min, random.whole(1, 2), currency) };
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
    verify: async ({ direct }, shown, input) =>
      differ("sheet shown", plain(shown), plain(expectOk(await direct.finance.withdrawPreview(input)))),
  }),
  withdrawSubmit: moving(({ finance }) => finance.withdrawSubmit)({
    input: async (stage) => {
      const wanted = await withdrawal(stage);
      const { coin } = expectOk(await stage.direct.finance.withdrawQuote(wanted));
      return {
        ...wanted,
        ...(coin === null ? {} : { quoteId: coin.id }),
        ...(await stage.seal(stage.brand.demo.withdrawPassword)),
      };
    },
    invalid: (input) => ({ input: { ...input, accountId: "A-of-nobody" }, code: "account_unknown" }),
    moves: ({ order }) => ({ "member main": { held: minorOf(order.amount, order.currency) } }),
    verify: async ({ direct }, { order, balance }) => [
      ...differ("order shown", order, expectOk(await direct.finance.withdrawOrder({ id: order.id }))),
      ...differ("balance shown", balance, expectOk(await direct.member.balance({}))),
    ],
    cleanUp: ({ operator }, { order }) => operator(`/withdrawals/${order.id}/refuse`),
  }),
  withdrawOrder: reading(({ finance }) => finance.withdrawOrder)({
    input: async ({ direct, random }) => ({
      id: random.pick(expectOk(await direct.finance.transactions({ kind: "withdraw" })).list).id,
    }),
  }),
  turnover: reading(({ finance }) => finance.turnover)(),
  turnoverBets: reading(({ finance }) => finance.turnoverBets)({
    input: async ({ direct, random }) => ({
      id: random.pick(expectOk(await direct.finance.turnover({})).list).id,
      size: random.whole(1, 50),
    }),
  }),
} satisfies Readonly<Record<string, Scenario>>;
