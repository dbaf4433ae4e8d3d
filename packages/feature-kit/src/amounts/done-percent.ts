import { type AssetCode, parseMoney } from "@baize/domain";

/** Whole percent of what is there over what is needed; nothing needed is done. */
export const donePercent = (have: string, need: string, asset: AssetCode): number => {
  const [has, whole] = [parseMoney(have, asset)?.minor ?? 0n, parseMoney(need, asset)?.minor ?? 0n];
  if (whole <= 0n || has >= whole) return 100;
  return has <= 0n ? 0 : Number((has * 100n) / whole);
};
