import { type AssetCode, type BrandFacts, coinLabel } from "@baize/domain";
import { type Pair, priceOf, worthOf } from "../amounts/coin-amounts.ts";
import { decimal } from "../amounts/format.ts";
import type { ChannelRules, CoinRules, ExchangeCoinRules, TenantRules } from "./tenant-rules.ts";

/** House coins by type (docs/specification.md §9.6). */
const COIN_TYPES = [4, 9, 17] as const;
/** What one coin is worth; kept still, so that a trial of today can be repeated tomorrow. */
const RATES: Readonly<Record<AssetCode, string>> = {
  CNY: "1",
  USD: "0.14",
  USDT: "0.14",
  HHB: "1",
  BOB: "1",
  JPB: "1",
  THB: "4.70",
  VND: "3500",
  MYR: "0.60",
};
/** Coins are kept in hundredths. */
const ONE = 100n;
const QUICK = [100n, 500n, 1_000n, 5_000n, 10_000n];

interface HouseCoin {
  readonly coinType: number;
  readonly coin: AssetCode;
}

const channelOf = ({ coinType, coin }: HouseCoin, rate: string): ChannelRules => ({
  id: `coin-${coin.toLowerCase()}`,
  name: coin,
  payAsset: coin,
  min: decimal(100n * ONE, coin),
  max: decimal(50_000n * ONE, coin),
  feePercent: "0.5",
  quick: QUICK.map((count) => decimal(count * ONE, coin)),
  etaMinutes: 2,
  recommended: false,
  maintenance: null,
  payee: null,
  coin: {
    coinType,
    protocol: coin,
    address: `${coin.toLowerCase()}-sandbox-wallet-0001`,
    rate,
    confirmations: 1,
    topsUpWallet: true,
  },
});

const payoutOf = (
  { coinType, coin }: HouseCoin,
  { min, max }: TenantRules["withdraw"],
  fee: string,
  rate: string,
): CoinRules => ({
  coinType,
  name: coin,
  protocols: [{ code: coin, name: coin, min, max, fee, confirmations: 1, rate }],
});

const exchangeOf = (asset: AssetCode, currency: AssetCode, rate: string): ExchangeCoinRules => {
  const pair: Pair = { asset: currency, coin: asset, rate };
  const [least, most] = [10n * ONE, 50_000n * ONE];
  return {
    asset,
    rate,
    minSell: decimal(least, asset),
    maxSell: decimal(most, asset),
    minBuy: decimal(priceOf(least, pair), currency),
    maxBuy: decimal(worthOf(most, pair), currency),
  };
};

/**
 * The rules with the brand's house coins: wallets to top up and to exchange, and payouts in them. The same rate serves
 * all three; a coin that is the brand's own currency is left out.
 */
export const addHouseCoins = (
  rules: TenantRules,
  coins: BrandFacts["coins"],
  rate = RATES[rules.currency],
): TenantRules => {
  const house = COIN_TYPES.flatMap((coinType): HouseCoin[] => {
    const coin = coinLabel(coinType, coins);
    return coin === null || coin === rules.currency ? [] : [{ coinType, coin }];
  });
  const { deposit, withdraw, exchange } = rules;
  const free = decimal(0n, rules.currency);
  return {
    ...rules,
    deposit: {
      ...deposit,
      methods: [
        ...deposit.methods,
        { id: "house-coin", kind: "coin", name: "站内币", channels: house.map((coin) => channelOf(coin, rate)) },
      ],
    },
    withdraw: { ...withdraw, coins: [...withdraw.coins, ...house.map((coin) => payoutOf(coin, withdraw, free, rate))] },
    exchange: {
      ...exchange,
      coins: [...exchange.coins, ...house.map(({ coin }) => exchangeOf(coin, rules.currency, rate))],
    },
  };
};
