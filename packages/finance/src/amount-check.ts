import { assetScale, type AssetCode, compareMoney, isZeroMoney, type Money, parseMoney, readPastedAmount } from "@baize/domain";

export interface AmountBounds {
  readonly asset: AssetCode;
  readonly min: string;
  readonly max: string;
  /** What is there to take from; null when unknown, left out when nothing is taken. */
  readonly available?: string | null | undefined;
}
export type AmountFault = "required" | "belowMin" | "aboveMax" | "aboveAvailable";

/** The amount in a field; null when it holds none. */
export const readAmount = (text: string, asset: AssetCode): Money | null => {
  const reading = readPastedAmount(text, assetScale(asset));
  return reading.ok ? parseMoney(reading.text, asset) : null;
};

/** What is wrong with the amount in a field, the nearest fault first. */
export const checkAmount = (text: string, { asset, min, max, available }: AmountBounds): AmountFault | null => {
  const entered = readAmount(text, asset);
  if (entered === null || isZeroMoney(entered)) return "required";
  const isAbove = (limit: string | null | undefined): boolean => {
    const bound = limit == null ? null : parseMoney(limit, asset);
    return bound !== null && compareMoney(entered, bound) > 0;
  };
  const least = parseMoney(min, asset);
  if (least !== null && compareMoney(entered, least) < 0) return "belowMin";
  if (isAbove(max)) return "aboveMax";
  return isAbove(available) ? "aboveAvailable" : null;
};

/** The smallest of several decimals; those that are unknown or unreadable do not count. */
export const smallest = (decimals: readonly (string | null | undefined)[], asset: AssetCode): string | undefined => {
  const known = decimals.flatMap((decimal) => {
    const amount = decimal == null ? null : parseMoney(decimal, asset);
    return decimal == null || amount === null ? [] : [{ decimal, amount }];
  });
  return known.toSorted((one, other) => compareMoney(one.amount, other.amount))[0]?.decimal;
};
