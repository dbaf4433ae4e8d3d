import { type AssetCode, money, ofMinor, toDecimal } from "@baize/domain";

export const minorOf = (decimal: string, asset: AssetCode): bigint => money(decimal, asset).minor;
export const times = (decimal: string, count: number, asset: AssetCode): string =>
  toDecimal(ofMinor(minorOf(decimal, asset) * BigInt(count), asset));
