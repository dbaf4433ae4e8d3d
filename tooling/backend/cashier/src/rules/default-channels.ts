import type { AssetCode, DepositKind } from "@baize/domain";
import type { ChannelRules } from "./tenant-rules.ts";

export type Units = (count: bigint) => string;

/** Sample addresses: their checks are right, and nobody has their keys. `fee` is in whole USDT. */
export const PROTOCOLS = [
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

const QUICK = [1n, 5n, 10n, 50n, 100n];

/** Channels that are paid to an account of the house. */
export const payeeChannels = (
  units: Units,
  currency: AssetCode,
): Record<Exclude<DepositKind, "coin">, ChannelRules> => {
  const common = {
    payAsset: currency,
    quick: QUICK.map(units),
    min: units(1n),
    maintenance: null,
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

/** USDT by protocol. */
export const usdtChannels = (units: Units, rate: string): ChannelRules[] =>
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
    payee: null,
    coin: { coinType, protocol: code, address, rate, confirmations, topsUpWallet: false },
  }));
