import { type AssetCode, parseMoney } from "@baize/domain";
import type { PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

const KNOWN = ["forfeited", "expired", "reversed"] as const;

/** Why a reward ended, in words; what an operator wrote about an application is shown as it is. */
export const useReasonText = (): ((reason: string) => string) => {
  const t = usePromoWords();
  return (reason) => {
    const known = KNOWN.find((code) => code === reason);
    return known === undefined ? reason : t(`record.reason.${known}`);
  };
};

/** Goods have no amount. */
export const isGoods = ({ amount }: Pick<PromoRecord, "amount">, asset: AssetCode): boolean =>
  parseMoney(amount, asset)?.minor === 0n;
