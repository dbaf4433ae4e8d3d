import { type ChannelRules, type CoinRules, defaultRules, type TenantRules } from "@baize/cashier";
import { type BrandFacts, type CoinLabel, coinLabel } from "@baize/domain";
import type { Closings } from "./closings.ts";

type HouseCoin = Exclude<CoinLabel, "USDT">;

/** House coins by type (specification §9), and what one is worth; kept still, so that a trial of today can be repeated tomorrow. */
const HOUSE_COINS = [4, 9, 17] as const;
const RATES: Readonly<Record<string, string>> = { CNY: "1", USD: "0.14", THB: "4.70", VND: "3500", MYR: "0.60" };

const houseCoins = ({ coins }: BrandFacts): { readonly coinType: number; readonly coin: HouseCoin }[] =>
  HOUSE_COINS.flatMap((coinType) => {
    const coin = coinLabel(coinType, coins);
    return coin === null || coin === "USDT" ? [] : [{ coinType, coin }];
  });

const channelOf = (base: ChannelRules, rate: string, coinType: number, coin: HouseCoin): ChannelRules => ({
  ...base,
  id: `coin-${coin.toLowerCase()}`,
  name: coin,
  payAsset: coin,
  feePercent: "0.5",
  recommended: false,
  payee: null,
  coin: { coinType, protocol: coin, address: `${coin.toLowerCase()}-sandbox-wallet-0001`, rate, confirmations: 1 },
});

/** The cashier's rules of a brand: the default ones and the house coins; the planned closing is read each time. */
export const tenantRules = (facts: BrandFacts, closings: Closings): (() => TenantRules) => {
  const base = defaultRules(facts);
  const rate = RATES[facts.currency.code] ?? "1";
  const [bank] = base.deposit.methods.flatMap(({ channels }) => channels);
  if (!bank) throw new Error("The default rules have no deposit channel to take the limits of house coins from.");
  const house = houseCoins(facts);
  const coins = house.map(
    ({ coinType, coin }): CoinRules => ({
      coinType,
      name: coin,
      protocols: [{ code: coin, name: coin, min: base.withdraw.min, max: base.withdraw.max, fee: "0", confirmations: 1, rate }],
    }),
  );
  const rules: TenantRules = {
    ...base,
    deposit: {
      ...base.deposit,
      methods: [...base.deposit.methods, { id: "house-coin", kind: "coin", name: "站内币", channels: house.map(({ coinType, coin }) => channelOf(bank, rate, coinType, coin)) }],
    },
    withdraw: { ...base.withdraw, coins: [...base.withdraw.coins, ...coins] },
  };
  return () => {
    const maintenance = closings.get(facts.code, "cashier");
    return maintenance === null ? rules : { ...rules, withdraw: { ...rules.withdraw, maintenance } };
  };
};
