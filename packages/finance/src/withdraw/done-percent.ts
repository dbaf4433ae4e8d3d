import { type AssetCode, parseMoney } from "@baize/domain";

/** Whole percent of done over need; nothing needed is done. */
export const donePercent = (done: string, need: string, asset: AssetCode): number => {
  const [have, whole] = [parseMoney(done, asset)?.minor ?? 0n, parseMoney(need, asset)?.minor ?? 0n];
  return whole <= 0n ? 100 : Number((have * 100n) / whole);
};
