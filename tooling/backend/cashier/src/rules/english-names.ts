import { ENGLISH_BANKS } from "../payout-accounts/bank-names.ts";

/** Of methods, channels and wallets of the default rules, as the words of the site have them. */
const OWN: Readonly<Record<string, string>> = {
  中心钱包: "Central wallet",
  银行卡: "Bank card",
  银行卡转账: "Bank transfer",
  支付宝: "Alipay",
  支付宝扫码: "Alipay QR code",
  微信: "WeChat Pay",
  微信扫码: "WeChat Pay QR code",
  虚拟币: "Coins",
  站内币: "House coins",
};

/** English names by the Chinese ones that this package gives to methods, channels, banks and the central wallet. */
export const ENGLISH_NAMES: Readonly<Record<string, string>> = { ...ENGLISH_BANKS, ...OWN };
