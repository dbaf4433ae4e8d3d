import { type AssetCode, type BrandFacts, coinLabel } from "@baize/domain";
import { worthOf } from "../amounts/coin-amounts.ts";
import { decimal } from "../amounts/format.ts";
import { payeeChannels, PROTOCOLS, type Units, usdtChannels } from "./default-channels.ts";
import type { CoinRules, TenantRules, VipWithdrawRules } from "./tenant-rules.ts";

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

/** How long a rate holds. */
const QUOTE_MS = 60_000;

/** Level 0 starts at two withdrawals a day; each level may more, and the highest are not limited in number. */
const vipRules = (units: Units): VipWithdrawRules[] =>
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
 * A complete set of rules for a brand: bank transfer, Alipay, WeChat and USDT over three protocols, turnover once,
 * thirty minutes for an order, a minute for a rate, no waiting for the first payout account and a day for the others.
 * House coins come with `addHouseCoins`.
 */
export const defaultRules = (facts: Pick<BrandFacts, "code" | "zone" | "currency">): TenantRules => {
  const currency = facts.currency.code;
  const { unit, usdt } = SCALE[currency];
  const units: Units = (count) => decimal(count * unit * 10n ** BigInt(currency === "USDT" ? 6 : 2), currency);
  const { bank, alipay, wechat } = payeeChannels(units, currency);
  const networkFee = (whole: bigint): string =>
    decimal(worthOf(whole * 1_000_000n, { asset: currency, coin: "USDT", rate: usdt }), currency);
  const payoutCoins = PROTOCOLS.map(({ coinType, code, confirmations, fee }): CoinRules => ({
    coinType,
    name: coinLabel(coinType, { jpb: false }) ?? "USDT",
    protocols: [
      { code, name: code, min: units(1n), max: units(2000n), fee: networkFee(fee), confirmations, rate: usdt },
    ],
  }));
  return {
    code: facts.code,
    zone: facts.zone,
    currency,
    deposit: {
      methods: [
        { id: "bank", kind: "bank", name: "银行卡", channels: [bank] },
        { id: "alipay", kind: "alipay", name: "支付宝", channels: [alipay] },
        { id: "wechat", kind: "wechat", name: "微信", channels: [wechat] },
        { id: "coin", kind: "coin", name: "虚拟币", channels: usdtChannels(units, usdt) },
      ],
      orderTtlMs: 30 * 60_000,
      turnoverMultiple: "1",
    },
    withdraw: {
      maintenance: null,
      min: units(1n),
      max: units(2000n),
      etaMinutes: 30,
      quoteTtlMs: QUOTE_MS,
      byVip: vipRules(units),
      coins: payoutCoins,
    },
    exchange: { maintenance: null, quoteTtlMs: QUOTE_MS, coins: [] },
    accounts: { limits: { bank: 5, alipay: 3, coin: 5 }, coolingOffMs: 24 * 3_600_000 },
  };
};
