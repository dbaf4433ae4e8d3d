import { randomUUID } from "node:crypto";
import type { AssetCode } from "@baize/domain";
import { minorOf } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, type Moves, reading, type Scenario } from "./scenario.ts";
import { expectOk, type Stage } from "./stage.ts";

/** The least that can be bought of a coin, or sold of one that the member has enough of. */
const exchange = async ({ direct, random }: Stage) => {
  const { currency, list } = expectOk(await direct.finance.coinWallets({}));
  const coin = random.pick(list);
  const canSell = minorOf(coin.balance, coin.asset) >= minorOf(coin.minSell, coin.asset);
  return canSell && random.flip()
    ? { from: coin.asset, to: currency, amount: coin.minSell }
    : { from: currency, to: coin.asset, amount: coin.minBuy };
};

interface Exchanged {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly amount: string;
  readonly receive: string;
}
const movesOf = ({ from, to, amount, receive }: Exchanged, { brand }: Stage): Moves => {
  const nameOf = (asset: AssetCode): string => (asset === brand.currency ? "member main" : `coin ${asset}`);
  return { [nameOf(from)]: { balance: -minorOf(amount, from) }, [nameOf(to)]: { balance: minorOf(receive, to) } };
};

export const exchangeScenarios = {
  coinWallets: reading(({ finance }) => finance.coinWallets)(),
  exchangeQuote: reading(({ finance }) => finance.exchangeQuote)({
    input: exchange,
    verify: async ({ direct }, shown) => {
      const done = expectOk(await direct.finance.exchangeSubmit({ quoteId: shown.id, reqId: randomUUID() }));
      const pick = ({ from, to, amount, receive, rate }: typeof done | typeof shown): unknown => ({
        from,
        to,
        amount,
        receive,
        rate,
      });
      return differ("quote shown against the exchange made by it", pick(shown), pick(done));
    },
  }),
  exchangeSubmit: moving(({ finance }) => finance.exchangeSubmit)({
    input: async (stage) => ({ quoteId: expectOk(await stage.direct.finance.exchangeQuote(await exchange(stage))).id }),
    invalid: () => ({ input: { quoteId: "Q-of-nobody" }, code: "quote_unknown" }),
    moves: movesOf,
    verify: async ({ direct }, { balance }) =>
      differ("balance shown", balance, expectOk(await direct.member.balance({}))),
  }),
} satisfies Readonly<Record<string, Scenario>>;
