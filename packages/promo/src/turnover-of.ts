import { type AssetCode, convertMoney, parseMoney, toDecimal } from "@baize/domain";

/** The turnover that a reward asks for, a decimal; zero where the multiple is. */
export const turnoverOf = (reward: string, multiple: string, asset: AssetCode): string => {
  const amount = parseMoney(reward, asset);
  if (amount === null || amount.minor <= 0n || isNone(multiple)) return "0";
  return toDecimal(convertMoney(amount, multiple, asset, "half_even"));
};

/** Whether a multiple asks for nothing. */
export const isNone = (multiple: string): boolean => /^0*(\.0*)?$/.test(multiple);
