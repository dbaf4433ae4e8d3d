import type { AssetCode } from "@baize/domain";

const symbols: Readonly<Partial<Record<AssetCode, string>>> = { CNY: "¥", USD: "$", THB: "฿", VND: "₫", MYR: "RM" };

/** The sign before an amount; a coin without a sign shows its code. */
export const assetSymbol = (asset: AssetCode): string => symbols[asset] ?? asset;
