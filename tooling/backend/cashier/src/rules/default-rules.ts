import { coinLabel, type AssetCode, type BrandFacts } from "@baize/domain";
import { worthOf } from "../amounts/amounts.ts";
import { decimal } from "../interface/env.ts";
import type { ChannelRules, CoinRules, TenantRules, VipWithdrawRules } from "./tenant-rules.ts";

type Units = (count: bigint) => string;

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

/** Sample addresses: their checks are right, and nobody has their keys. `fee` is in whole USDT. */
const PROTOCOLS = [
  {
    coinType: 1,
    code: "TRC20",
    confirmations: 20,
    etaMinutes: 3,
    fee: 1n,
    address: "TYc2YsZpDrFH1Yrw95VGgUUoiXQumx2UpA",
  },
  {
    coinType: 2,
    code: "ERC20",
    confirmations: 12,
    etaMinutes: 6,
    fee: 3n,
    address: "0x0916A0866ddC396465ECEaC46E72479247a09b86",
  },
  {
    coinType: 3,
    code: "OMNI",
    confirmations: 6,
    etaMinutes: 60,
    fee: 5n,
    address: "1Nz91ALD9X8K7M9412Szse3P6Z7y1NqwUp",
  },
] as const;

/** How long a rate holds. */
const QUOTE_MS = 60_000;

const QUICK = [1n, 5n, 10n, 50n, 100n];

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

/** Channels that are paid to an account of the house. */
const payeeChannels = (units: Units, currency: AssetCode): Record<"bank" | "alipay" | "wechat", ChannelRules> => {
  const common = {
    payAsset: currency,
    quick: QUICK.map(units),
    min: units(1n),
    maintenance: null,
    offer: null,
    coin: null,
  };
  const [name, branch] = ["林晓川", ""];
  return {
    bank: {
      ...common,
      id: "bank-transfer",
      name: "银行卡转账",
      max: units(500n),
      feePercent: "0",
      etaMinutes: 5,
      recommended: true,
      payee: { bank: "云禾银行", name, account: "6200000000001234567", branch: "云禾银行示例支行" },
    },
    alipay: {
      ...common,
      id: "alipay-scan",
      name: "支付宝扫码",
      max: units(200n),
      feePercent: "0",
      etaMinutes: 3,
      recommended: false,
      offer: { percent: "0.5", max: units(2n), turnoverMultiple: "2" },
      payee: { bank: "支付宝", name, account: "pay@baize.example", branch },
    },
    wechat: {
      ...common,
      id: "wechat-scan",
      name: "微信扫码",
      max: units(100n),
      feePercent: "0.5",
      etaMinutes: 3,
      recommended: false,
      payee: { bank: "微信", name, account: "baize-demo-pay", branch },
    },
  };
};

/** USDT by protocol; the recommended one carries an offer. */
const usdtChannels = (units: Units, rate: string): ChannelRules[] =>
  PROTOCOLS.map(({ coinType, code, confirmations, etaMinutes, address }) => ({
    id: `usdt-${code.toLowerCase()}`,
    name: `USDT-${code}`,
    payAsset: "USDT",
    min: units(1n),
    max: units(2000n),
    feePercent: "0",
    quick: QUICK.map(units),
    etaMinutes,
    recommended: code === "TRC20",
    maintenance: null,
    offer: code === "TRC20" ? { percent: "1", max: units(10n), turnoverMultiple: "3" } : null,
    payee: null,
    coin: { coinType, protocol: code, address, rate, confirmations, topsUpWallet: false },
  }));

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
