import { type AssetCode, convertMoney, parseMoney, toDecimal } from "@baize/domain";

/** The turnover that a reward asks for, a decimal; zero where the multiple is. */
export const turnoverOf = (reward: string, multiple: string, asset: AssetCode): string => {
  const amount = parseMoney(reward, asset);
  if (amount === null || amount.minor <= 0n || isNone(multiple)) return "0";
  return toDecimal(convertMoney(amount, multiple, asset, "half_even"));
};

/** Whether a decimal is nothing: a multiple that asks for none, the amount of goods. */
export const isNone = (decimal: string): boolean => /^0*(\.0*)?$/.test(decimal);
