import { assetScale, type AssetCode, compareMoney, isZeroMoney, type Money, parseMoney, readPastedAmount } from "@baize/domain";

export type AmountFault = "needAmount" | "belowMin" | "aboveMax" | "aboveAvailable";

/** The amount in a field; null when it holds none. */
export const readAmount = (text: string, asset: AssetCode): Money | null => {
  const reading = readPastedAmount(text, assetScale(asset));
  const amount = reading.ok ? parseMoney(reading.text, asset) : null;
  return amount === null || isZeroMoney(amount) ? null : amount;
};

/** What is wrong with an amount, the nearest fault first; decimals of the wallet and of what is there. */
export const checkAmount = (amount: Money | null, { min, max, available }: { readonly min: string; readonly max: string; readonly available: string }): AmountFault | null => {
  if (amount === null) return "needAmount";
  const compare = (bound: string): number => {
    const limit = parseMoney(bound, amount.asset);
    return limit === null ? 0 : compareMoney(amount, limit);
  };
  if (compare(min) < 0) return "belowMin";
  if (compare(max) > 0) return "aboveMax";
  return compare(available) > 0 ? "aboveAvailable" : null;
};

/** The most that may go in: all there is, up to the wallet's cap; null when that is nothing or below the least. */
export const mostInto = ({ min, max, currency }: { readonly min: string; readonly max: string; readonly currency: AssetCode }, available: string): Money | null => {
  const [all, cap, least] = [available, max, min].map((decimal) => parseMoney(decimal, currency));
  if (!all || !cap || !least) return null;
  const most = compareMoney(all, cap) > 0 ? cap : all;
  return most.minor <= 0n || compareMoney(most, least) < 0 ? null : most;
};
