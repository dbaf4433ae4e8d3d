import type { AssetCode, BrandFacts } from "@baize/domain";

const signs: Readonly<Partial<Record<AssetCode, string>>> = {
  CNY: "¥",
  USD: "$",
  THB: "฿",
  VND: "₫",
  MYR: "RM",
};

/** The sign before an amount: the brand's own for its currency; a coin without a sign shows its code. */
export const assetSymbol = (asset: AssetCode, { currency }: Pick<BrandFacts, "currency">): string =>
  asset === currency.code ? currency.icon : (signs[asset] ?? asset);
