import { coinLabel, type AssetCode, type BrandFacts } from "@baize/domain";
import { decimal } from "./env.ts";
import type { ChannelRules, CoinRules, TenantRules, VipWithdrawRules } from "./rules.ts";

/** A handy sum in each asset, and what one USDT is worth in it: the scale of all default limits. */
const SCALE: Readonly<Record<AssetCode, { readonly unit: bigint; readonly usdt: string }>> = {
  CNY: { unit: 100n, usdt: "7.12" },
  USD: { unit: 10n, usdt: "1" },
  USDT: { unit: 10n, usdt: "1" },
  HHB: { unit: 100n, usdt: "7.12" },
  BOB: { unit: 100n, usdt: "7.12" },
  JPB: { unit: 100n, usdt: "7.12" },
  THB: { unit: 500n, usdt: "33.40" },
  VND: { unit: 300_000n, usdt: "25400" },
  MYR: { unit: 50n, usdt: "4.25" },
};

const PROTOCOLS = [
  { coinType: 1, code: "TRC20", name: "USDT-TRC20", confirmations: 20, etaMinutes: 3, address: "TBzDemoA7m4QpXw2LkVr9sHc5NfEy8uJd3" },
  { coinType: 2, code: "ERC20", name: "USDT-ERC20", confirmations: 12, etaMinutes: 6, address: "0xDe30a1B2c3D4e5F60718293a4B5c6D7e8F901234" },
] as const;

const QUICK = [1n, 5n, 10n, 50n, 100n];

/** Level 0 starts at two withdrawals a day; each level may more, and the highest are not limited in number. */
const vipRules = (units: (count: bigint) => string): VipWithdrawRules[] =>
  Array.from({ length: 11 }, (_, level) => {
    const step = BigInt(level + 1);
    return {
      dailyTimes: level >= 9 ? null : 2 + level,
      dailyQuota: level === 10 ? null : units(500n * step),
      singleMax: units(250n * step),
      feePercent: level >= 5 ? "0" : "0.5",
      freeTimes: 1 + level,
    };
  });

/**
 * A complete set of rules for a brand: bank transfer and USDT over two protocols, turnover once, thirty minutes for an
 * order, no waiting for the first payout account and a day for the others.
 */
export const defaultRules = (facts: Pick<BrandFacts, "code" | "zone" | "currency">): TenantRules => {
  const currency = facts.currency.code;
  const { unit, usdt } = SCALE[currency];
  const units = (count: bigint): string => decimal(count * unit * 10n ** BigInt(currency === "USDT" ? 6 : 2), currency);
  const quick = QUICK.map(units);
  const common = { feePercent: "0", quick, maintenance: null };
  const bank: ChannelRules = {
    ...common,
    id: "bank-transfer",
    name: "银行卡转账",
    payAsset: currency,
    min: units(1n),
    max: units(500n),
    etaMinutes: 5,
    recommended: true,
    payee: { bank: "云禾银行", name: "林晓川", account: "6200000000001234567", branch: "云禾银行示例支行" },
    coin: null,
  };
  const coins = PROTOCOLS.map(({ coinType, code, name, confirmations, etaMinutes, address }): ChannelRules => ({
    ...common,
    id: `usdt-${code.toLowerCase()}`,
    name,
    payAsset: "USDT",
    min: units(1n),
    max: units(2000n),
    etaMinutes,
    recommended: code === "TRC20",
    payee: null,
    coin: { coinType, protocol: code, address, rate: usdt, confirmations },
  }));
  const payoutCoins = PROTOCOLS.map(({ coinType, code, confirmations }): CoinRules => ({
    coinType,
    name: coinLabel(coinType, { jpb: false }) ?? "USDT",
    protocols: [{ code, name: code, min: units(1n), max: units(2000n), fee: units(0n), confirmations, rate: usdt }],
  }));
  return {
    code: facts.code,
    zone: facts.zone,
    currency,
    deposit: {
      methods: [
        { id: "bank", kind: "bank", name: "银行卡", channels: [bank] },
        { id: "coin", kind: "coin", name: "虚拟币", channels: coins },
      ],
      orderTtlMs: 30 * 60_000,
      turnoverMultiple: "1",
    },
    withdraw: { maintenance: null, min: units(1n), max: units(2000n), etaMinutes: 30, byVip: vipRules(units), coins: payoutCoins },
    accounts: { limit: 5, coolingOffMs: 24 * 3_600_000 },
  };
};
